import tabela from './poraki.json' with { type: 'json' };

export function poraka(kluc, vrednosti = {}) {
  const tekst = tabela[kluc] ?? kluc;
  return tekst.replace(/\{(\w+)\}/g, (celo, ime) => (ime in vrednosti ? String(vrednosti[ime]) : celo));
}
