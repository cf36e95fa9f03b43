export function fits(line) { return [...line].length <= 37; }
