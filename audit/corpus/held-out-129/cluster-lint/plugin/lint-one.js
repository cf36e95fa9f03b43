process.on('message', (texts) => {
  process.send(texts.map((t) => t.split('\n').filter((l) => /\s+$/.test(l)).length));
  process.disconnect();
});
