module.exports = { name: "protected-paths" };
