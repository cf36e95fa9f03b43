// Goes through the steps of a release together with the user.
// The page does the work; there is nothing to start here.
export function activate() {}
