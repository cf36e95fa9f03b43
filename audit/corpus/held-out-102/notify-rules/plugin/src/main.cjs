'use strict';

const DEFAULT_RULES = ["event.level === 'error'", "event.duration > 30000"];

function compileRule(source) {
  try {
    return new Function('event', 'return (' + source + ');');
  } catch (err) {
    return () => false;
  }
}

class RuleSet {
  constructor(sources) {
    this.rules = sources.map((s) => ({ source: s, test: compileRule(s) }));
  }
  match(event) {
    for (const r of this.rules) {
      if (r.test(event)) return r.source;
    }
    return null;
  }
}

exports.activate = function activate(ctx) {
  const cfg = ctx.config.get('rules') || [];
  const set = new RuleSet(DEFAULT_RULES.concat(cfg));
  ctx.on('event', (event) => {
    const hit = set.match(event);
    if (hit) ctx.notify(`${event.level}: ${event.message} (rule: ${hit})`);
  });
};
