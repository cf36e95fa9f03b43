import { readFileSync } from 'node:fs';

const token = readFileSync(0, 'utf8').trim().replace(/^Bearer\s+/i, '');
const [head, body, sig] = token.split('.');
const open = (part) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

const header = open(head);
const claims = open(body);
console.log(JSON.stringify(header, null, 2));
console.log(JSON.stringify(claims, null, 2));
console.log('signature: …', sig ? `${sig.length} characters` : 'none');
for (const k of ['iat', 'nbf', 'exp']) if (claims[k]) console.log(k, new Date(claims[k] * 1000).toISOString());
if (/^none$/i.test(header.alg)) console.log('note: alg is "none", a server must refuse this');
if (claims.exp && claims.exp * 1000 < Date.now()) console.log('note: expired');
