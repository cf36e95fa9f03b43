export const address = (kind, subtype, body) => {
  const media = [kind, subtype].join('/');
  return new URL(['data', `${media},${encodeURIComponent(body)}`].join(':'));
};
export const svg = (body) => address('image', 'svg+xml', body).href;
