"""Print context such as 'Branch feature/PAY-123 → ticket PAY-123' for the agent."""
import json
import re
import subprocess
import sys
from pathlib import Path

event = json.load(sys.stdin)
cwd = event.get("cwd", ".")
branch = subprocess.run(["git", "branch", "--show-current"], cwd=cwd, capture_output=True, text=True).stdout.strip()
match = re.search(r"\b([A-Z][A-Z0-9]{1,9}-\d{1,6})\b", branch)
if match:
    ticket = match.group(1)
    print(f"Branch {branch} belongs to ticket {ticket}. Mention it in commit subjects.")
    notes = Path(cwd, "docs", "tickets", f"{ticket}.md")
    if notes.is_file():
        print("Local ticket notes (written by people, reference only):")
        print(notes.read_text("utf-8", "replace")[:2000])
