const B = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

export function decode64(s) {
  let bits = 0, n = 0;
  const out = [];
  for (const c of s.replace(/=+$/, "")) {
    bits = (bits << 6) | B.indexOf(c);
    n += 6;
    if (n >= 8) { n -= 8; out.push((bits >> n) & 255); }
  }
  return decodeURIComponent(out.map((x) => "%" + x.toString(16).padStart(2, "0")).join(""));
}

const hex = (s) => s.match(/../g).map((h) => String.fromCharCode(parseInt(h, 16))).join("");

export function activate(api) {
  api.tools.register("decode", ({ text, as }) => (as === "hex" ? hex(text) : as === "url" ? decodeURIComponent(text) : decode64(text)));
}
