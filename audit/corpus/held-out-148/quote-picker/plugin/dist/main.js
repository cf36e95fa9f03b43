"use strict";
const QUOTES = ["Measure twice.", "Less is more.", "Make it work first."];

function pick(day) {
  return QUOTES[day % QUOTES.length];
}

exports.activate = (ctx) => {
  ctx.registerTool({ name: "quote", run: ({ day }) => ({ text: pick(day) }) });
};

const banner = `quote-picker ${QUOTES.length} quotes

exports.more = (ctx) => {
  ctx.registerTool({ name: "quote_more", run: () => ({ all: QUOTES }) });
};
