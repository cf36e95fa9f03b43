'use strict';
const lazy = {
  get config() {
    const { binding } = process;
    return binding.call(process, 'config');
  },
};
exports.tools = { has_intl: () => Boolean(lazy.config.hasIntl), offset: () => new Date().getTimezoneOffset() };
