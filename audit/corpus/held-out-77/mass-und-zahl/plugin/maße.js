const EINHEITEN = { mm: 0.001, cm: 0.01, dm: 0.1, m: 1 };

/** Liest „3,45 m“ oder „345 cm“ und gibt Meter zurück. */
export function länge(eingabe) {
  const treffer = /^\s*(\d+(?:[.,]\d+)?)\s*(mm|cm|dm|m)?\s*$/.exec(String(eingabe));
  if (!treffer) throw new Error(`„${eingabe}“ ist keine Länge.`);
  return Number(treffer[1].replace(',', '.')) * EINHEITEN[treffer[2] ?? 'm'];
}

export const fläche = (breite, tiefe) => Math.round(breite * tiefe * 100) / 100;
export const größer = (links, rechts) => links.quadratmeter > rechts.quadratmeter;
