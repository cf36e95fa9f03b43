const small = 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ');
const tens = '- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const joined = (n) => (n === 1 ? 'ein' : say(n));

function say(n) {
  if (n < 20) return small[n];
  if (n < 100) return (n % 10 ? `${joined(n % 10)}und` : '') + tens[Math.floor(n / 10)];
  if (n < 1000) return `${joined(Math.floor(n / 100))}hundert${n % 100 ? say(n % 100) : ''}`;
  return `${joined(Math.floor(n / 1000))}tausend${n % 1000 ? say(n % 1000) : ''}`;
}

export default { minus: 'minus', say };
