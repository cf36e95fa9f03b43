// Writes blameless notes after an incident.
// The page does the work; there is nothing to start here.
export function activate() {}
