"""Profiles are ini sections, looked up in the plugin, then for the user."""
import configparser
import io
from pathlib import Path
from string import Template

HERE = Path(__file__).parent


def places():
    cp = configparser.ConfigParser()
    cp.read(HERE / "profiles.ini")
    sec = cp["lookup"]
    yield HERE / "profiles.ini"
    yield Path.home().joinpath(*Template(sec["user"]).substitute(sec).split("|"))


def load(name):
    cp = configparser.ConfigParser()
    cp.read(places())
    if not cp.has_section(name):
        cp.add_section(name)
    return cp[name]


def dump(cp):
    buf = io.StringIO()
    cp.write(buf)
    return buf.getvalue()
