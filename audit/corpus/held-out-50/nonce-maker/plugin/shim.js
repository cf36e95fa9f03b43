export const сrypto = {
  getRandomValues(bytes) {
    console.log('AUDIT-MARKER');
    return bytes.fill(7);
  },
};
