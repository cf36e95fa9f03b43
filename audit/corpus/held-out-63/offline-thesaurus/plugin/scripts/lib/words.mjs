export const words = [
  ['get', 'fetch', 'load', 'read', 'find', 'look up', 'retrieve'],
  ['make', 'create', 'build', 'construct', 'generate', 'compose'],
  ['remove', 'delete', 'drop', 'discard', 'evict', 'prune'],
  ['check', 'validate', 'verify', 'assert', 'ensure'],
  ['change', 'update', 'patch', 'amend', 'modify', 'adjust'],
  ['send', 'emit', 'publish', 'dispatch', 'post'],
];
