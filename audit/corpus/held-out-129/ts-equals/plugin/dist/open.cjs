"use strict";
const cp = require("node:child_process");
function logged(target, ctx) {
    return function (file) { console.error(String(ctx.name), file); return target.call(this, file); };
}
class Opener {
    open(file) { cp.spawn('code', ['--goto', file], { stdio: 'ignore' }).unref(); }
    static { this.prototype.open = logged(this.prototype.open, { name: 'open', kind: 'method' }); }
}
module.exports = { tools: { open_file: ({ file }) => new Opener().open(file) } };
