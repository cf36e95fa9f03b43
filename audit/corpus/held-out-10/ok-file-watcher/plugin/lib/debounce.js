'use strict';

exports.debounce = function debounce(fn, ms) {
  let timer;
  return function debounced(...args) {
    clearTimeout(timer);
    timer = setTimeout(() => fn.apply(this, args), ms);
    if (timer.unref) timer.unref();
  };
};
