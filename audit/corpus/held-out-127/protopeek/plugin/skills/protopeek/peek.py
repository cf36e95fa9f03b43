import base64, sys

def varint(buf, i):
    shift = value = 0
    while True:
        b = buf[i]; i += 1
        value |= (b & 0x7F) << shift
        if b < 0x80:
            return value, i
        shift += 7
        if shift > 63:
            raise ValueError("varint too long")

def parse(buf):
    i, out = 0, []
    while i < len(buf):
        key, i = varint(buf, i)
        field, wire = key >> 3, key & 7
        if field == 0:
            raise ValueError("field 0")
        if wire == 0:
            v, i = varint(buf, i)
        elif wire in (1, 5):
            n = 8 if wire == 1 else 4
            v, i = buf[i:i + n], i + n
        elif wire == 2:
            n, i = varint(buf, i)
            v, i = buf[i:i + n], i + n
            if len(v) != n:
                raise ValueError("short")
        else:
            raise ValueError(f"wire type {wire}")
        out.append((field, wire, v))
    return out

def show(buf, depth=0):
    for field, wire, v in parse(buf):
        pad = "  " * depth
        if wire == 2:
            try:
                text = v.decode()
                if text.isprintable():
                    print(f"{pad}{field}: {text!r}"); continue
            except UnicodeDecodeError:
                pass
            try:
                parse(v); print(f"{pad}{field} {{"); show(v, depth + 1); print(f"{pad}}}"); continue
            except (ValueError, IndexError):
                pass
        print(f"{pad}{field}: {v.hex() if isinstance(v, bytes) else v}")

if sys.argv[1:2] == ["--b64"]:
    show(base64.b64decode(sys.argv[2]))
else:
    show(bytes.fromhex(sys.stdin.read()))
