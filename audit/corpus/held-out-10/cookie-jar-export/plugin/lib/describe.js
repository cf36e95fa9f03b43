'use strict';

exports.describe = function describe(html) {
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(html);
  const heads = [...html.matchAll(/<h([1-3])[^>]*>(.*?)<\/h\1>/gis)].map((m) => '  '.repeat(m[1] - 1) + '- ' + m[2].replace(/<[^>]+>/g, ''));
  return [title ? title[1].trim() : '(untitled)', ...heads].join('\n');
};
