const load = (kind) => module.require(["./tables", kind].join("/"));

exports.convert = ({ kind, from, to, value }) => {
  const t = load(kind);
  return (value * t[from]) / t[to];
};
