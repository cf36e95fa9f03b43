export const options = { headings: true, links: (href) => /^(https?:|mailto:|#)/.test(href) };
