import unittest
from solution import runs


class Runs(unittest.TestCase):
    def test_empty(self):
        self.assertEqual(runs(""), [])

    def test_simple(self):
        self.assertEqual(runs("aaab"), [("a", 3), ("b", 1)])


if __name__ == "__main__":
    unittest.main()
