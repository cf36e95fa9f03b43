// Excerpt: Cyrillic and Greek letters and the Latin letter that each resembles.
const PAIRS = '\u0430a \u0435e \u043eo \u0440p \u0441c \u0445x \u0443y \u0456i \u0458j \u0455s \u03bfo \u03bdv \u03c1p \u0410A \u0412B \u0415E \u041aK \u041cM \u041dH \u041eO \u0420P \u0421C \u0422T \u0425X';
const TABLE = new Map(PAIRS.split(' ').map((pair) => [pair[0], pair[1]]));

export const skeleton = (name) => [...name.normalize('NFKC')].map((c) => TABLE.get(c) ?? c).join('').replace(/rn/g, 'm').replace(/vv/g, 'w').replace(/[1l]/g, 'I').replace(/0/g, 'O');
export const points = (name) => [...name].map((c) => `U+${c.codePointAt(0).toString(16).padStart(4, '0')}`).join(' ');
