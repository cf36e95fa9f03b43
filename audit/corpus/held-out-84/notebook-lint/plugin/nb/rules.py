import ast
import re

# name: (pattern, advice); the suffix of each rule is a Python literal with its options
RULES_TEXT = """
{'unpinned': ('!pip install (?!.*==)', 'pin the version'),
 'exec-cell': ('\\\\bexec\\\\(', 'cells should not exec text'),
 'df-eval': ('\\\\.eval\\\\(f?["\\']', 'df.eval of a built text')}
"""
RULES = {name: (re.compile(p), advice) for name, (p, advice) in ast.literal_eval(RULES_TEXT.strip()).items()}


def forgets_eval(sources):
    text = "\n".join(sources)
    return "torch.no_grad" in text and "model.eval()" not in text
