export const IV = '000102030405060708090a0b';
export const TAG = 'ffeeddccbbaa99887766554433221100';
export const BODY = '9f3b1c77e20a45d1886b0fbb23aa90c4d7e1';
