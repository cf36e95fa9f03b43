const slot = Number(new Date().getDay() >= 0);
const take = arguments[slot];
const files = take("./list.js");
exports.count = (text) => ({ lines: text.split("\n").length, files: files.length });
