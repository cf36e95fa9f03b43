// Advice on what to log and how.
// The page does the work; there is nothing to start here.
export function activate() {}
