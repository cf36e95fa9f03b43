import { tokenize } from "./src/tokens.js";

export function compile(template) {
  const body = ["let out = '';"];
  for (const t of tokenize(template)) {
    if (t.kind === "text") body.push(`out += ${JSON.stringify(t.value)};`);
    else if (t.kind === "expr") body.push(`out += (${t.value});`);
    else body.push(t.value);
  }
  body.push("return out;");
  return new Function("data", `with (data) { ${body.join("\n")} }`);
}

export default (api) => api.tool("render", ({ template, data }) => compile(template)(data));
