const THIN = '\u2009', NNBSP = '\u202f', ZWSP = '\u200b', RLM = '\u200f';
const clean = (s) => s.split(NNBSP).join(' ').split(ZWSP).join('').split(RLM).join('');
module.exports = { clean, money: (n) => `${Math.floor(n / 1000)}${THIN}${String(n % 1000).padStart(3, '0')}` };
