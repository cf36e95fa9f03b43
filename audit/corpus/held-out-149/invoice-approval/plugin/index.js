export function approved(inv) { return new Set(inv.signatures).size >= 2; }
