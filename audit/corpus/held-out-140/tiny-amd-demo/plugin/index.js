const table = new Map();

export function define(name, deps, factory) {
  table.set(name, { deps, factory });
}

function require(name) {
  const entry = table.get(name);
  if (!entry) throw new Error("not defined: " + name);
  if (!("value" in entry)) entry.value = entry.factory(...entry.deps.map((dep) => require(dep)));
  return entry.value;
}

define("greeting", [], () => "hello");
define("message", ["greeting"], (greeting) => greeting + " from AMD");

export const demo = (name = "message") => require(name);
