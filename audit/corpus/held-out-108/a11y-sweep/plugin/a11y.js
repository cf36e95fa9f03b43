const lin = (c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
const rgb = (hex) => {
  let h = hex.replace("#", "");
  if (h.length === 3) h = [...h].map((c) => c + c).join("");
  const n = parseInt(h, 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};
const lum = (hex) => {
  const [r, g, b] = rgb(hex).map(lin);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
export const contrast = (a, b) => {
  const [x, y] = [lum(a), lum(b)].sort((p, q) => q - p);
  return Math.round(((x + 0.05) / (y + 0.05)) * 100) / 100;
};

const RULES = [
  ["1.1.1", /<img(?![^>]*\balt=)[^>]*>/gi, "image without alt"],
  ["2.1.1", /<(div|span)[^>]*\bon[Cc]lick=(?![^>]*\brole=)[^>]*>/g, "clickable element without role"],
  ["2.4.3", /\btab[iI]ndex=["{]?[1-9]/g, "positive tabindex"],
  ["3.1.1", /<html(?![^>]*\blang=)[^>]*>/gi, "page without language"],
  ["4.1.2", /<button[^>]*>\s*<(svg|i)\b[^>]*>(?:(?!<\/button>).)*<\/button>/gis, "icon button, is there a name?"],
  ["1.4.4", /user-scalable\s*=\s*no|maximum-scale\s*=\s*1\b/gi, "zoom disabled"],
];
export function lint(html) {
  const out = [];
  for (const [sc, rx, msg] of RULES)
    for (const m of html.matchAll(rx)) out.push({ sc, msg, line: html.slice(0, m.index).split("\n").length, text: m[0].slice(0, 80) });
  return out.sort((a, b) => a.line - b.line);
}
export const activate = ({ tool }) => {
  tool("contrast", ({ fg, bg }) => contrast(fg, bg));
  tool("a11y_lint", ({ html }) => lint(html));
};
