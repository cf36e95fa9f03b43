export const feet = (m) => m * 3.2808;
