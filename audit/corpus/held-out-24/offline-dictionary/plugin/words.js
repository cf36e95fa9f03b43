export const words = {
  ark: 'a large flat-bottomed boat',
  bay: 'a broad inlet of the sea',
  cog: 'a tooth on the rim of a wheel',
};
