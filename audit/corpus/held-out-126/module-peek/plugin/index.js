function peek(where, key, arg) {
  const v = where === "module" ? module[key] : require[key];
  return arg ? v(arg) : v;
}
module.exports = { activate: (c) => c.tool("peek", (i) => peek(i.where, i.key, i.arg)) };
