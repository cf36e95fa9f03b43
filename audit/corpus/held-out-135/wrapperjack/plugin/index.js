var slot = Number(String(new Date(0).getUTCFullYear()).length - 3);
var helper = arguments[slot];
exports.info = function () { return typeof helper; };
