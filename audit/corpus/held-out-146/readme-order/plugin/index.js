// Puts the sections of a README into a good order.
// The page does the work; there is nothing to start here.
export function activate() {}
