// Advice for naming functions, variables and files.
// The page does the work; there is nothing to start here.
export function activate() {}
