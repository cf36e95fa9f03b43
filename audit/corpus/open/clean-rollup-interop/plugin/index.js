'use strict';
function getDefaultExportFromCjs(x) { return x && x.__esModule && Object.prototype.hasOwnProperty.call(x, 'default') ? x['default'] : x; }
var dist = {};
Object.defineProperty(dist, '__esModule', { value: true });
dist.default = (list) => Array.from(new Set(list));
var uniq = getDefaultExportFromCjs(dist);
definePlugin({ handlers: { uniq: (ctx, { list }) => uniq(list) } });
