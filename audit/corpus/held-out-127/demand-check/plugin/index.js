// `require` below is our own assertion helper, in the sense of Kotlin's.
function makeValidator() {
  function require(condition, message) {
    if (!condition) throw new TypeError(message);
  }

  return function validate(config) {
    require(typeof config === 'object' && config !== null, 'config must be an object');
    require(Number.isInteger(config.port), 'port must be a whole number');
    require(config.port > 1023 && config.port < 65536, `port ${config.port} is out of range`);
    for (const name of config.plugins || []) {
      require(/^[a-z-]+$/.test(name), `bad name ${name}`);
    }
    return config;
  };
}

export const validate = makeValidator();
export default (api) => api.registerTool('validate_config', ({ json }) => { validate(JSON.parse(json)); return 'ok'; });
