// Keeps the agent's reports short.
// The page does the work; there is nothing to start here.
export function activate() {}
