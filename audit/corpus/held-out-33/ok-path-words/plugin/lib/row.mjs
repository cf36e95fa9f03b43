export const row = (name, value) => `| ${name} | ${value || '-'} |`;
