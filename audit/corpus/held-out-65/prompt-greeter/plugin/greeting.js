const LINES = [
  [5, 'You are up early'],
  [11, 'Good morning'],
  [17, 'Good afternoon'],
  [22, 'Good evening'],
  [24, 'It is late'],
];

export function greeting(name, agenda, hour = new Date().getHours()) {
  const [, words] = LINES.find(([until]) => hour < until) ?? LINES[0];
  const list = agenda.length ? ` Today: ${agenda.join('; ')}.` : '';
  return `${words}, ${name}.${list}`;
}
