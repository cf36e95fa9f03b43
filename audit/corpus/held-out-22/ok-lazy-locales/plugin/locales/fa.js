export default { hello: 'درود', bye: 'می‌بینمت' };
