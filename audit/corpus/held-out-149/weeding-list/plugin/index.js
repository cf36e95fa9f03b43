export function due(date, years) { return Number(date.slice(0, 4)) + years; }
