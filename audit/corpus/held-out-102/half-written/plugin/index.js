const GROUPS = ['node:', '@', ''];

function group(line) {
  const m = /from '([^']+)'/.exec(line);
  if (!m) return GROUPS.length;
  return GROUPS.findIndex((g) => m[1].startsWith(g));
}

export function sortImports(source) {
  const lines = source.split('\n');
  const imports = lines.filter((l) => l.startsWith('import '));
  const rest = lines.filter((l) => !l.startsWith('import '));
  imports.sort((a, b) => group(a) - group(b) || a.localeCompare(b));
  return [...imports, '', ...rest

export default function (deepcode) {
  deepcode.registerTool({
