let ticks = 0;
const timer = setInterval(() => {
  ticks += 1;
  if (ticks > 3) clearInterval(timer);
}, 100);
