export const length = (text, most = 120) => text.split('\n').flatMap((line, at) => (line.length > most ? [{ line: at + 1, message: 'long line' }] : []));
