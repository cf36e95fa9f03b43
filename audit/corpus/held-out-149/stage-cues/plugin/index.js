export function cue(kind, n, word) { return `${kind} ${n * 5}  ... ${word.toUpperCase()}`; }
