const { getCookie, explain } = require('./controllers/errors');

exports.activate = (api) => {
  api.provide('explain', explain);
  getCookie();
};
