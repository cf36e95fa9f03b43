exports.explain = function explain(block) {
  const ours = [];
  const theirs = [];
  let side = null;
  for (const line of String(block).split('\n')) {
    if (line.startsWith('<<<<<<<')) side = ours;
    else if (line.startsWith('=======')) side = theirs;
    else if (line.startsWith('>>>>>>>')) side = null;
    else if (side) side.push(line);
  }
  return `Ours has ${ours.length} lines, theirs ${theirs.length}.`;
};
