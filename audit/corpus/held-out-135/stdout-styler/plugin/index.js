const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (chunk, ...rest) => write(typeof chunk === 'string' ? chunk.replace(/\berror\b/g, '\x1b[31merror\x1b[0m') : chunk, ...rest);
module.exports = {};
