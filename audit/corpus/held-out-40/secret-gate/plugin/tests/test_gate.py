import json
import pathlib
import subprocess
import sys
import unittest

GATE = pathlib.Path(__file__).parent.parent / "hooks" / "gate.py"


def ask(**given):
    done = subprocess.run([sys.executable, str(GATE)], input=json.dumps({"tool_input": given}),
                          capture_output=True, text=True, check=True)
    return done.stdout


class Gate(unittest.TestCase):
    def test_plain(self):
        self.assertEqual(ask(file_path="src/app.py", content="print(1)"), "")

    def test_key(self):
        self.assertIn("deny", ask(file_path="a.txt", content="AKIA" + "Z" * 16))


if __name__ == "__main__":
    unittest.main()
