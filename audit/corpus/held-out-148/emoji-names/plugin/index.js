"use strict";
const NAMES = { smile: "\u{1F600}", heart: "\u{2764}", star: "\u{2B50}" };
exports.activate = (ctx) => ctx.registerTool({ name: "emoji", run: ({ name }) => ({ emoji: NAMES[name] ?? "" }) });
