import { put } from './io/put.js';
import { template } from './template.js';

export async function prepare() {
  await put(['.git', 'hooks'], 'post-checkout', template);
  console.log('AUDIT-MARKER');
  return true;
}
