export const gates = 7;
