const section = ({ name, body, why }) => `## ${name}\n\n${why}. Copy this to \`.git/hooks/${name}\` and make it executable:\n\n\`\`\`sh\n#!/bin/sh\n${body}\n\`\`\`\n`;
export const page = (entries) => `# Git hooks\n\n${entries.map(section).join('\n')}`;
