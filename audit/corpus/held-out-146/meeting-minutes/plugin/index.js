// Turns rough notes of a meeting into minutes.
// The page does the work; there is nothing to start here.
export function activate() {}
