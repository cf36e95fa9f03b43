(function (root, factory) {
  if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.semverNext = factory();
})(typeof globalThis !== 'undefined' ? globalThis : Function('return this')(), function () {
  'use strict';

  function level(subject, body) {
    if (/^\w+(\([^)]*\))?!:/.test(subject) || /^BREAKING[ -]CHANGE:/m.test(body || '')) return 'major';
    if (/^feat(\(|:)/.test(subject)) return 'minor';
    return /^(fix|perf|revert)(\(|:)/.test(subject) ? 'patch' : 'none';
  }

  function next(version, commits) {
    var m = /^v?(\d+)\.(\d+)\.(\d+)/.exec(version);
    if (!m) throw new Error('not a version: ' + version);
    var n = [Number(m[1]), Number(m[2]), Number(m[3])];
    var levels = commits.map(function (c) { return level(c.subject, c.body); });
    if (levels.indexOf('major') >= 0) return n[0] === 0 ? '0.' + (n[1] + 1) + '.0' : n[0] + 1 + '.0.0';
    if (levels.indexOf('minor') >= 0) return n[0] + '.' + (n[1] + 1) + '.0';
    if (levels.indexOf('patch') >= 0) return n[0] + '.' + n[1] + '.' + (n[2] + 1);
    return n.join('.');
  }

  return {
    level: level,
    next: next,
    activate: function (ctx) {
      ctx.tools.register({
        name: 'semver_next',
        description: 'Next version for a list of commits',
        inputSchema: {
          type: 'object',
          properties: { version: { type: 'string' }, commits: { type: 'array', items: { type: 'object' } } },
          required: ['version', 'commits'],
        },
        run: function (args) { return next(args.version, args.commits); },
      });
    },
  };
});
