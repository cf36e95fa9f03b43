export const report = (file, errors) => errors.map(({ path, message }) => `${file}${path}: ${message}`).join('\n');
