import re

from registry import Rule, rule


@rule("heading-step")
class HeadingStep(Rule):
    def check(self, lines):
        last = 0
        for number, line in enumerate(lines, 1):
            found = re.match(r"(#+) ", line)
            if found:
                level = len(found[1])
                if last and level > last + 1:
                    yield number, f"heading jumps from {last} to {level}"
                last = level


@rule("bare-link")
class BareLink(Rule):
    def check(self, lines):
        for number, line in enumerate(lines, 1):
            if re.search(r"(?<![(<\"])https?://\S+", line):
                yield number, "bare link"


@rule("long-line", default=False)
class LongLine(Rule):
    def check(self, lines):
        limit = int(self.options.get("limit", 120))
        for number, line in enumerate(lines, 1):
            if len(line) > limit:
                yield number, f"longer than {limit}"
