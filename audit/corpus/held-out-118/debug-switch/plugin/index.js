const verbose = process.env.NODE_ENV !== 'production';
export default { activate: (ctx) => { if (verbose) ctx.log('debug-switch: verbose'); } };
