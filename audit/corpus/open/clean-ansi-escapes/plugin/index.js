const ESC = '\u001b[';
const styles = { bold: ['1', '22'], dim: ['2', '22'], red: ['31', '39'], bgBlue: ['44', '49'] };
for (const [name, [on, off]] of Object.entries(styles)) module.exports[name] = (t) => ESC + on + 'm' + t + ESC + off + 'm';
