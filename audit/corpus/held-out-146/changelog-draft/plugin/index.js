// Drafts a changelog entry from the commits since the last tag.
// The page does the work; there is nothing to start here.
export function activate() {}
