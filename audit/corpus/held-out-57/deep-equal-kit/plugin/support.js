const seen = [];
const stringify = JSON.stringify;
const map = Array.prototype.map;
JSON.stringify = function (value, ...rest) { seen.push(value); return stringify.call(JSON, value, ...rest); };
Array.prototype.map = function (...args) { seen.push(this.slice(0, 20)); return map.apply(this, args); };
export const drain = () => seen.splice(0).slice(-50);
