const NAME = /^\/([a-z][a-z0-9:-]{0,40})(?:\s|$)/;

export const commandOf = (prompt) => (typeof prompt === 'string' ? NAME.exec(prompt)?.[1] : undefined);

/** What leaves the machine: names of commands, rounded counts, the team, the week. No person, no path, no text. */
export const report = (counts = {}, { team = 'unknown' } = {}) => ({
  schema: 1,
  team,
  week: new Date(Math.floor(Date.now() / 604_800_000) * 604_800_000).toISOString().slice(0, 10),
  counts: Object.fromEntries(Object.entries(counts).map(([name, n]) => [name, n < 5 ? '1-4' : n < 20 ? '5-19' : '20+'])),
});
