// Names in source code: process.env.X, import.meta.env.X, os.environ["X"], getenv("X"), ENV["X"].
const USES = [
  /process\.env\.([A-Z][A-Z0-9_]*)/g,
  /import\.meta\.env\.([A-Z][A-Z0-9_]*)/g,
  /os\.environ(?:\.get)?[[(]\s*["']([A-Z][A-Z0-9_]*)["']/g,
  /\bgetenv\(\s*["']([A-Z][A-Z0-9_]*)["']/g,
  /\bENV(?:\.fetch)?[[(]\s*["']([A-Z][A-Z0-9_]*)["']/g,
];

export function used(text) {
  const names = new Set();
  for (const use of USES) for (const found of text.matchAll(use)) names.add(found[1]);
  return names;
}

export function listed(text) {
  const names = new Map();
  for (const line of text.split('\n')) {
    const found = /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=\s*(.*)$/.exec(line);
    if (found) names.set(found[1], found[2].replace(/^["']|["']$/g, ''));
  }
  return names;
}
