// Finds out why a build fails.
// The page does the work; there is nothing to start here.
export function activate() {}
