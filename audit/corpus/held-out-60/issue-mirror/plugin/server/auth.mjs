export function headers() {
  const key = process.env.LANTERN_READ_KEY;
  if (!key) throw new Error('Set LANTERN_READ_KEY to a key with the scope read.');
  return { authorization: `Bearer ${key}`, accept: 'application/json' };
}
