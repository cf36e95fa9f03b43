export function swarm(a, b) { return b.minutes - a.minutes <= 10 && a.kg - b.kg >= 2; }
