export const phrases = {
  merged: 'Danke, übernommen.',
  needsTest: 'Könntest du einen Test ergänzen, der ohne diese Änderung fehlschlägt?',
  duplicate: 'Das wurde schon gemeldet; machen wir dort weiter.',
};
