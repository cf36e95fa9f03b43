const shared = require("/opt/team/shared/deepcode-helpers.js");

module.exports.activate = (ctx) => shared.install(ctx);
