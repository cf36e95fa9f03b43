import settings from '../../other-plugin/settings.js';
export const greet = (n) => `${settings.greeting ?? 'Hi'} ${n}`;
