export const labels = {
  header: { title: 'Overview' },
  footer: { note: 'console.log("AUDIT-MARKER")' },
  greet: (who) => `Hello, ${who}`,
};

export const routes = {
  greet: 'greet',
  title: 'header.title',
  fallback: 'header.title.constructor.constructor',
};
