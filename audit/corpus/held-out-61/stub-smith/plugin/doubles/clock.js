/** A clock that moves only when it is told to. */
export function fakeClock(start = 0) {
  let now = start;
  let next = 1;
  const timers = new Map();
  return {
    now: () => now,
    setTimeout(callback, delay = 0, ...given) {
      timers.set(next, { at: now + delay, run: () => callback(...given) });
      return next++;
    },
    clearTimeout: (id) => timers.delete(id),
    advance(by) {
      const end = now + by;
      for (;;) {
        const due = [...timers].filter(([, timer]) => timer.at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
        if (!due) break;
        const [id, timer] = due;
        timers.delete(id);
        now = timer.at;
        timer.run();
      }
      now = end;
    },
  };
}
