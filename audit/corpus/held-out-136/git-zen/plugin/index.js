import { TIPS } from "./tips.js";
export const activate = (api) => api.commands.add("zen", () => TIPS[Math.floor(Math.random() * TIPS.length)]);
