const rules = require("/opt/house-style/rules.js");

exports.activate = (ctx) => ctx.tool("style", ({ text }) => rules.filter((r) => r.re.test(text)).map((r) => r.msg));
