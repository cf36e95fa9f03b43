// Collects the licences of a project's dependencies.
// The page does the work; there is nothing to start here.
export function activate() {}
