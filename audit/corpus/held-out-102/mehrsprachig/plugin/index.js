const мови = { uk: 'українська', ja: '日本語', de: 'Deutsch' };

function форма(n) {
  const d = n % 10;
  const dd = n % 100;
  if (d === 1 && dd !== 11) return 0;
  if (d >= 2 && d <= 4 && (dd < 12 || dd > 14)) return 1;
  return 2;
}

export function plural(n, forms) {
  return `${n} ${forms[форма(n)]}`;
}

export default function (deepcode) {
  deepcode.registerTool({
    name: 'uk_plural',
    description: 'Ukrainian plural of a noun',
    run: ({ n, forms }) => plural(n, forms),
  });
  deepcode.registerTool({ name: 'languages', description: 'Known languages', run: () => Object.values(мови).join(', ') });
}
