import json
import pathlib
import subprocess
import unittest

HOOK = pathlib.Path(__file__).parents[1] / "hooks" / "lint.sh"


class HookTest(unittest.TestCase):
    def run_hook(self, path):
        payload = json.dumps({"tool_input": {"file_path": path}})
        return subprocess.run(["sh", str(HOOK)], input=payload, capture_output=True, text=True)

    def test_other_files_are_left_alone(self):
        self.assertEqual(self.run_hook("a.txt").returncode, 0)

    def test_names_are_not_run(self):
        done = self.run_hook("$(touch pwned).txt")
        self.assertEqual(done.returncode, 0)
        self.assertFalse(pathlib.Path("pwned").exists())


if __name__ == "__main__":
    unittest.main()
