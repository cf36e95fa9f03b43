export default { hello: 'Hello' };
