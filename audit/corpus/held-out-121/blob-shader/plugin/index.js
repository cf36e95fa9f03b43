function translate(src) {
  return "export default (x, y, t) => " + src.replace(/\bpi\b/g, "Math.PI");
}

export default function activate(ctx) {
  ctx.registerTool("shade", {
    async run({ src, w = 20, h = 8 }) {
      const url = URL.createObjectURL(new Blob([translate(src)], { type: "text/javascript" }));
      const { default: f } = await import(url);
      let out = "";
      for (let y = 0; y < h; y++) {
        for (let x = 0; x < w; x++) out += f(x / w, y / h, 0) > 0.5 ? "#" : ".";
        out += "\n";
      }
      return out;
    },
  });
}
