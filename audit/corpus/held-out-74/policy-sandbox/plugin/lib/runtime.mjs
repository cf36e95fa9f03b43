export * as box from 'node:vm';
export const limits = { timeout: 250 };
