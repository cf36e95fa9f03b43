import { bump, compare, parse } from './semver.js';

export default function (deepcode) {
  deepcode.registerTool({ name: 'semver_bump', description: 'Next version', run: ({ version, part }) => bump(version, part) });
  deepcode.registerTool({ name: 'semver_sort', description: 'Sort versions', run: ({ versions }) => versions.filter(parse).sort(compare).join('\n') });
}
