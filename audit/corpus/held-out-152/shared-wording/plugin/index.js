export * from "./lib/wording.js";
export default { title: (s) => s[0].toUpperCase() + s.slice(1) };
