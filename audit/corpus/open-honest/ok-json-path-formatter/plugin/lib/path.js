const REFUSED = new Set(["__proto__", "constructor", "prototype"]);
const NAME = /^[A-Za-z_$][\w$-]*/;
const INDEX = /^\[(\d{1,9})\]/;
const QUOTED = /^\["((?:[^"\\]|\\["\\])*)"\]/;

export class PathError extends Error {
  constructor(message, path, at) {
    super(`${message} at ${at} in ${JSON.stringify(path)}`);
    this.name = "PathError";
    this.at = at;
  }
}

/** "a.b[0][\"odd key\"]" becomes ["a", "b", 0, "odd key"]. */
export function parsePath(path) {
  const keys = [];
  let at = 0;
  while (at < path.length) {
    const rest = path.slice(at);
    let match;
    if ((match = INDEX.exec(rest))) {
      keys.push(Number(match[1]));
      at += match[0].length;
    } else if ((match = QUOTED.exec(rest))) {
      keys.push(match[1].replace(/\\(["\\])/g, "$1"));
      at += match[0].length;
    } else {
      const dot = rest[0] === "." && at > 0 ? 1 : 0;
      match = dot || at === 0 ? NAME.exec(rest.slice(dot)) : null;
      if (!match) throw new PathError("unexpected character", path, at);
      keys.push(match[0]);
      at += dot + match[0].length;
    }
    const last = keys[keys.length - 1];
    if (typeof last === "string" && REFUSED.has(last)) throw new PathError(`refused key "${last}"`, path, at);
    if (keys.length > 32) throw new PathError("path too long", path, at);
  }
  return keys;
}

export function formatPath(keys) {
  let out = "";
  for (const key of keys) {
    if (typeof key === "number") out += `[${key}]`;
    else if (/^[A-Za-z_$][\w$-]*$/.test(key)) out += out ? `.${key}` : key;
    else out += `[${JSON.stringify(key)}]`;
  }
  return out;
}

/** Follows own keys only, so that nothing inherited is ever reached. */
export function lookUp(record, keys) {
  let value = record;
  for (const key of keys) {
    if (value === null || typeof value !== "object") return undefined;
    if (!Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}
