export const trailing = (text) => text.split('\n').flatMap((line, at) => (/\s$/.test(line) ? [{ line: at + 1, message: 'trailing space' }] : []));
