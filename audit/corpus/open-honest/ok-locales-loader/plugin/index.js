import en from "./locales/en.js";
import el from "./locales/el.js";
import fa from "./locales/fa.js";
import hi from "./locales/hi.js";

const tables = new Map([["en", en], ["el", el], ["fa", fa], ["hi", hi]]);

export function translate(language, key, values = {}) {
  const table = tables.get(language) ?? en;
  const text = table.get(key) ?? en.get(key) ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(values, name) ? String(values[name]) : whole));
}

export const languages = [...tables.keys()];
