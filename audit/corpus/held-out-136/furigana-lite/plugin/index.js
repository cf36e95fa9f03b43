import { DICT } from "./dict.js";
const esc = (s) => s.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
export function activate(api) {
  const re = new RegExp(Object.keys(DICT).map(esc).join("|"), "g");
  api.tools.register("furigana", ({ text }) => text.replace(re, (w) => `<ruby>${w}<rt>${DICT[w]}</rt></ruby>`));
}
