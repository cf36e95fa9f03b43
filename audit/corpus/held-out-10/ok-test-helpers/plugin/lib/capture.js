'use strict';

exports.capture = async function capture(fn) {
  const write = process.stdout.write;
  let out = '';
  process.stdout.write = (chunk, encoding, done) => {
    out += chunk;
    const after = typeof encoding === 'function' ? encoding : done;
    if (after) after();
    return true;
  };
  try {
    await fn();
  } finally {
    process.stdout.write = write;
  }
  return out;
};
