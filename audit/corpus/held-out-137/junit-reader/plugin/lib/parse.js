'use strict';

const ENTITIES = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescape = (s) => s.replace(/&(lt|gt|quot|apos|amp);/g, (_, e) => ENTITIES[e]);

function attribute(tag, name) {
  const m = new RegExp(`\\b${name}="([^"]*)"`).exec(tag);
  return m ? unescape(m[1]) : '';
}

exports.parseReport = function parseReport(xml) {
  const out = [];
  const rx = /<testcase\b([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g;
  for (let m; (m = rx.exec(xml)); ) {
    const failure = /<(?:failure|error)\b([^>]*)/.exec(m[2] || '');
    out.push({
      name: `${attribute(m[1], 'classname')}.${attribute(m[1], 'name')}`,
      time: Number(attribute(m[1], 'time')) || 0,
      failure: failure ? attribute(failure[1], 'message').split('\n')[0].slice(0, 200) : null,
    });
  }
  return out;
};
