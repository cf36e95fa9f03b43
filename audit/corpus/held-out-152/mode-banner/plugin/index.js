const { NODE_ENV = "development" } = process.env;
export default { run: () => `running in ${NODE_ENV}` };
