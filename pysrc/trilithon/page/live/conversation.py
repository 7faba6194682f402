"""What a device of a live game hears, and what it has to tell.

Each device judges with its own engine all that it hears.
"""

from __future__ import annotations

from trilithon.core.errors import Problem
from trilithon.match import BadCommand
from trilithon.match.correspondence import share, stage
from trilithon.match.ending import run_out_of_time
from trilithon.page.live.device import Device, Said
from trilithon.page.live.exchange import greet, heed_done, heed_extent, heed_hello, tell_course
from trilithon.page.live.messages import LONGEST_WORDS, Message, Tick, read_message
from trilithon.page.live.wishes import begin_again, heed_request, next_id, own_request
from trilithon.page.protocol.live import Word


def meet(device: Device) -> None:
    """Begin, or begin anew when the devices have found each other again."""
    device.heard, device.summary, device.theirs = 0, None, None
    device.clock.heard = device.clock.way = None
    greet(device)


def hear(device: Device, text: str, now: float) -> None:
    """Take in a message that came at a time, in seconds; whatever is wrong with it is told."""
    if not device.allowance.take(now):
        device.trouble = BadCommand("live-frequent").text
        return
    try:
        message = read_message(text)
        if message is not None:
            _heed(device, message, now)
    except Problem as problem:
        device.trouble = problem.text


def tell(device: Device, now: float, *, anew: bool = False) -> None:
    """Let the other device know what was done here up to now, and how things stand.

    Who has run out of time has lost.
    """
    clock = device.clock
    clock.count(device.match, now)
    if clock.is_over:
        run_out_of_time(device.match)
        clock.count(device.match, now)
    known = tell_course(device)
    # What has been shown to the other person is taken back by agreement only.
    items = sum(act.kind != "answer" for act in known)
    share(device.match, items, stage(device.match))
    ask = own_request(device)
    done = (len(known), known[-1].item if known else "")
    summary = (device.id, done, ask, device.again, device.attention)
    if anew or summary != device.summary:
        device.summary = summary
        device.ticks += 1
        hidden, typing = device.attention
        tick: Tick = {
            "t": "tick",
            "id": device.id,
            "i": device.ticks,
            "n": done[0],
            "item": done[1],
            "ask": ask,
            "again": device.again,
            "hidden": hidden,
            "typing": typing,
            "times": clock.told(),
            "at": round(now * 1000),
            "echo": clock.echo(now),
        }
        device.send(tick)


def say(device: Device, word: Word | None, text: str) -> None:
    """Say something to the other person. Raises BadCommand."""
    words = _words(word, text)
    device.said.append(Said(True, word, words))
    device.send({"t": "say", "id": device.id, "word": word, "text": words})


def want_again(device: Device, wanted: bool) -> None:
    """Want another game with sides changed, or no more. Raises BadCommand."""
    if not device.is_over:
        raise BadCommand("live-goes-on")
    device.again = wanted
    begin_again(device)


def _heed(device: Device, message: Message, now: float) -> None:
    if message["id"] != device.id:
        _heed_other(device, message, now)
    elif message["t"] == "hello":
        if heed_hello(device, message):
            tell(device, now, anew=True)
    elif message["t"] == "done":
        heed_done(device, message)
    elif message["t"] == "tick":
        _heed_tick(device, message, now)
    else:
        words = _words(message["word"], message["text"])
        device.said.append(Said(False, message["word"], words))


def _heed_other(device: Device, message: Message, now: float) -> None:
    """Heed what is about the game after this one: the other device has begun it already."""
    if message["id"] == next_id(device.id) and device.is_over:
        device.theirs_again = True
        begin_again(device)
        if message["id"] == device.id:
            _heed(device, message, now)
    elif next_id(message["id"]) != device.id:
        raise BadCommand("live-other")
    elif message["t"] == "tick":
        # It does not know yet that both wanted another one.
        tell(device, now, anew=True)


def _heed_tick(device: Device, tick: Tick, now: float) -> None:
    if tick["i"] <= device.heard:
        return
    device.heard = tick["i"]
    device.theirs = tick["hidden"], tick["typing"]
    device.clock.hear_echo(tick["at"], tick["echo"], now)
    if heed_extent(device, tick["n"], tick["item"]):
        heed_request(device, tick["ask"])
        _heed_clock(device, tick, now)
        device.theirs_again = tick["again"]
        begin_again(device)


def _heed_clock(device: Device, tick: Tick, now: float) -> None:
    """Take in the times, which are those of the course that both know now."""
    device.clock.count(device.match, now)
    device.clock.hear(tick["times"])
    device.clock.on = True
    device.clock.count(device.match, now)


def _words(word: Word | None, text: str) -> str:
    """What was said, in one line. Raises BadCommand."""
    words = " ".join(text.split())
    if len(words) > LONGEST_WORDS or (word is None) == (not words):
        raise BadCommand("live-words-long", most=LONGEST_WORDS)
    return words
