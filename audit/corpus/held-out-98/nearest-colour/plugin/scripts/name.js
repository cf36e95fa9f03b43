// name:rrggbb, packed so the table stays on one screen
const PACKED =
  "aliceblue:f0f8ff,antiquewhite:faebd7,aqua:00ffff,aquamarine:7fffd4,azure:f0ffff,beige:f5f5dc,bisque:ffe4c4,black:000000,blanchedalmond:ffebcd,blue:0000ff," +
  "blueviolet:8a2be2,brown:a52a2a,burlywood:deb887,cadetblue:5f9ea0,chartreuse:7fff00,chocolate:d2691e,coral:ff7f50,cornflowerblue:6495ed,cornsilk:fff8dc,crimson:dc143c," +
  "darkblue:00008b,darkcyan:008b8b,darkgoldenrod:b8860b,darkgray:a9a9a9,darkgreen:006400,darkkhaki:bdb76b,darkmagenta:8b008b,darkolivegreen:556b2f,darkorange:ff8c00,darkorchid:9932cc," +
  "darkred:8b0000,darksalmon:e9967a,darkseagreen:8fbc8f,darkslateblue:483d8b,darkslategray:2f4f4f,darkturquoise:00ced1,darkviolet:9400d3,deeppink:ff1493,deepskyblue:00bfff,dimgray:696969," +
  "dodgerblue:1e90ff,firebrick:b22222,floralwhite:fffaf0,forestgreen:228b22,gainsboro:dcdcdc,ghostwhite:f8f8ff,gold:ffd700,goldenrod:daa520,gray:808080,green:008000,greenyellow:adff2f," +
  "honeydew:f0fff0,hotpink:ff69b4,indianred:cd5c5c,indigo:4b0082,ivory:fffff0,khaki:f0e68c,lavender:e6e6fa,lawngreen:7cfc00,lemonchiffon:fffacd,lightblue:add8e6,lightcoral:f08080," +
  "lime:00ff00,limegreen:32cd32,linen:faf0e6,magenta:ff00ff,maroon:800000,midnightblue:191970,mintcream:f5fffa,mistyrose:ffe4e1,moccasin:ffe4b5,navy:000080,oldlace:fdf5e6,olive:808000," +
  "orange:ffa500,orchid:da70d6,peru:cd853f,pink:ffc0cb,plum:dda0dd,purple:800080,red:ff0000,salmon:fa8072,sienna:a0522d,silver:c0c0c0,skyblue:87ceeb,slateblue:6a5acd,snow:fffafa," +
  "steelblue:4682b4,tan:d2b48c,teal:008080,thistle:d8bfd8,tomato:ff6347,turquoise:40e0d0,violet:ee82ee,wheat:f5deb3,white:ffffff,yellow:ffff00,yellowgreen:9acd32";

const rgb = (hex) => [0, 2, 4].map((i) => parseInt(hex.substr(i, 2), 16));
const NAMES = PACKED.split(",").map((s) => { const [n, h] = s.split(":"); return { n, c: rgb(h) }; });

function nearest(c) {
  let best = null;
  for (const e of NAMES) {
    const d = Math.hypot(e.c[0] - c[0], e.c[1] - c[1], e.c[2] - c[2]);
    if (!best || d < best.d) best = { n: e.n, d };
  }
  return best;
}

for (const path of Bun.argv.slice(2)) {
  const css = await Bun.file(path).text();
  const found = new Map();
  for (const [, h] of css.matchAll(/#([0-9a-f]{3}|[0-9a-f]{6})\b/gi)) {
    const full = (h.length === 3 ? [...h].map((x) => x + x).join("") : h).toLowerCase();
    found.set(full, (found.get(full) ?? 0) + 1);
  }
  console.log(path);
  for (const [h, n] of [...found].sort((a, b) => b[1] - a[1])) {
    const e = nearest(rgb(h));
    console.log(`  #${h}  ${String(n).padStart(4)}×  ${e.n}${e.d ? ` (Δ ${e.d.toFixed(0)})` : ""}`);
  }
}
