// Checks pages and components for accessibility.
// The page does the work; there is nothing to start here.
export function activate() {}
