export const decade = (y) => `${Math.floor(y / 10)}x`;
