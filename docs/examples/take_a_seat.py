"""Take a seat at a table of an Ochre server and play at random until the game is over.

    python3 take_a_seat.py http://localhost:4400/table/ID

Needs only Python. docs/api.md documents each request.
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
    """Send a request and return status and body, also of an error."""
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
    """Yield the server-sent events of a stream."""
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


# 1. Create a guest. The token authenticates all further requests.
token = ask("POST", "/people", {"name": "A program"})[1]["token"]

# 2. Take a seat. The game starts when all seats are taken.
status, seated = ask("POST", f"/tables/{table}/seats", {})
if status != 200:
    sys.exit(f"no seat: {seated['error']['message']}")
seat = seated["seen_from"]

# 3. Follow the stream. Every step holds the view of this seat, with its legal actions.
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
            # A repeated request with the same ID is carried out once.
            "client": f"step-{step['version']}",
            "action": random.choice(view["actions"]),
        }
        status, answer = ask("POST", f"/tables/{table}/play", order)
        # The table may have moved on since this step; the next step is already on its way.
        if status != 200 and answer["error"]["code"] != "stale":
            sys.exit(answer["error"]["message"])
