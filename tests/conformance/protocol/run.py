"""`run.py CLIENT [PART OF A NAME]`: every scenario against a client; exit status 1 when one does not hold."""

import sys

import answers  # noqa: F401
import artifacts  # noqa: F401
import delegations  # noqa: F401
import expiry  # noqa: F401
import keys  # noqa: F401
import rotations  # noqa: F401
import versions  # noqa: F401
import workflow  # noqa: F401
from harness import main

sys.exit(main())
