// Ersetzt ae/oe/ue durch Umlaute, wo das Wörterbuch es erlaubt
const woerter = { Aenderung: 'Änderung', Groesse: 'Größe', Uebersicht: 'Übersicht', pruefen: 'prüfen', loeschen: 'löschen' };

export const fix = (t) => t.replace(/\b\w+\b/g, (w) => woerter[w] ?? w);
export default (c) => c.tools.register('umlaute', ({ text }) => fix(text));
