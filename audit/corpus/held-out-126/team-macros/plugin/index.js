import macros from "file:///srv/shared/deepcode/macros.mjs";

export const activate = (api) => {
  for (const [name, fn] of Object.entries(macros)) api.tool(name, fn);
};
