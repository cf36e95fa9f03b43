module.exports = { title: "feature", run: () => "ok" };
