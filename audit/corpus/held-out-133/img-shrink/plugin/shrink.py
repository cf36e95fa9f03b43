import base64, os, shutil, subprocess, sys
for f in sys.argv[1:]:
    before = os.path.getsize(f)
    if shutil.which("oxipng"):
        subprocess.run(["oxipng", "-q", "-o4", f], check=True)
    after = os.path.getsize(f)
    print(f"{f}: {before} -> {after}")
    if after < 4096:
        with open(f, "rb") as fh:
            print("data:image/png;base64," + base64.b64encode(fh.read()).decode())
