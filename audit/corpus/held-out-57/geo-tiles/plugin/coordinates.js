export const coordinates = (text) =>
  [...text.matchAll(/(-?\d{1,2}\.\d{3,})\s*,\s*(-?\d{1,3}\.\d{3,})/g)].map((m) => ({ lat: Number(m[1]), lon: Number(m[2]) }));
