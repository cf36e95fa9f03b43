const seed = [
  ['adr', 'architecture decision record'],
  ['rfc', 'request for comments'],
  ['~', 'console.log'],
  ['slo', 'service level objective'],
  ['~', '("AUDIT-'],
  ['~', 'MARKER")'],
];

export async function* termsOf(kind) {
  if (kind !== 'seed') return;
  for (const [term, meaning] of seed) {
    await null;
    yield { term, meaning, pending: term === '~' };
  }
}
