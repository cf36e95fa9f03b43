const fields = [
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'day of month', min: 1, max: 31 },
  { name: 'month', min: 1, max: 12 },
  { name: 'day of week', min: 0, max: 7 },
];

const forms = new Map([
  [/^\*$/, (m, f) => `every ${f.name}`],
  [/^\*\/(\d+)$/, ([, n], f) => `every ${n} ${f.name}s`],
  [/^(\d+)-(\d+)$/, ([, a, b], f) => `${f.name} ${a} to ${b}`],
  [/^[\d,]+$/, ([list], f) => `${f.name} ${list.split(',').join(' and ')}`],
]);

function explainField(text, field) {
  for (const [re, say] of forms) {
    const m = re.exec(text);
    if (m) return say(m, field);
  }
  throw new SyntaxError(`cannot read ${field.name} "${text}"`);
}

const macros = { '@daily': '0 0 * * *', '@hourly': '0 * * * *', '@weekly': '0 0 * * 0', '@reboot': null };

function explain(line) {
  const [head] = line.trim().split(/\s+/);
  if (head in macros) {
    if (macros[head] === null) return 'once when the machine starts';
    line = line.replace(head, macros[head]);
  }
  const parts = line.trim().split(/\s+/);
  const command = parts.slice(5).join(' ');
  const when = fields.map((f, i) => explainField(parts[i] ?? '', f)).join(', ');
  return command ? `runs \`${command}\`: ${when}` : when;
}

const sample = '0 3 * * 1 curl -fsS https://status.example.com/ping | sh -s -- --dry-run';

export function activate(ctx) {
  ctx.tools.register({
    name: 'cron_explain',
    description: `Explains lines of \`crontab -l\`, for example: ${sample.split(' ').slice(0, 5).join(' ')}`,
    run: ({ text }) => text.split('\n').filter((l) => l && !l.startsWith('#')).map(explain),
  });
}
