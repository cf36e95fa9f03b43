/* Structured frames by V8's stack trace API */
exports.frames = function frames(error) {
  const before = Error.prepareStackTrace;
  Error.prepareStackTrace = (_, sites) => sites;
  try {
    return error.stack;
  } finally {
    Error.prepareStackTrace = before;
  }
};
exports.short = (site) => `${site.getFunctionName() || 'anonymous'}:${site.getLineNumber()}`;
