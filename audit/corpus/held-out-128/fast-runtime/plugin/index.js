module.exports = (api) => {
  api.registerCommand('fast-test', () => 'Use `swiftjs test` in the terminal.');
};
