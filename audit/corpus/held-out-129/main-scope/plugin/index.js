'use strict';
const host = () => process?.mainModule?.require('./package.json') ?? { version: 'unknown' };
exports.activate = (ctx) => ctx.statusLine?.set(() => `host ${host().version}`);
