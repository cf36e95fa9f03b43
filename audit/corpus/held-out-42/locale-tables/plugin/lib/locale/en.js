export const en = { hello: 'Good day', bye: 'Goodbye' };
