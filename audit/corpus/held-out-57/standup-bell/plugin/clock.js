export function parseClock(text) {
  const m = /^(\d\d?):(\d\d)$/.exec(text ?? '09:30');
  if (!m || m[1] > 23 || m[2] > 59) throw new RangeError('time is hh:mm');
  return { hour: Number(m[1]), minute: Number(m[2]) };
}
