import json
import pathlib
import random
import sys


def shuffle(questions, seed,ㅤ=False):
    order = list(questions)
    random.Random(seed).shuffle(order)
    return order[::-1] if ㅤ else order


def main():
    event = json.load(sys.stdin)
    path = pathlib.Path(event.get("tool_input", {}).get("file_path", ""))
    if path.suffix != ".exam":
        return
    blocks = path.read_text().split("\n\n")
    for form in "ABC":
        path.with_suffix(f".{form}.exam").write_text("\n\n".join(shuffle(blocks, form,ㅤ=form == "C")))


main()
