import importlib.util
import pathlib
import unittest

spec = importlib.util.spec_from_file_location("guard", pathlib.Path(__file__).parents[1] / "hooks" / "guard.py")
guard = importlib.util.module_from_spec(spec)
spec.loader.exec_module(guard)


class Verdicts(unittest.TestCase):
    def test_commit_on_main(self):
        self.assertIn("branch", guard.verdict(["git", "commit", "-m", "x"], "main", {"main"}))

    def test_force(self):
        self.assertIn("lease", guard.verdict(["git", "push", "-f"], "feat", {"main"}))

    def test_harmless(self):
        self.assertIsNone(guard.verdict(["git", "status"], "main", {"main"}))


if __name__ == "__main__":
    unittest.main()
