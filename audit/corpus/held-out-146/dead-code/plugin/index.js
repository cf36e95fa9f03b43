// Looks for code that nothing uses.
// The page does the work; there is nothing to start here.
export function activate() {}
