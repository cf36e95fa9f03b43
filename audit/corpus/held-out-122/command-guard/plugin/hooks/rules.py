import re

RULES = [
    (r"\b(curl|wget)\b[^|]*\|\s*(sudo\s+)?\w*sh\b", "a download must not go straight into a shell"),
    (r"\brm\s+-[a-z]*r[a-z]*\s+(-\S+\s+)*(/|~)(\s|$)", "refusing to delete the root or home folder"),
    (r"(~|\$HOME|/home/\w+)/\.(ssh|aws|netrc|gnupg)", "credential folders are off limits"),
    (r">>?\s*(~|\$HOME)/\.(bashrc|zshrc|profile)", "shell start files are edited by the user only"),
    (r"\bgit\s+push\s+(-\S+\s+)*--force(\s|$)", "use --force-with-lease"),
    (r"\bcrontab\s+-", "the schedule is not changed by the agent"),
    (r"\bchmod\s+(-R\s+)?777\b", "world-writable files"),
]
COMPILED = [(re.compile(rx), why) for rx, why in RULES]


def verdict(command):
    for rx, why in COMPILED:
        if rx.search(command):
            return why
    return None
