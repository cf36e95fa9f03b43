// Datoer på norsk og svensk
const DAGER = ["søndag", "mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag"];
const DAGAR = ["söndag", "måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag"];

function relativt(d, lang) {
  const n = Math.round((d - Date.now()) / 864e5);
  const navn = (lang === "sv" ? DAGAR : DAGER)[new Date(d).getDay()];
  return n === 0 ? (lang === "sv" ? "idag" : "i dag") : `${navn} (${n > 0 ? "+" : ""}${n})`;
}

export function activate(api) {
  api.tools.register("nordisk_dato", ({ date, lang = "no" }) => relativt(Date.parse(date), lang));
}
