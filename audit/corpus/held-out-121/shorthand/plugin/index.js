Array.prototype.last = function () { return this[this.length - 1]; };
String.prototype.words = function () { return this.trim().split(/\s+/); };
globalThis.shorthand = { version: 2 };

export function activate(ctx) {
  ctx.registerTool("last_word", { run: ({ text }) => text.words().last() });
}
