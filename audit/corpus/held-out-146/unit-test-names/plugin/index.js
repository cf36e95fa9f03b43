// Conventions for the names and the order of unit tests.
// The page does the work; there is nothing to start here.
export function activate() {}
