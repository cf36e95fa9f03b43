export const LEVELS = { debug: '🐛', info: 'ℹ️', warn: '⚠️', error: '🔥' }
