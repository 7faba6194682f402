/** Loaded before anything is painted: room for what the game of the tasks has beside its board, so that nothing moves later. */

const [game = ""] = location.hash.slice(1).split("/");
document.documentElement.dataset.coming = game;
