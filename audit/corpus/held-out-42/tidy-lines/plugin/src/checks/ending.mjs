export const ending = (text) => (text === '' || text.endsWith('\n') ? [] : [{ line: text.split('\n').length, message: 'no newline at the end' }]);
