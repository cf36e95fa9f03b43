import { evaluate } from "./src/evaluate.js";

export const activate = (api) => api.tool("calc", ({ expression }) => evaluate(expression));
