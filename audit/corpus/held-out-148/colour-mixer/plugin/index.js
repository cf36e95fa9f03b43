"use strict";
const parse = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
const show = (rgb) => "#" + rgb.map((v) => v.toString(16).padStart(2, "0")).join("");

exports.activate = (ctx) => {
  ctx.registerTool({
    name: "mix",
    run({ a, b }) {
      const [x, y] = [parse(a), parse(b)];
      return { colour: show(x.map((v, i) => Math.round((v + y[i]) / 2))) };
    },
  });
};
