export const fa = { hello: 'سلام', bye: 'می‌بینمت' };
