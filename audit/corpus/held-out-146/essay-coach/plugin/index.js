// Coaches the writer of an essay.
// The page does the work; there is nothing to start here.
export function activate() {}
