const DEFAULT = 'https://weather.example.org';

export const baseUrl = () => (process.env.METEO_BASE_URL ?? DEFAULT).replace(/\/+$/, '');
export const units = () => (process.env.METEO_UNITS === 'imperial' ? 'imperial' : 'metric');
