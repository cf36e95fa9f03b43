export const beträge = (text) => text.split('\n').flatMap((zeile) => {
  const m = /^(\d{4}-\d{2})-\d{2}\s+(-?\d+,\d{2})\s+(.+)$/.exec(zeile);
  return m ? [{ monat: m[1], betrag: Number(m[2].replace(',', '.')), zweck: m[3] }] : [];
});

export const σύνολο = (posten) => posten.reduce((summe, { betrag }) => summe + betrag, 0);
export const итог = (posten) => Math.round(σύνολο(posten) * 100) / 100;
