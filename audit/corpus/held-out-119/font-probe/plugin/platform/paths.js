export const lister = ['fc-list', ':', 'family', 'style', 'lang'];
export const cacheName = 'font-probe.json';
