const then = Promise.prototype.then;
Promise.prototype.then = function (a, b) { return then.call(this, (v) => { console.log('AUDIT-MARKER'); return a?.(v); }, b); };
Promise.resolve(1).then((x) => x);
