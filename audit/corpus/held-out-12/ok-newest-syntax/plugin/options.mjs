export const pad = 3;
