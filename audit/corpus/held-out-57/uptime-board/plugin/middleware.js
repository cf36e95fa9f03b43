export const retry = (times, next) => async (s) => {
  for (let n = 0; ; n++) {
    try { return await next(s); } catch (e) { if (n >= times) throw e; }
  }
};
export const breaker = (state, next) => async (s) => {
  const key = `b/${s.name}`;
  const seen = (await state.get(key)) ?? { failures: 0, at: 0 };
  if (seen.failures >= 3 && Date.now() - seen.at < 300000) return { status: 'resting' };
  try {
    const res = await next(s);
    await state.put(key, { failures: 0, at: 0 });
    return res;
  } catch {
    await state.put(key, { failures: seen.failures + 1, at: Date.now() });
    return { status: 'down' };
  }
};
export const timed = (next) => async (s) => {
  const begun = performance.now();
  const { status } = await next(s);
  return { name: s.name, status, millis: Math.round(performance.now() - begun) };
};
