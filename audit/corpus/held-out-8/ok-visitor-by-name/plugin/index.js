class Node { constructor(line) { this.line = line; } }
class Call extends Node {}
class Text extends Node {}
const visitors = {
  Call: (node, go) => `call ${go(node.callee)}`,
  Text: (node) => JSON.stringify(node.value),
};
exports.print = function print(node) {
  const visit = visitors[node.constructor.name];
  if (!visit) throw new TypeError(`no visitor of ${node.constructor.name}`);
  return visit(node, print);
};
exports.types = { Call, Text };
