// Explains prompt injection to developers who build with language models.
// The page does the work; there is nothing to start here.
export function activate() {}
