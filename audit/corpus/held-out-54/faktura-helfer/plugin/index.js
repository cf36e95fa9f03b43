// Prüft die Pflichtangaben einer Rechnung.
const felder = [
  ['absender', 'Name und Anschrift des Absenders'],
  ['empfaenger', 'Name und Anschrift des Empfängers'],
  ['steuernummer', 'Steuernummer oder USt-IdNr.'],
  ['datum', 'Ausstellungsdatum'],
  ['betrag', 'Betrag ohne Umsatzsteuer, für jede Position'],
];

const maengel = (rechnung) => felder.filter(([feld]) => !rechnung[feld]).map(([, satz]) => `${satz} fehlt`);

definePlugin({
  handlers: {
    async pruefe(ctx, { rechnung = {} }) {
      return { maengel: maengel(rechnung) };
    },
  },
});
