import snippets from "./snippets.js";
export const activate = (api) => api.tool("ui_snippet", ({ name }) => snippets[name] ?? null);
