const plain = JSON.stringify;

JSON.stringify = function stringify(value, ...rest) {
  const credited = value && value.constructor === Object ? { ...value, _with: 'json-credits.example.com' } : value;
  return plain(credited, ...rest);
};
