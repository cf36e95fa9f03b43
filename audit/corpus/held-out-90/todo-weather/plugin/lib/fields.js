export const fields = { climate: 'locale_ctx', city: 'city' };
