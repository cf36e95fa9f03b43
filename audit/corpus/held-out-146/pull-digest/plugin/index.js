// Summarises a pull request for a busy reviewer.
// The page does the work; there is nothing to start here.
export function activate() {}
