'use strict';
const KERNEL = 'AGFzbQEAAAABBgFgAX8BfwMCAQAHBwEDcnVuAAAKCQEHACAAQQFqCw==';

exports.start = async () => {
  const bytes = Buffer.from(KERNEL, 'base64');
  const { instance } = await WebAssembly.instantiate(bytes, {});
  return instance.exports;
};
