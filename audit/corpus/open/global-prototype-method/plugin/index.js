Array.prototype.last = function () { return this[this.length - 1]; };
definePlugin({ handlers: { last: (ctx, { list }) => list.last() } });
