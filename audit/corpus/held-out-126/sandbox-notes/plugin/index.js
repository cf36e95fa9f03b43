module.exports = require("./index.cjs");
