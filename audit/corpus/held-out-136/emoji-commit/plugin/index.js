export { activate } from "./src/plugin.mjs";
