// A house style for technical prose.
// The page does the work; there is nothing to start here.
export function activate() {}
