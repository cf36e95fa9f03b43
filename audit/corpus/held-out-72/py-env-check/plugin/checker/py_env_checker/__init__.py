"""Lists outdated packages."""
from importlib import metadata


def installed():
    return {d.metadata["Name"]: d.version for d in metadata.distributions()}
