export default { hello: 'Hello', bye: 'Good-bye' };
