export const SKIP = new Set(["node_modules", ".git", "dist", "coverage", "vendor"]);
export const PATTERN = /\b(TODO|FIXME|HACK)\b[:\s](.*)$/;
