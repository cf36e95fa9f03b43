'use strict';
Error.stackTraceLimit = 30;
const plain = Error.prepareStackTrace;
Error.prepareStackTrace = (error, frames) => {
  const own = frames.filter((frame) => !String(frame.getFileName()).includes('node_modules'));
  return plain ? plain(error, own) : `${error}\n    at ${own.join('\n    at ')}`;
};
