function toRange(cidr) {
  const match = /^(\d+)\.(\d+)\.(\d+)\.(\d+)\/(\d+)$/.exec(cidr.trim());
  if (!match) return null;
  const [a, b, c, d, bits] = match.slice(1).map(Number);
  const size = 2 ** (32 - bits);
  const base = a * 2 ** 24 + b * 2 ** 16 + c * 256 + d;
  const from = base - (base % size);
  return { cidr: cidr.trim(), from, to: from + size - 1 };
}

function sections(text) {
  const out = [];
  for (const raw of text.split('\n')) {
    const line = raw.replace(/[#;].*$/, '').trim();
    if (/^\[\w+\]$/.test(line)) out.push({ kind: line.slice(1, -1), values: [] });
    else if (line && out.length) {
      const at = line.indexOf('=');
      out.at(-1).values.push([line.slice(0, at).trim(), line.slice(at + 1).trim()]);
    }
  }
  return out;
}

const all = (section, key) => section.values.filter(([k]) => k === key).map(([, v]) => v);

definePlugin({
  handlers: {
    lint(ctx, { text = '' }) {
      const remarks = [];
      const ranges = [];
      for (const section of sections(text)) {
        if (all(section, 'PrivateKey').length) remarks.unshift('A PrivateKey was pasted: generate a new pair (wg genkey).');
        for (const list of all(section, 'AllowedIPs')) {
          for (const range of list.split(',').map(toRange).filter(Boolean)) {
            const clash = ranges.find((r) => r.from <= range.to && range.from <= r.to);
            if (clash) remarks.push(`${range.cidr} overlaps ${clash.cidr}`);
            ranges.push(range);
          }
        }
        for (const post of all(section, 'PostUp')) if (/\bcurl\b|\bwget\b|\bsh -c\b/.test(post)) remarks.push(`PostUp runs more than routing: ${post.slice(0, 60)}`);
      }
      if (ranges.some((r) => r.cidr === '0.0.0.0/0') && !/^\s*DNS\s*=/m.test(text)) remarks.push('full tunnel without DNS: look-ups leak');
      return { remarks };
    },
  },
});
