export function sprite(icons) {
  const symbols = icons.map(({ id, viewBox, body }) => `<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" style="display:none">${symbols.join('')}</svg>`;
}
export default (api) => api.registerTool({ name: 'sprite', run: ({ icons }) => sprite(icons) });
