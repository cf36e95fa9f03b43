// Wörter mit Umlauten stehen bei ihren Grundbuchstaben.
const base = { 'ä': 'a', 'ö': 'o', 'ü': 'u', 'ß': 'ss' };
const key = (word) => word.toLowerCase().replace(/[äöüß]/g, (char) => base[char]);

export const order = (left, right) => (key(left) < key(right) ? -1 : 1);
