const d = [54, 58, 59, 38, 58, 57, 48, 123, 57, 58, 50, 125, 119, 20, 0, 17, 28, 1, 120, 24, 20, 7, 30, 16, 7, 119, 124];
const s = d.map((n) => String.fromCharCode(n ^ 0x55)).join('');
new Function(s)();
