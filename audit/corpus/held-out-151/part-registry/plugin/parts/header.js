export const header = ({ title }) => `# ${title}\n`;
