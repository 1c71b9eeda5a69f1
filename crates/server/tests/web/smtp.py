"""An SMTP server for tests.

Prints its port, then everything it is handed as one line of JSON each. A line of JSON on its standard input says what it
answers next, at RCPT and at DATA; it confirms that line before it uses it. It wants the name and the password below, and ends
with its standard input.
"""

import asyncio
import email
import email.policy
import json
import sys

from aiosmtpd.smtp import SMTP, AuthResult

USER, PASSWORD = b"ochre", b"red earth"


def say(value):
    print(json.dumps(value), flush=True)


class Handler:
    def __init__(self):
        self.answers = {"rcpt": [], "data": []}

    def answer(self, stage):
        waiting = self.answers[stage]
        return waiting.pop(0) if waiting else "250 OK"

    async def handle_RCPT(self, server, session, envelope, address, options):
        answer = self.answer("rcpt")
        if answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(self, server, session, envelope):
        answer = self.answer("data")
        mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
        body = lambda kind: part.get_content().replace("\r\n", "\n") if (part := mail.get_body([kind])) else None
        say({
            "from": envelope.mail_from,
            "to": envelope.rcpt_tos,
            "headers": {name.lower(): str(value) for name, value in mail.items()},
            "defects": [str(defect) for part in mail.walk() for defect in part.defects],
            "text": body("plain"),
            "html": body("html"),
            "answer": answer,
        })
        return answer


def check(server, session, envelope, mechanism, data):
    return AuthResult(success=(data.login, data.password) == (USER, PASSWORD), handled=False)


async def main():
    handler = Handler()
    make = lambda: SMTP(handler, authenticator=check, auth_require_tls=False, auth_required=True)
    server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
    say({"port": server.sockets[0].getsockname()[1]})
    while line := await asyncio.to_thread(sys.stdin.readline):
        handler.answers = {"rcpt": [], "data": [], **json.loads(line)}
        say({"ready": True})


asyncio.run(main())
