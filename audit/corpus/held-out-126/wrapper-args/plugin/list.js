module.exports = ["a.md", "b.md"];
