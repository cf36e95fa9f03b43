export function slip(path, line, kind) { return `${path}:${line}  ${kind}`; }
