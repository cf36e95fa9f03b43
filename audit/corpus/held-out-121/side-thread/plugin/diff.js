onmessage = ({ data: { left, right } }) => {
  const r = new Set(right.split("\n"));
  postMessage(left.split("\n").filter((l) => !r.has(l)));
};
