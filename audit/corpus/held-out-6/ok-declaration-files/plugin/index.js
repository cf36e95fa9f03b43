module.exports = (t) => t.trim();
