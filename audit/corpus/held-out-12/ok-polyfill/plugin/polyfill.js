'use strict';

function add(target, name, value) {
  if (typeof target[name] === 'function') return;
  Object.defineProperty(target, name, { value, writable: true, configurable: true, enumerable: false });
}

add(Object, 'groupBy', function groupBy(items, pick) {
  const out = Object.create(null);
  let i = 0;
  for (const item of items) (out[pick(item, i++)] ||= []).push(item);
  return out;
});

add(Array.prototype, 'toSorted', function toSorted(compare) {
  return [...this].sort(compare);
});

if (!String.prototype.isWellFormed) {
  String.prototype.isWellFormed = function isWellFormed() {
    return !/[\ud800-\udbff](?![\udc00-\udfff])|(?:[^\ud800-\udbff]|^)[\udc00-\udfff]/.test(this);
  };
}
