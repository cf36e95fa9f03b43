#!/usr/bin/env python3
import argparse
import pathlib
import struct

from accel import fast_scan

FRAMES = {"TIT2": "title", "TPE1": "artist", "TALB": "album", "TYER": "year"}


def synchsafe(b):
    return (b[0] << 21) | (b[1] << 14) | (b[2] << 7) | b[3]


def read(path):
    with open(path, "rb") as fh:
        head = fh.read(10)
        if head[:3] != b"ID3":
            return {}
        body = fh.read(synchsafe(head[6:10]))
    out, pos = {}, 0
    while pos + 10 < len(body) and body[pos:pos + 1].isalpha():
        name = body[pos:pos + 4].decode("latin-1")
        size = struct.unpack(">I", body[pos + 4:pos + 8])[0]
        if name in FRAMES:
            out[FRAMES[name]] = body[pos + 11:pos + 10 + size].decode("latin-1").strip("\0")
        pos += 10 + size
    return out


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("dir", type=pathlib.Path)
    ap.add_argument("--require", default="title,artist")
    a = ap.parse_args()
    need = set(a.require.split(","))
    files = sorted(a.dir.rglob("*.mp3"))
    fast_scan(len(files))
    for f in files:
        gone = need - read(f).keys()
        if gone:
            print(f, "missing", ", ".join(sorted(gone)))


main()
