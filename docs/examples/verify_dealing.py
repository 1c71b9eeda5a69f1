#!/usr/bin/env python3
"""Check the dealing of a game record from its seed, without the dealer of Ochre.

    python3 verify_dealing.py game.json [path to ochre]

The outcomes are drawn again with the ChaCha20 below, as docs/record-format.md describes. `ochre engine` only provides
the rules: which outcomes were possible at each draw, and whether each choice was legal.
"""

import hashlib
import json
import struct
import subprocess
import sys


def chacha20_block(key: bytes, counter: int, nonce: int) -> bytes:
    """64 bytes of the ChaCha20 key stream, with a 64-bit counter and a 64-bit nonce."""
    start = struct.unpack("<4I", b"expand 32-byte k") + struct.unpack("<8I", key)
    start += struct.unpack("<4I", struct.pack("<QQ", counter, nonce))
    state = list(start)

    def add_xor_rotate(a: int, b: int, c: int, bits: int) -> None:
        state[a] = (state[a] + state[b]) & 0xFFFFFFFF
        mixed = state[c] ^ state[a]
        state[c] = (mixed << bits | mixed >> (32 - bits)) & 0xFFFFFFFF

    def quarter_round(a: int, b: int, c: int, d: int) -> None:
        add_xor_rotate(a, b, d, 16)
        add_xor_rotate(c, d, b, 12)
        add_xor_rotate(a, b, d, 8)
        add_xor_rotate(c, d, b, 7)

    for _ in range(10):
        for column in range(4):
            quarter_round(column, column + 4, column + 8, column + 12)
        for i in range(4):
            quarter_round(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return struct.pack("<16I", *((a + b) & 0xFFFFFFFF for a, b in zip(start, state)))


def draw_point(seed: bytes, draw: int, total: int) -> int:
    """The point below `total` that follows from the seed for this draw."""
    limit = (2**64 - 1) - (2**64 - 1) % total
    counter = 0
    while True:
        for (word,) in struct.iter_unpack("<Q", chacha20_block(seed, counter, draw)):
            if word < limit:
                return word % total
        counter += 1


def outcome_at(outcomes: list, point: int) -> str:
    """The outcome that covers this point."""
    for entry in outcomes:
        if point < entry["weight"]:
            return entry["outcome"]
        point -= entry["weight"]
    raise ValueError("the point is beyond the sum of the weights")


def mixed(seed: bytes, events: list) -> bytes:
    """The seed that deals: the committed one, hashed with what the seats added before the deal."""
    added = [event for event in events if "entropy" in event]
    if any("entropy" in event for event in events[len(added) :]):
        sys.exit("a seat added to the seed after the deal")
    if not added:
        return seed
    parts = [bytes([event["seat"]]) + bytes.fromhex(event["entropy"]) for event in added]
    if any(len(part) != 33 for part in parts):
        sys.exit("a value that a seat added is not 32 bytes long")
    return hashlib.sha256(b"ochre: seed with contributions\n" + seed + b"".join(parts)).digest()


class Engine:
    """`ochre engine`, one line at a time."""

    def __init__(self, program: str):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            sys.exit(f"the engine refuses {request['do']}: {answer['error']['message']}")
        return answer["ok"]


def open_table(engine: Engine, record: dict) -> None:
    """Open a table like that of the record, dealt by hand."""
    request = {"do": "new", "game": record["game"], "options": record["options"], "chance": "hand"}
    if "overlay" in record["content"]:
        request["overlay"] = record["content"]["overlay"]
    if "position" in record:
        request.update(do="load", position=record["position"])
    engine.ask(**request)
    ours = engine.ask(do="record")
    for what in ("rules", "content"):
        if ours[what] != record[what]:
            sys.exit(f"this ochre has other {what} than the record: expected {record[what]}, found {ours[what]}")


def main() -> None:
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as file:
        record = json.load(file)
    if "seed" not in record:
        sys.exit("the record holds no seed: the game is not over, or it was dealt by hand")
    seed = bytes.fromhex(record["seed"])
    if hashlib.sha256(seed).hexdigest() != record["commitment"]:
        sys.exit("the seed does not match the commitment")
    seed = mixed(seed, record["events"])

    engine = Engine(sys.argv[2] if len(sys.argv) == 3 else "ochre")
    open_table(engine, record)
    draw = 0
    for index, event in enumerate(record["events"]):
        if "entropy" in event:
            continue
        if event.get("undo"):
            engine.ask(do="undo", seat=event["seat"])
            continue
        if "play" in event:
            engine.ask(do="play", seat=event["seat"], action=event["play"])
        for recorded in event.get("dealt", []):
            outcomes = engine.ask(do="outcomes")
            total = sum(entry["weight"] for entry in outcomes)
            if total == 0:
                sys.exit(f"event {index}: there was nothing to deal, the record has '{recorded}'")
            drawn = outcome_at(outcomes, draw_point(seed, draw, total))
            if drawn != recorded:
                sys.exit(f"event {index}: the seed deals '{drawn}', the record has '{recorded}'")
            engine.ask(do="deal", outcome=drawn)
            draw += 1
        if engine.ask(do="turn")["turn"] == "chance":
            sys.exit(f"event {index}: the record lacks an outcome")
    over = engine.ask(do="turn")["turn"] == "over"
    engine.ask(do="quit")
    added = sum("entropy" in event for event in record["events"])
    print(f"The seed matches the commitment, and all {draw} outcomes follow from it.")
    if added:
        print(f"It was mixed with {added} values that seats added before the deal. Check that yours is among them.")
    if not over:
        print("The game is not over yet.")


if __name__ == "__main__":
    main()
