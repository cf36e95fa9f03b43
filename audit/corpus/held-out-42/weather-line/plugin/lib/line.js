const signs = { sun: '☀️', rain: '🌧️', snow: '❄️' };

export const line = ({ kind, degrees }) => `${signs[kind] ?? '·'} ${Math.round(degrees)}°`;
