// A checklist for replacing a key that has leaked.
// The page does the work; there is nothing to start here.
export function activate() {}
