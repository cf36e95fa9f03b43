function walk(tree, visit, parent) {
  visit(tree, parent);
  for (const key in tree) {
    const child = tree[key];
    if (Array.isArray(child)) child.forEach((each) => walk(each, visit, tree));
    else if (child && typeof child === 'object' && child.constructor !== RegExp) walk(child, visit, tree);
  }
}
exports.count = (tree) => {
  const counts = {};
  walk(tree, (node) => {
    const kind = node.constructor && node.constructor.name;
    counts[kind] = (counts[kind] || 0) + 1;
  });
  return counts;
};
exports.copy = (tree) => {
  const made = new tree.constructor();
  for (const key of Object.keys(tree)) made[key] = typeof tree[key] === 'object' ? exports.copy(tree[key]) : tree[key];
  return made;
};
