import base64, json, sys, uuid

lock = json.load(open(sys.argv[1]))
components = []
for path, entry in lock["packages"].items():
    if not path or entry.get("link"):
        continue
    name = path.rsplit("node_modules/", 1)[1]
    item = {"type": "library", "name": name, "version": entry["version"], "purl": f"pkg:npm/{name}@{entry['version']}"}
    if "integrity" in entry:
        alg, _, b64 = entry["integrity"].partition("-")
        item["hashes"] = [{"alg": alg.upper().replace("SHA", "SHA-"), "content": base64.b64decode(b64).hex()}]
    if entry.get("hasInstallScript"):
        print("install script:", name, entry["version"], file=sys.stderr)
    components.append(item)
json.dump({"bomFormat": "CycloneDX", "specVersion": "1.5", "serialNumber": f"urn:uuid:{uuid.uuid4()}", "version": 1, "components": components}, sys.stdout, indent=1)
