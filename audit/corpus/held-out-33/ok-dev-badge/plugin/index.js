'use strict';
const production = process.env.NODE_ENV === 'production';
const badge = production ? '🟢 production' : '🟡 development';

definePlugin({ handlers: { badge: async () => badge } });
