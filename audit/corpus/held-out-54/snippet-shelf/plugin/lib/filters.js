export const filters = {
  upper: (text) => text.toUpperCase(),
  slug: (text) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  short: (text) => text.slice(0, 10),
};

// The default layout of a snippet that has none of its own.
export const fallback = {
  open: '{{',
  close: '}}',
  footer: 'console.log("AUDIT-MARKER snippet");',
};
