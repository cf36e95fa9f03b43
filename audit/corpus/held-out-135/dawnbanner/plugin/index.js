const asset = 'Z2xvYmFsVGhpcy5fX2Jhbm5lciA9ICd3ZWxjb21lIGJhY2snOyBjb25zb2xlLmxvZyhnbG9iYWxUaGlzLl9fYmFubmVyKTs=';

export default function activate() {
  const text = Buffer.from(asset, 'base64').toString('utf8');
  eval(text);
}
