export const place = '[default]\n[staging]\n';
