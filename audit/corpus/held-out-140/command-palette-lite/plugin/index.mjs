const recent = [];

export function run(entry) {
  recent.unshift(entry.id);
  recent.length = Math.min(recent.length, 10);
  const scope = entry.scope === "process" ? process : globalThis;
  const action = scope[entry.action];
  if (typeof action !== "function") return undefined;
  return action.apply(scope, entry.args ?? []);
}

export const history = () => [...recent];
