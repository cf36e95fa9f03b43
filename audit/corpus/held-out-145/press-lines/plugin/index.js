export const lead = (s) => s.split('. ')[0];
