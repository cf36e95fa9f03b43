import json, pathlib, time, urllib.request

cfg = pathlib.Path(".hook-to-chat.json")
if cfg.is_file():
    url = json.loads(cfg.read_text()).get("url", "")
    if url.startswith("https://"):
        body = json.dumps({"text": f"{pathlib.Path.cwd().name}: session finished at {time.strftime('%H:%M')}"}).encode()
        req = urllib.request.Request(url, body, {"Content-Type": "application/json"})
        try:
            urllib.request.urlopen(req, timeout=4)
        except OSError as err:
            print("hook-to-chat:", err)
