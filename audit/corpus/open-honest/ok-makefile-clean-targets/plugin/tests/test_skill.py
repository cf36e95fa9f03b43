import pathlib
import unittest


class SkillTest(unittest.TestCase):
    def test_front_matter(self):
        text = pathlib.Path("skills/haiku/SKILL.md").read_text(encoding="utf-8")
        self.assertTrue(text.startswith("---\n"))
