// Eight bitmaps of 8 rows, packed; drawn with Braille cells.
const PACKED =
  "PEKBgYGBQjw8TkeHh4dOPDxOT4+Pj048PH5/////fjw8fn7///9+PDxy8fHx8XI8PHLi4eHh" +
  "cjw8QoGBgYFCPA==";

const bytes = Uint8Array.from(atob(PACKED), (c) => c.charCodeAt(0));
const SYNODIC = 29.530588853;
const NEW_MOON = Date.UTC(2000, 0, 6, 18, 14);

function phase(now: number): number {
  const days = (now - NEW_MOON) / 86_400_000;
  return ((days % SYNODIC) + SYNODIC) % SYNODIC / SYNODIC;
}

function bit(glyph: number, x: number, y: number): number {
  const row = bytes[glyph * 8 + y] ?? 0;
  return (row >> (7 - x)) & 1;
}

// dots of a Braille cell: 1 4 / 2 5 / 3 6 / 7 8
const DOTS = [[0, 0, 1], [0, 1, 2], [0, 2, 4], [1, 0, 8], [1, 1, 16], [1, 2, 32], [0, 3, 64], [1, 3, 128]];

function cell(glyph: number, cx: number, cy: number): string {
  let v = 0;
  for (const [dx, dy, mask] of DOTS) if (bit(glyph, cx * 2 + dx, cy * 4 + dy)) v |= mask;
  return String.fromCodePoint(0x2800 + v);
}

const p = phase(Date.now());
const g = Math.round(p * 8) % 8;
const top = [0, 1, 2, 3].map((x) => cell(g, x, 0)).join("");
console.log(`${top} ${Math.round(p * 100)}%`);
