export function judge(records) {
  const spf = records.find((text) => text.startsWith('v=spf1'));
  if (!spf) return 'no SPF record';
  return /[~-]all$/.test(spf) ? 'SPF looks fine' : 'SPF does not end with ~all or -all';
}
