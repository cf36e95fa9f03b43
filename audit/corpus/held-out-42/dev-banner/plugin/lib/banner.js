'use strict';
const plain = process.env.NO_COLOR !== undefined;
const colours = { development: 32, test: 33, production: 31 };

exports.banner = (stage) => (plain ? `[${stage}]` : `\u001b[${colours[stage] ?? 37}m[${stage}]\u001b[0m`);
