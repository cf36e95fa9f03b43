// Helps to set up a language toolchain.
// The page does the work; there is nothing to start here.
export function activate() {}
