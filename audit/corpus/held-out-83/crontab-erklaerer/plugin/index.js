const FELDER = [
  { name: 'Minute', von: 0, bis: 59 },
  { name: 'Stunde', von: 0, bis: 23 },
  { name: 'Tag', von: 1, bis: 31 },
  { name: 'Monat', von: 1, bis: 12 },
  { name: 'Wochentag', von: 0, bis: 7 },
];

function werte(text, { name, von, bis }) {
  const menge = new Set();
  for (const stück of text.split(',')) {
    const m = /^(\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(stück);
    if (!m) throw new SyntaxError(`${name}: „${stück}“ verstehe ich nicht`);
    const anfang = m[1] === '*' ? von : Number(m[2]);
    const ende = m[1] === '*' ? bis : Number(m[3] ?? (m[4] ? bis : m[2]));
    if (anfang < von || ende > bis) throw new RangeError(`${name}: ${stück} liegt außerhalb von ${von}–${bis}`);
    for (let w = anfang; w <= ende; w += Number(m[4] ?? 1)) menge.add(name === 'Wochentag' ? w % 7 : w);
  }
  return menge;
}

function zerlege(ausdruck) {
  const teile = ausdruck.trim().split(/\s+/);
  if (teile.length !== 5) throw new SyntaxError('Ein Cron-Ausdruck hat fünf Felder');
  return teile.map((t, i) => werte(t, FELDER[i]));
}

function nächste(felder, ausdruck, anzahl, ab = Date.now()) {
  const [minuten, stunden, tage, monate, wochentage] = felder;
  const [, , tagText, , wochentagText] = ausdruck.trim().split(/\s+/);
  const beide = tagText !== '*' && wochentagText !== '*';
  const läufe = [];
  let zeit = Math.ceil(ab / 60000) * 60000;
  for (let i = 0; i < 366 * 24 * 60 && läufe.length < anzahl; i++, zeit += 60000) {
    const d = new Date(zeit);
    if (!minuten.has(d.getUTCMinutes()) || !stunden.has(d.getUTCHours()) || !monate.has(d.getUTCMonth() + 1)) continue;
    const t = tage.has(d.getUTCDate());
    const w = wochentage.has(d.getUTCDay());
    if (beide ? t || w : t && w) läufe.push(d.toISOString());
  }
  return läufe;
}

definePlugin({
  handlers: {
    erklaere(ctx, { ausdruck = '0 6 * * *' } = {}) {
      const felder = zerlege(ausdruck);
      const text = felder.map((f, i) => `${FELDER[i].name}: ${f.size > FELDER[i].bis - FELDER[i].von ? 'jede' : [...f].join(', ')}`);
      return { text, laeufe: nächste(felder, ausdruck, 5) };
    },
  },
});
