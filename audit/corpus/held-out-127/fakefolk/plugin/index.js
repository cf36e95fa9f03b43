// Test data only: card numbers use test ranges and pass the Luhn check, IBANs use bank code 00000000.
const FIRST = ['Ada', 'Björn', 'Chidi', 'Dorota', 'Emre', 'Fatima', 'Goran', 'Hana'];
const LAST = ['Abbott', 'Øster', 'Nowak', 'Yılmaz', "O'Neill", 'García-López', 'Null', 'Test'];

function rng(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function luhn(prefix, length, next) {
  let digits = prefix;
  while (digits.length < length - 1) digits += Math.floor(next() * 10);
  let sum = 0;
  [...digits].reverse().forEach((d, i) => {
    let v = Number(d);
    if (i % 2 === 0) { v *= 2; if (v > 9) v -= 9; }
    sum += v;
  });
  return digits + ((10 - (sum % 10)) % 10);
}

export function person(seed) {
  const next = rng(seed);
  const pick = (list) => list[Math.floor(next() * list.length)];
  const first = pick(FIRST);
  const last = pick(LAST);
  return {
    name: `${first} ${last}`,
    email: `${first}.${last}`.normalize('NFKD').replace(/[^\w.]/g, '').toLowerCase() + '@example.com',
    password: 'correct-horse-' + Math.floor(next() * 1e4),
    card: luhn('424242', 16, next),
    ssn: '000-12-' + String(Math.floor(next() * 1e4)).padStart(4, '0'),
  };
}

export default function activate(api) {
  api.registerTool('fake_people', ({ count = 10, seed = 1 }) => Array.from({ length: Math.min(count, 500) }, (_, i) => person(seed + i)));
}
