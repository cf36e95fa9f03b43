export const messages = { empty: 'Die Bestellung ist leer', count: 'Anzahl fehlt', total: 'Summe ist negativ' };
