export const flags = ['breath', 'chest', 'speech'];
