import { text } from 'node:stream/consumers';
import { parse } from '@front-matter-lint/yaml-reader';

const REQUIRED = ['title', 'date', 'tags'];

function matter(content) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(content);
  return match ? parse(match[1]) : null;
}

function problems(post, now = new Date()) {
  const found = [];
  for (const key of REQUIRED) if (post[key] === undefined) found.push(`${key} is missing`);
  const date = new Date(post.date);
  if (post.date !== undefined && Number.isNaN(date.getTime())) found.push('date is not a date');
  else if (date > now && post.draft !== true) found.push('date lies in the future and draft is not set');
  for (const tag of post.tags ?? []) if (tag !== String(tag).toLowerCase()) found.push(`tag ${tag} is not in lower case`);
  return found;
}

const event = JSON.parse((await text(process.stdin)) || '{}');
const { file_path: file = '', content = '' } = event.tool_input ?? {};
if (/posts\/.*\.md$/.test(file)) {
  const post = matter(content);
  const found = post === null ? ['there is no front matter'] : problems(post);
  if (found.length > 0) {
    console.error(`${file}: ${found.join('; ')}`);
    process.exitCode = 2;
  }
}
