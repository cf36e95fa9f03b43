const PLACEHOLDERS = {
  dot: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  pixel: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};

export function inline(html, images) {
  return html.replace(/<img([^>]*?)\ssrc="([^"]+)"/g, (all, rest, src) => {
    const data = images[src];
    if (!data) return all;
    return data.length < 4096 ? `<img${rest} src="${data}"` : `<img${rest} src="${PLACEHOLDERS.pixel}" data-src="${src}"`;
  });
}

export default (api) => {
  api.registerTool('inline_images', ({ html, images }) => inline(html, images));
  api.registerTool('placeholder', ({ kind }) => PLACEHOLDERS[kind] ?? PLACEHOLDERS.dot);
};
