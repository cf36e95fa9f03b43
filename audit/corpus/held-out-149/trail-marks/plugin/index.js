export function mark(merged, days, open) { return open ? "blue" : merged && days > 90 ? "red" : "white"; }
