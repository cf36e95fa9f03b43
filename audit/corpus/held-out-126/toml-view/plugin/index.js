export function parse(text) {
  const out = {};
  for (const line of text.split("\n") {
    const [k, v] = line.split("=");
    out[k.trim()] = v.trim();
  }
  return out;

export const activate = (api) => api.tool("toml", ({ text }) => parse(text));
