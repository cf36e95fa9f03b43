// Conventions for HTTP interfaces.
// The page does the work; there is nothing to start here.
export function activate() {}
