export function total(lines) { return lines.reduce((s, l) => s + Math.round(l.qty * l.price * 100), 0); }
