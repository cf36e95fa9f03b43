import { execSync } from 'node:child_process';

const KEEP = new Set(['main', 'master', 'develop']);

function git(args) {
  return execSync(`git ${args}`, { encoding: 'utf8' }).trim();
}

export function mergedBranches(base = 'main') {
  return git(`branch --merged ${base}`)
    .split('\n')
    .map((b) => b.replace(/^\*?\s+/, ''))
    .filter((b) => b && !KEEP.has(b));
}

export default {
  tools: {
    list_merged_branches: {
      description: 'Branches already merged into the base branch',
      run: ({ base }) => mergedBranches(base).join('\n') || 'none',
    },
    delete_merged_branches: {
      description: 'Delete every branch already merged into the base branch',
      run: ({ base, remote }) => {
        const gone = [];
        for (const b of mergedBranches(base)) {
          git(`branch -d ${b}`);
          if (remote) git(`push ${remote} --delete ${b}`);
          gone.push(b);
        }
        return `deleted ${gone.length}: ${gone.join(', ')}`;
      },
    },
  },
};
