// Phrases and rules for polite Persian mail.
// The page does the work; there is nothing to start here.
export function activate() {}
