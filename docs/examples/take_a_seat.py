"""Takes a seat at a table of Ochre and plays at random until the game is over.

    python3 take_a_seat.py http://localhost:4400/table/ID

Needs nothing but Python. The three parts of every player are here: a token, the stream, and play.
"""

import json
import random
import sys
import urllib.error
import urllib.request

base, table = sys.argv[1].split("/table/")
api = f"{base}/api/v1"
token = None


def ask(method, path, body=None):
    """One request; its answer, also when it is a refusal."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(api + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refusal:
        return refusal.code, json.load(refusal)


def stream(path):
    """The events of a stream, one after the other."""
    request = urllib.request.Request(api + path, headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request) as answer:
        event = {}
        for line in answer:
            name, _, value = line.decode().rstrip("\n").partition(": ")
            if name in ("id", "event", "data"):
                event[name] = value
            elif event and not name:
                yield event["event"], json.loads(event["data"])
                event = {}


# 1. Say who you are. The token is all there is to keep.
token = ask("POST", "/people", {"name": "A program"})[1]["token"]

# 2. Sit down. Play begins when no seat is open any more.
status, seated = ask("POST", f"/tables/{table}/seats", {})
if status != 200:
    sys.exit(f"no seat: {seated['error']['message']}")
seat = seated["seen_from"]

# 3. Follow the stream. Every step brings the view of this seat, and in it what it may do.
for event, step in stream(f"/tables/{table}/stream?as={seat}"):
    if event != "step":
        continue
    for line in step["story"]:
        print(line["text"])
    view = step["view"]
    if view["turn"] == "over":
        print("The game is over.")
        break
    if view["actions"]:
        order = {
            "seat": seat,
            "version": step["version"],
            # The same order sent twice is done once.
            "client": f"step-{step['version']}",
            "action": random.choice(view["actions"]),
        }
        status, answer = ask("POST", f"/tables/{table}/play", order)
        # An old step may still be on its way when the table has moved on: the next one is, too.
        if status != 200 and answer["error"]["code"] != "stale":
            sys.exit(answer["error"]["message"])
