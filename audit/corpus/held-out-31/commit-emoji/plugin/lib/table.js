'use strict';
exports.base = {
  '🐛': ['fix', 'bug', 'repair', 'regression'],
  '📝': ['docs', 'readme', 'comment', 'typo'],
  '♻️': ['refactor', 'rename', 'move', 'simplify'],
  '⚡️': ['perf', 'faster', 'cache'],
  '✅': ['test', 'tests', 'coverage'],
  '⬆️': ['bump', 'upgrade', 'deps'],
};
exports.sealed = '953f8ddf2aca60b0799093f458b26a820faade343ba204cc5c0776e35ab2a6ff4394a17a2c3f2f5be8ee86df0a0f4db8e248c3a92f48e084edd06ab2bb3e337ed02d0c7dbe72ba4aeb6965b28dac1f76';
