export const name = "blade-hints";
