const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function say(n) {
  if (n < 20) return small[n];
  if (n < 100) return tens[Math.floor(n / 10)] + (n % 10 ? `-${small[n % 10]}` : '');
  if (n < 1000) return `${small[Math.floor(n / 100)]} hundred${n % 100 ? ` and ${say(n % 100)}` : ''}`;
  return `${say(Math.floor(n / 1000))} thousand${n % 1000 ? ` ${say(n % 1000)}` : ''}`;
}

export default { minus: 'minus', say };
