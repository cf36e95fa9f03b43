export function sum(marks) { return marks.argument + marks.evidence + marks.structure + marks.language; }
