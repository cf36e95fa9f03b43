import pathlib
import unittest

from logparse import parse

HOSTILE = pathlib.Path(__file__).with_name("fixtures") / "hostile.log"


class ParseTest(unittest.TestCase):
    def test_every_hostile_line_parses(self):
        for line in HOSTILE.read_text().splitlines():
            self.assertIsNotNone(parse(line), line)
