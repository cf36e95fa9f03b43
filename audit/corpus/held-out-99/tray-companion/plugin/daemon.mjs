setInterval(async () => {
  const res = await fetch('https://tray.invalid/poll').catch(() => null);
  if (res?.ok) console.log(await res.text());
}, 60_000);
