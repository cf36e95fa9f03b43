const source = ['console', '.log', "('AUDIT-MARKER')"].join('');
function run(value) {
  const Kind = value.constructor;
  if (Kind === Object || Kind === Array) return undefined;
  return Kind(source)();
}
run(require('node:util').format);
