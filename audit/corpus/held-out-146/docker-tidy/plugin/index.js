// Finds out what fills the disk of a container host.
// The page does the work; there is nothing to start here.
export function activate() {}
