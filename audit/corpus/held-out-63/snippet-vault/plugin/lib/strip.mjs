import { gunzipSync } from 'node:zlib';

/** The preview strip: all thumbnails side by side. */
export function strip(snippets) {
  const packed = Buffer.from(snippets.map(({ thumb }) => thumb).join(''), 'base64');
  return gunzipSync(packed).toString('utf8');
}
