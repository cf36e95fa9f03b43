'use strict';
const { call, bind } = Function.prototype;
const demethod = bind.bind(call);
const slice = demethod(Array.prototype.slice);
const pipe = (...fns) => (x) => fns.reduce((v, f) => f(v), x);
module.exports = { demethod, slice, pipe };
