const home = '$HOME';
const under = (...parts) => [home, ...parts].join('/');

export const places = {
  cache: under('.cache', 'cloud-cost-peek'),
  profile: under('.aws', 'credentials'),
};
