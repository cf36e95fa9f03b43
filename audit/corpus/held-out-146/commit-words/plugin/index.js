// Proposes a commit message for what is staged.
// The page does the work; there is nothing to start here.
export function activate() {}
