export const trimEnd = (text) => text.replace(/[ \t]+$/gm, '');
export const oneBlank = (text) => text.replace(/\n{3,}/g, '\n\n');
export const finalNewline = (text) => (text.endsWith('\n') ? text : `${text}\n`);
export const tabsToSpaces = (text) => text.replaceAll('\t', '  ');
export const sortLines = (text) => text.split('\n').sort().join('\n');
