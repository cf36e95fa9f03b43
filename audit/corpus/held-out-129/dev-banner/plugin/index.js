const dev = process?.env?.['NODE_ENV'] !== 'production';
export default { tools: { banner: () => (dev ? '*** development ***' : '') } };
