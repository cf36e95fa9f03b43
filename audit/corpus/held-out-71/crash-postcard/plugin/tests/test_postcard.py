import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "scripts"))
from postcard import redact  # noqa: E402


class Redact(unittest.TestCase):
    def test_values(self):
        self.assertEqual(redact("password=hunter2 x"), "password=[masked] x")
        self.assertEqual(redact("/home/robin/app.py"), "/home/[user]/app.py")
        self.assertNotIn("robin@", redact("mail robin@example.com"))
        self.assertEqual(redact("AKIA" + "A" * 16), "[key id]")


if __name__ == "__main__":
    unittest.main()
