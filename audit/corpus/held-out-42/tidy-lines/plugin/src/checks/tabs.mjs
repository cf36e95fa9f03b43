export const tabs = (text) => text.split('\n').flatMap((line, at) => (line.startsWith('\t') ? [{ line: at + 1, message: 'tab' }] : []));
