const look = (values, path) => path.reduce((at, key) => (at != null && Object.hasOwn(Object(at), key) ? at[key] : undefined), values);

const eval_ = {
  text: (node) => node.text,
  value: (node, values) => String(look(values, node.path) ?? ''),
  if: (node, values) => (look(values, node.path) ? run(node.body, values) : ''),
  each: (node, values) => (look(values, node.path) ?? []).map((item) => run(node.body, { ...values, item })).join(''),
};

export const run = (nodes, values) => nodes.map((node) => eval_[node.kind](node, values)).join('');
