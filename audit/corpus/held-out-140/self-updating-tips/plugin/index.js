module.exports = { name: "self-updating-tips" };
