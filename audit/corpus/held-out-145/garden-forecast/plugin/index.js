export const water = (mm) => mm < 3;
