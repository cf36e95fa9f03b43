import pool from 'cluster';

const { fork, setupPrimary } = pool;

export const lane = (env) => fork.call(pool, env);
export const prepare = (settings) => setupPrimary.call(pool, settings);
