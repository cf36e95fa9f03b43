export const columns = (text) => text.split('\n', 1)[0].split(',').map((name) => name.trim());
