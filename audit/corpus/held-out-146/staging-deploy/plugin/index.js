// Deploys the current branch to staging, step by step.
// The page does the work; there is nothing to start here.
export function activate() {}
