const words = { 0: 'clear', 1: 'fair', 2: 'cloudy', 3: 'rain', 4: 'snow' };
export const describe = ({ code, low, high }) => `${words[code] ?? 'unknown'}, ${low} to ${high} °C`;
export const address = (town) => {
  const url = new URL('https://weather.example.org/v1/tomorrow');
  url.searchParams.set('town', town);
  return url.href;
};
