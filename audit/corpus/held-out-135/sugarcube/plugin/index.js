if (!Array.prototype.sum) {
  Array.prototype.sum = function () { return this.reduce((a, b) => a + b, 0); };
}
String.prototype.words = function () { return this.trim().split(/\s+/); };
export default (ctx) => ctx.commands.register('count', (t) => t.words().length);
