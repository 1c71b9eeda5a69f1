#!/usr/bin/env python3
"""Play a whole game of Ice Age through `ochre engine`, choosing at random for every seat.

    python3 play_random.py [path to ochre [file for the record]]

Replace `choose` to write a bot. docs/engine-protocol.md documents each request.
"""

import json
import random
import subprocess
import sys


class Engine:
    """`ochre engine`: a line of JSON in, a line of JSON out."""

    def __init__(self, program: str):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(f"{answer['error']['code']}: {answer['error']['message']}")
        return answer["ok"]


def choose(view: dict) -> str:
    """Choose an action from what the seat may know.

    `view["observation"]` is what the seat knows of the position, `view["actions"]` are its legal actions.
    """
    return random.choice(view["actions"])


def main() -> None:
    engine = Engine(sys.argv[1] if len(sys.argv) > 1 else "ochre")

    # Without a seed the engine uses an unpredictable one and commits to it by its hash.
    turn = engine.ask(do="new", game="ice-age", options={"seats": 4})
    print("Commitment of the dealer:", turn["commitment"])

    # The engine deals; the loop chooses until the game is over.
    choices = 0
    while turn["turn"] == "choose":
        seat = turn["seat"]
        view = engine.ask(do="view", seat=seat)
        # `at` is the version of the table the choice was made for.
        turn = engine.ask(do="play", seat=seat, action=choose(view), at=turn["version"])
        choices += 1

    print(f"The game is over after {choices} choices.")
    for line in sorted(engine.ask(do="standings"), key=lambda line: line["place"]):
        print(f"{line['place']}. seat {line['seat']}: {line['score']} points")

    # Now the seed may be shown; `ochre verify` checks the dealing of this record.
    if len(sys.argv) > 2:
        with open(sys.argv[2], "w", encoding="utf-8") as file:
            json.dump(engine.ask(do="record", seed=True), file)
    engine.ask(do="quit")


if __name__ == "__main__":
    main()
