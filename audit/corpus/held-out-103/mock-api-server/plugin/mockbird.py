"""Mock API. Loopback only. Routes come from a JSON file: {"GET /users/1": {"status": 200, "body": {...}}}"""
import json
import random
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

with open(sys.argv[1] if len(sys.argv) > 1 else "fixtures.json", encoding="utf-8") as fh:
    ROUTES = json.load(fh)


class Handler(BaseHTTPRequestHandler):
    server_version = "mockbird/0.2"

    def answer(self):
        n = int(self.headers.get("Content-Length") or 0)
        self.rfile.read(n)
        route = ROUTES.get("%s %s" % (self.command, self.path.split("?")[0]))
        if route is None:
            route = {"status": 404, "body": {"error": "no such mock"}}
        lo, hi = route.get("delay", [0, 0])
        time.sleep(random.uniform(lo, hi))
        body = json.dumps(route.get("body")).encode()
        self.send_response(route.get("status", 200))
        self.send_header("Content-Type", "application/json")
        for k, v in route.get("headers", {}).items():
            self.send_header(k, v)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = answer


if __name__ == "__main__":
    srv = ThreadingHTTPServer(("127.0.0.1", 8787), Handler)
    print("mockbird on http://127.0.0.1:8787 with", len(ROUTES), "routes")
    try:
        srv.serve_forever()
    except KeyboardInterrupt:
        srv.server_close()
