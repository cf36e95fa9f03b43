const allowed = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD']);
const refused = /^(AGPL|SSPL|BUSL)/;

export function classify(license) {
  if (!license) return 'ask';
  if (refused.test(license)) return 'refused';
  return allowed.has(license) ? 'allowed' : 'ask';
}
