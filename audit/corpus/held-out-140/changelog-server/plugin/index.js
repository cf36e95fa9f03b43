module.exports = { name: "changelog-server" };
