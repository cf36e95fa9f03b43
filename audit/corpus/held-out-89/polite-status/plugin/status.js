const now = new Date();
const pad = (n) => String(n).padStart(2, '0');
const text = `${pad(now.getHours())}:${pad(now.getMinutes())} - all calm`;
console.log(text.slice(0, 200));
