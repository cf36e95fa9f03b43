const LINE = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^#\n]*))/gm;
module.exports = (text) => Object.fromEntries([...text.matchAll(LINE)].map(([, k, a, b, c]) => [k, a ?? b ?? c.trim()]));
