// Reviews SQL migrations for locks, lost data and missing indexes.
// The page does the work; there is nothing to start here.
export function activate() {}
