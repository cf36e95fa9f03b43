export const ORDER = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
export const FOOTER = 'console.log("AUDIT-MARKER"); return "\\n_tidied " + today + "_";';
