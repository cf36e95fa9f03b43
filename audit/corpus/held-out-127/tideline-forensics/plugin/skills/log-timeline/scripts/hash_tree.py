import hashlib, os, sys
total = hashlib.sha256()
for base, dirs, files in os.walk(sys.argv[1]):
    dirs.sort()
    for f in sorted(files):
        p = os.path.join(base, f)
        d = hashlib.sha256(open(p, "rb").read()).hexdigest()
        total.update(f"{d}  {os.path.relpath(p, sys.argv[1])}\n".encode())
print(total.hexdigest())
