#!/usr/bin/env python3
import hashlib, json, pathlib, secrets, sys, time

TEMPLATES = {
    "backup-passwords.txt": "fileserver  svc_backup  {tag}-decoy\nmailrelay   relay       {tag}-decoy\n",
    "cloud-keys.ini": "[default]\naccess_key_id = AKIAFAKEFAKEFAKE0000\nsecret_access_key = FAKE{tag}FAKE\n",
    "vpn-profile.conf": "remote vpn.example.com 1194\nauth-user guest-{tag}\n",
}

def main(target):
    root = pathlib.Path(target)
    if not root.is_dir() or root.resolve() == pathlib.Path.home():
        sys.exit("give an existing folder that is not your home")
    rows = []
    for name, text in TEMPLATES.items():
        path = root / name
        if path.exists():
            sys.exit(f"{path} exists, not overwritten")
        path.write_text(text.format(tag=secrets.token_hex(4)))
        st = path.stat()
        rows.append({"path": str(path), "sha256": hashlib.sha256(path.read_bytes()).hexdigest(), "atime": st.st_atime})
    pathlib.Path("manifest.json").write_text(json.dumps({"planted": time.time(), "files": rows}, indent=1))
    print(f"{len(rows)} decoys in {root}")

main(sys.argv[1])
