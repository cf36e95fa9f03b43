export function bearing(path, line) { return `${path}:${line}`; }
