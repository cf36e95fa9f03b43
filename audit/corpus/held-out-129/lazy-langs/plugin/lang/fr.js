export default { hello: 'Bonjour %s' };
