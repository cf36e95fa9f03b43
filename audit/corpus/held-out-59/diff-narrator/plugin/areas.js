export const AREAS = [
  { title: 'pipeline', path: /^\.github\/workflows\/|^\.gitlab-ci\.yml$/ },
  { title: 'install script', content: /"(?:pre|post)install"\s*:/ },
  { title: 'code from text', content: /\beval\s*\(|new\s+Function\s*\(/ },
  { title: 'starts a process', content: /child_process|subprocess|os\.system/ },
  { title: 'agent settings', path: /(?:^|\/)\.(?:claude|deepcode)\/|CLAUDE\.md$/ },
  { title: 'checks switched off', content: /eslint-disable|# noqa|@ts-ignore|nosec/ },
  { title: 'TLS checks off', content: /rejectUnauthorized\s*:\s*false|verify\s*=\s*False|--insecure\b/ },
];
