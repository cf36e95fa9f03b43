import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage();
export const within = (values, act) => storage.run(new Map(Object.entries(values)), act);
export const current = (key) => storage.getStore()?.get(key);
