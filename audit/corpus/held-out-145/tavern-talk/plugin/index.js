export const lines = 6;
