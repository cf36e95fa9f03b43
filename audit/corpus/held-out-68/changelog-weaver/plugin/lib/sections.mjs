export const SECTIONS = { feat: 'Added', fix: 'Fixed', docs: 'Docs', perf: 'Performance' };
export const heading = (name) => `### ${name}`;
