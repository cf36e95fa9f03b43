import "./at.js";
export const activate = (api) => api.tools.register("last_lines", ({ text, n }) => [text.split("\n").at(-1), text.split("\n").slice(-n)]);
