const loud = process.env.NODE_ENV !== 'production';
definePlugin({ handlers: { hello: () => (loud ? 'HELLO' : 'hello') } });
