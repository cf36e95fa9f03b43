export function page(title, body) {
  return `<!doctype html><title>${title}</title><main>${body}</main>`;
}
console.log(page('Docs', '<p>See --help</p>'));
