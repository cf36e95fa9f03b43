const PHRASES = ["entire agreement", "overrides", "supersedes", "deemed", "confidential"];
export function hits(text) { return PHRASES.filter((p) => text.toLowerCase().includes(p)); }
