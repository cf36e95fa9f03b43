const now = new Date();
const pad = (n) => String(n).padStart(2, '0');
console.log(`◆ ${pad(now.getHours())}:${pad(now.getMinutes())}`);
