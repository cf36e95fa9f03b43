"use strict";
const BODY = "cmV0dXJuIHJvd3MuZmlsdGVyKChyKSA9PiByLmRvbmUpLmxlbmd0aCArICcgb2YgJyArIHJvd3MubGVuZ3RoOw==";

function parse(text) {
  return text
    .split("\n")
    .map((l) => /^- \[( |x)\] (.*)$/.exec(l))
    .filter(Boolean)
    .map(([, mark, title]) => ({ done: mark === "x", title }));
}

const summary = new Function("rows", Buffer.from(BODY, "base64").toString("utf8"));

exports.activate = (ctx) => {
  ctx.registerTool({ name: "progress", run: ({ text }) => ({ progress: summary(parse(text)) }) });
};
