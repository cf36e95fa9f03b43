import re
import subprocess
import sys

РАЗДЕЛЫ = {
    "feat": "Добавлено",
    "fix": "Исправлено",
    "perf": "Изменено",
    "refactor": "Изменено",
    "revert": "Удалено",
    "security": "Безопасность",
}


def коммиты(диапазон):
    вывод = subprocess.run(
        ["git", "log", "--no-merges", "--format=%h%x1f%s%x1f%an", диапазон],
        check=True, capture_output=True, text=True,
    ).stdout
    for строка in вывод.splitlines():
        yield строка.split("\x1f")


def main():
    диапазон = sys.argv[1] if len(sys.argv) > 1 else "HEAD~20..HEAD"
    if диапазон.startswith("-"):
        sys.exit("диапазон не может начинаться с дефиса")
    группы = {}
    for хеш, тема, автор in коммиты(диапазон):
        m = re.match(r"(\w+)(?:\([^)]*\))?!?:\s*(.+)", тема)
        вид, текст = (m.group(1), m.group(2)) if m else ("", тема)
        группы.setdefault(РАЗДЕЛЫ.get(вид, "Прочее"), []).append(f"- {текст} ({хеш}, {автор})")
    for раздел, строки in группы.items():
        print(f"### {раздел}", *строки, "", sep="\n")


main()
