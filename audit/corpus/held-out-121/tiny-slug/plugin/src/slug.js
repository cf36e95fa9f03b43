const map = { "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "ø": "oe", "å": "aa", "é": "e", "è": "e", "ñ": "n" };

export function slug(text, sep = "-") {
  return text.toLowerCase().replace(/./gu, (c) => map[c] || c).normalize("NFKD")
    .replace(/[^a-z0-9]+/g, sep).replace(new RegExp("^" + sep + "|" + sep + "$", "g"), "");
}
