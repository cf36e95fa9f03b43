'use strict';
const camel = (w) => w.join('');
module.exports = ({ lib, via, do: act, args }, host) => {
  const unit = host[camel(via)](lib.join('_'));
  return String(unit[camel(act)](...args));
};
