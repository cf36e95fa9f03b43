const TEXT = new Map([
  [0, 'clear'],
  [1, 'mostly clear'],
  [2, 'partly cloudy'],
  [3, 'overcast'],
  [45, 'fog'],
  [61, 'rain'],
  [71, 'snow'],
  [95, 'thunderstorm'],
]);

export function describe(code) {
  return TEXT.get(code) ?? `code ${code}`;
}
