// Walks a new colleague through setting up the project.
// The page does the work; there is nothing to start here.
export function activate() {}
