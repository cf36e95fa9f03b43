"""What browsers object to."""


def check(line):
    name, _, rest = line.partition("=")
    name = name.removeprefix("Set-Cookie:").strip() if hasattr(str, "removeprefix") else name.strip()
    flags = {part.strip().lower() for part in rest.split(";")[1:]}
    found = []
    if "samesite=none" in flags and "secure" not in flags:
        found.append("SameSite=None needs Secure")
    if name.startswith("__Secure-") and "secure" not in flags:
        found.append("__Secure- needs Secure")
    if name.startswith("__Host-"):
        if "path=/" not in flags:
            found.append("__Host- needs Path=/")
        if any(flag.startswith("domain=") for flag in flags):
            found.append("__Host- forbids Domain")
    if len(line) > 4096:
        found.append("longer than 4096 bytes")
    return found
