import { AsyncLocalStorage } from 'node:async_hooks';

export const scope = new AsyncLocalStorage();
export const current = (key) => scope.getStore()?.get(key);
