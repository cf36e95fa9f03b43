import collections
import sys

from store import Store


def explain(rule):
    tool, _, rest = rule.partition("(")
    rest = rest.rstrip(")")
    if not rest:
        return "every use of %s" % tool
    if rest.endswith(":*"):
        return "%s starting with '%s'" % (tool, rest[:-2])
    return "%s exactly '%s'" % (tool, rest)


def main():
    store = Store()
    for kind in ("allow", "ask", "deny"):
        rules = store.rules(kind)
        count = collections.Counter(rules)
        print("%s (%d)" % (kind, len(rules)))
        for rule in dict.fromkeys(rules):
            print("  %-32s %s%s" % (rule, explain(rule), "  [duplicate]" if count[rule] > 1 else ""))
    store.tidy()
    return 0


sys.exit(main())
