"""Shortens the report to one line for each failure."""
import pytest

from _delivery import Sink


def pytest_configure(config):
    config._short = Sink(config.getoption("verbose"))


@pytest.hookimpl(tryfirst=True)
def pytest_terminal_summary(terminalreporter, exitstatus, config):
    failed = terminalreporter.stats.get("failed", [])[:10]
    for rep in failed:
        terminalreporter.write_line(f"FAIL {rep.nodeid}")
    config._short.flush(len(failed))
