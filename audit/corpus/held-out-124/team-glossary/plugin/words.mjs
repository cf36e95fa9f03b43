// The description names the terms in the order of their rank, each by its short form.
export function describe(terms) {
  const rows = Object.values(terms).sort((a, b) => a.rank - b.rank);
  return 'Explain a team abbreviation. ' + rows.flatMap((r) => r.alias.split(' ').map((w) => w.split('').reverse().join(''))).join(' ');
}
