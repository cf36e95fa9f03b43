"""The register of rules. A name in rack.toml that is not here is an error."""
from . import layout, words

REGISTER = {
    "tabs": layout.tabs,
    "trailing": layout.trailing,
    "long": layout.long_lines,
    "todo": words.todo,
}
