return { file = "draft.md", goal = 2000 }
