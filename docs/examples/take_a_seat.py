"""A client of the Ochre API: takes a seat and plays random actions until the game is over.

    python3 take_a_seat.py http://localhost:4400/table/ID

Needs only the standard library.
"""

import json
import random
import secrets
import sys
import urllib.error
import urllib.request

base, table = sys.argv[1].split("/table/")
table, _, invitation = table.partition("?invite=")
api = f"{base}/api/v1"
token = None


def request(method, path, body=None):
    """Sends a request and returns status and JSON body, also of an error."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    prepared = urllib.request.Request(api + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(prepared) as response:
            return response.status, json.load(response)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def stream(path):
    """Yields name and data of server-sent events."""
    prepared = urllib.request.Request(api + path, headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(prepared) as response:
        event = {}
        for line in response:
            name, _, value = line.decode().rstrip("\n").partition(": ")
            if name in ("id", "event", "data"):
                event[name] = value
            elif event and not name:
                yield event["event"], json.loads(event["data"])
                event = {}


# 1. Create a guest. The token authenticates all further requests.
token = request("POST", "/people", {"name": f"Client {random.randrange(10**6)}"})[1]["token"]

# 2. Take a seat. Play starts when no seat is open. The server has committed to its seed; a random value of our own makes sure
#    that nobody has chosen the cards.
commitment = request("GET", f"/tables/{table}")[1].get("commitment")
entropy = secrets.token_hex(32)
status, seated = request("POST", f"/tables/{table}/seats", {"entropy": entropy, "invitation": invitation})
if status != 200:
    sys.exit(f"no seat: {seated['error']['message']}")
seat = seated["seen_from"]
if seated["commitment"] != commitment or entropy not in [it["entropy"] for it in seated["contributions"]]:
    sys.exit("the server does not use our contribution to the seed")

# 3. Follow the stream. Every step carries the view of this seat, with its legal actions.
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
        command = {
            "seat": seat,
            "version": step["version"],
            # Idempotency key: a repeated request is applied once.
            "client": f"step-{step['version']}",
            "action": random.choice(view["actions"]),
        }
        status, response = request("POST", f"/tables/{table}/play", command)
        # A resumed stream sends old steps first; the current one follows.
        if status != 200 and response["error"]["code"] != "stale-version":
            sys.exit(response["error"]["message"])
