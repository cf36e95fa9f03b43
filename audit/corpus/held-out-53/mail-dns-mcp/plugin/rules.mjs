export function judgeSpf(records) {
  if (records.length === 0) return ['SPF: none'];
  if (records.length > 1) return ['SPF: more than one record, receivers treat that as an error'];
  const [spf] = records;
  const lookups = (spf.match(/\b(include:|a\b|mx\b|ptr\b|exists:|redirect=)/g) ?? []).length;
  const lines = [`SPF: ${spf}`];
  if (lookups > 10) lines.push(`SPF: ${lookups} look-ups, 10 are allowed`);
  if (/\+all\b/.test(spf)) lines.push('SPF: +all lets everybody send');
  return lines;
}

export function judgeDmarc(records) {
  if (records.length === 0) return ['DMARC: none'];
  const policy = /;\s*p=(\w+)/.exec(records[0])?.[1] ?? 'missing';
  return [`DMARC: p=${policy}${policy === 'none' ? ' (watches, protects nobody)' : ''}`];
}
