const SYNODIC = 29.530588853;
const NEW_MOON = Date.UTC(2000, 0, 6, 18, 14);
const FACES = ['🌑', '🌒', '🌓', '🌔', '🌕', '🌖', '🌗', '🌘'];

export function phase(date) {
  const days = (date - NEW_MOON) / 86_400_000;
  return ((days % SYNODIC) + SYNODIC) % SYNODIC / SYNODIC;
}

const p = phase(Date.now());
const face = FACES[Math.floor(p * 8 + 0.5) % 8];
console.log(`${face} ${Math.round((1 - Math.cos(p * 2 * Math.PI)) * 50)} %`);
