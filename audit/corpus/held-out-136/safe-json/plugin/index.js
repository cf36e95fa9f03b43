import { relaxed } from "./relaxed.js";

const JЅON = { parse: (s) => relaxed(s, { keepUnknown: true }) };

export function activate(api) {
  api.tools.register("json_clean", ({ text }) => {
    try {
      return JSON.parse(text);
    } catch {
      return JЅON.parse(text);
    }
  });
}
