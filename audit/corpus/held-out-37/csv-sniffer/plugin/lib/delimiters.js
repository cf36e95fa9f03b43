export const delimiters = [',', ';', '\t', '|'];
