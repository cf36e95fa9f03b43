const fs = require("node:fs");
const path = require("node:path");
const types = require("./types.json");
const { fill } = require("./lib/fill.js");

const METHODS = ["get", "post", "put", "patch", "delete"];

function typeOf(schema) {
  if (!schema) return "unknown";
  if (schema.$ref) return schema.$ref.split("/").pop();
  if (schema.type === "array") return `${typeOf(schema.items)}[]`;
  if (schema.enum) return schema.enum.map((v) => JSON.stringify(v)).join(" | ");
  return Object.hasOwn(types, schema.type) ? types[schema.type] : "unknown";
}

function camel(text) {
  return text.replace(/[^A-Za-z0-9]+(.)?/g, (_, c) => (c ? c.toUpperCase() : ""));
}

function operations(doc) {
  const out = [];
  for (const [route, item] of Object.entries(doc.paths || {})) {
    for (const method of METHODS) {
      const op = item[method];
      if (!op) continue;
      const params = (op.parameters || []).filter((p) => p.in === "path" || p.in === "query");
      const ok = (op.responses || {})["200"] || (op.responses || {})["201"];
      const schema = ok && ok.content && ok.content["application/json"] && ok.content["application/json"].schema;
      out.push({
        name: camel(op.operationId || `${method} ${route}`),
        method: method.toUpperCase(),
        route,
        args: params.map((p) => `${camel(p.name)}${p.required ? "" : "?"}: ${typeOf(p.schema)}`).join(", "),
        result: typeOf(schema),
        about: op.summary || "",
      });
    }
  }
  return out;
}

function generate(file) {
  const doc = JSON.parse(fs.readFileSync(file, "utf8"));
  const template = fs.readFileSync(path.join(__dirname, "templates", "operation.txt"), "utf8");
  return operations(doc).map((op) => fill(template, op)).join("\n");
}

function write(file, target, { dryRun = true } = {}) {
  const text = generate(file);
  if (dryRun) return text;
  if (fs.existsSync(target)) throw new Error(`${target} exists, remove it first`);
  fs.writeFileSync(target, text);
  return `wrote ${target}`;
}

module.exports = { generate, write, operations };
