export function leg(from, to, hours) { return { from, to, hours, log: [] }; }
