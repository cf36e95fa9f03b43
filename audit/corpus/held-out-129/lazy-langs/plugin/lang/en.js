export default { hello: 'Hello %s' };
