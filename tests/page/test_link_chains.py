"""Games by link as the page has them: whose turn is elsewhere, and chains of what was sent."""

from __future__ import annotations

from tests.support.client import HUMANS, Client, known

BY_LINK = [{"seat": "human", "level": 1}, {"seat": "remote", "level": 1}]


def begin_by_link(client: Client) -> None:
    """Begin a game with a person on another device."""
    settings = {"size": "5"}
    client.send("new", game="consta", settings=settings, seats=BY_LINK, correspondence="abcd1234")


def test_a_game_by_link_waits_for_the_other_device(client: Client) -> None:
    begin_by_link(client)
    begun = {"id": "abcd1234", "sender": 0, "stage": 99, "chain": []}
    assert client.view["correspondence"].items() >= begun.items()
    client.send("play", move="c3")
    (trouble,) = client.send("play", move="2a1")
    assert trouble["text"]["key"] == "command-remote"
    assert not [space for space in client.view["scene"]["spaces"] if "state" in space]
    first = client.view["correspondence"]["chain"]
    client.send("seats", seats=[BY_LINK[1], BY_LINK[0]])
    client.send("play", move="2a1")
    assert client.view["correspondence"]["sender"] == 1
    assert client.view["correspondence"]["chain"][:1] == first
    client.send("seats", seats=BY_LINK)
    client.send("resign")
    assert len(client.view["correspondence"]["chain"]) == 3


def test_a_move_that_was_sent_is_not_taken_back(client: Client) -> None:
    begin_by_link(client)
    client.send("play", move="c3")
    assert client.view["controls"]["undo"]
    client.send("undo")
    client.send("play", move="d3")
    assert len(client.view["correspondence"]["chain"]) == 1
    client.send("shared", shared=known(client.view["correspondence"]))
    assert not client.view["controls"]["undo"]
    before = client.view["correspondence"]["chain"]
    client.send("go", node=0)
    client.send("play", move="e3")
    assert client.view["correspondence"]["chain"] == before
    sent = next(move["node"] for move in client.view["tree"] if move["text"] == "d3")
    for command, node in (("delete", sent), ("promote", client.view["note"]["node"])):
        (trouble,) = client.send(command, node=node)
        assert trouble["text"]["key"] == "match-shared"
    client.send("delete", node=client.view["note"]["node"])
    assert client.view["correspondence"]["chain"] == before


def test_a_link_of_a_game_by_link_hands_over_no_seat(client: Client) -> None:
    begin_by_link(client)
    client.send("play", move="c3")
    other = Client()
    other.send("open", fragment=client.view["fragment"])
    assert [side["seat"] for side in other.view["players"]] == ["remote", "remote"]
    assert other.view["correspondence"]["chain"] == client.view["correspondence"]["chain"]
    other.send(
        "seats",
        seats=[BY_LINK[1], BY_LINK[0]],
        correspondence="abcd1234",
        shared=known(other.view["correspondence"]),
    )
    other.send("play", move="2a1")
    assert other.view["correspondence"]["sender"] == 1


def test_resigning_a_game_by_link_while_leafing_ends_it_for_both(client: Client) -> None:
    begin_by_link(client)
    client.send("play", move="c3")
    client.send("seats", seats=[BY_LINK[1], BY_LINK[0]])
    client.send("play", move="2a1")
    client.send("go", node=1)
    client.send("resign")
    assert client.view["cursor"] == 2
    other = Client()
    other.send("open", fragment=client.view["fragment"])
    assert other.view["result"] == "1-0"
    assert not other.view["controls"]["resign"]


def test_the_chain_of_a_match_goes_on_after_a_round_that_was_resigned(client: Client) -> None:
    new = {"game": "constructo", "settings": {"pattern": "arch", "first": "blue"}, "rounds": 2}
    client.send("new", seats=BY_LINK, correspondence="abcd1234", **new)
    client.send("play", move="S2")
    client.send("resign")
    resigned = client.view["correspondence"]["chain"]
    assert len(resigned) == 2
    client.send("shared", shared=known(client.view["correspondence"]))
    client.send("next_round")
    client.send("seats", seats=BY_LINK)
    client.send("play", move="S2")
    assert client.view["correspondence"]["chain"][:-1] == resigned
    # It is not shared yet, so it can be taken back.
    assert client.view["controls"]["undo"]


def test_chains_part_where_the_moves_do(client: Client) -> None:
    chains = []
    for moves in (["c3", "2a1", "2e5"], ["c3", "2a2", "2e5"]):
        begin_by_link(client)
        client.send("seats", seats=HUMANS)
        for move in moves:
            client.send("play", move=move)
        chains.append(client.view["correspondence"]["chain"])
    assert chains[0][0] == chains[1][0]
    assert chains[0][1] != chains[1][1]
    assert chains[0][2] != chains[1][2]


def test_the_chain_of_an_ending_is_the_one_that_devices_have_kept(client: Client) -> None:
    seats = {"first": BY_LINK, "second": [BY_LINK[1], BY_LINK[0]]}
    kept = {"first": "f0533bd6", "second": "a7786ef8"}
    for side, last in kept.items():
        begin_by_link(client)
        client.send("seats", seats=HUMANS)
        for move in ("c3", "b2,d4"):
            client.send("play", move=move)
        client.send("seats", seats=seats[side])
        client.send("resign")
        chain = client.view["correspondence"]["chain"]
        assert chain == ["6277cdc4", "d5f83b2a", last]
