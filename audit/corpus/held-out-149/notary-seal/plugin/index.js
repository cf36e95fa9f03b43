export function blanks(text) { return (text.match(/_{3,}/g) ?? []).length; }
