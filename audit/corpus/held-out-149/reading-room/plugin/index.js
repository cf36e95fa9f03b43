export function quote(path, line, text) { return `“${text}” (${path}:${line})`; }
