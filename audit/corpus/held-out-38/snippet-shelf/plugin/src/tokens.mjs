export const tokens = (query = '') => query.toLowerCase().split(/\W+/).filter(Boolean);
