#!/usr/bin/env python3
import hashlib, hmac, json, re, secrets, sys

KEY = secrets.token_bytes(32)
INSERT = re.compile(r"^INSERT INTO [`\"]?(\w+)[`\"]? \(([^)]*)\) VALUES \((.*)\);$")

def pseudo(value, n=10):
    return hmac.new(KEY, value.encode(), hashlib.sha256).hexdigest()[:n]

def replace(kind, value):
    if value == "NULL":
        return value
    raw = value.strip("'")
    if kind == "email":
        return f"'{pseudo(raw)}@example.com'"
    if kind == "name":
        return f"'Person {pseudo(raw, 6)}'"
    if kind == "digits":
        stream = iter(str(int(pseudo(raw, 30), 16)) * 2)
        return "'" + "".join(next(stream) if c.isdigit() else c for c in raw) + "'"
    if kind == "lock":
        return "'!'"
    raise SystemExit(f"unknown rule {kind}")

def split(values):
    return re.findall(r"'(?:[^'\\]|\\.|'')*'|[^,]+", values)

def main():
    args = [a for a in sys.argv[1:] if a != "--check"]
    check = "--check" in sys.argv
    rules = json.load(open(args[0]))
    for number, line in enumerate(sys.stdin, 1):
        m = INSERT.match(line.rstrip("\n"))
        table = rules.get(m.group(1)) if m else None
        if not table:
            if not check:
                sys.stdout.write(line)
            continue
        if table.get("*") == "drop":
            if check:
                print(f"line {number}: rows of {m.group(1)} left")
            continue
        cols = [c.strip(' `"') for c in m.group(2).split(",")]
        vals = [v.strip() for v in split(m.group(3))]
        if check:
            for c, v in zip(cols, vals):
                if table.get(c) == "email" and not v.endswith("@example.com'"):
                    print(f"line {number}: {c} looks real")
            continue
        vals = [replace(table[c], v) if c in table else v for c, v in zip(cols, vals)]
        sys.stdout.write(f"INSERT INTO {m.group(1)} ({m.group(2)}) VALUES ({', '.join(vals)});\n")

main()
