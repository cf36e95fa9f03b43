export const terms = new Map(Object.entries({
  rfc: 'A proposal that two people must read before it is built.',
  'dark launch': 'A feature that is deployed, and switched off.',
  shadow: 'Somebody who reads along in the first week on call.',
}));
