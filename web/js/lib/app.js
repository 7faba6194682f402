/** Where the app's own files lie: the folder above `js`, which is named after their content and so tells versions apart. */

const OWN = import.meta.url;

/** Address of the folder, with its closing slash, wherever in `js` the build has put this. */
export const APP = OWN.slice(0, OWN.lastIndexOf("/js/") + 1);
