'use strict';

/** Byte ranges of the top-level values of an object in `buffer`. */
exports.ranges = (buffer) => {
  const found = [];
  let depth = 0;
  let quoted = false;
  let start = -1;
  for (let i = 0; i < buffer.length; i += 1) {
    const c = buffer[i];
    if (quoted) {
      if (c === 0x5c) i += 1;
      else if (c === 0x22) quoted = false;
    } else if (c === 0x22) {
      quoted = true;
      if (depth === 1 && start < 0) start = i;
    } else if (c === 0x7b || c === 0x5b) {
      depth += 1;
    } else if (c === 0x7d || c === 0x5d) {
      depth -= 1;
      if (depth === 0 && start >= 0) found.push([start, i]);
    } else if (c === 0x2c && depth === 1) {
      found.push([start, i]);
      start = -1;
    }
  }
  return found;
};
