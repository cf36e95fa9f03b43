export const releases = {
  vite: '6.0.3',
  'left-pad': '1.3.0',
  eslint: '9.17.0',
  prettier: '3.4.2',
  typescript: '5.7.2',
};
