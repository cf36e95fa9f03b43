process.on('exit', (code) => {
  if (code) console.error(`exit code ${code}`);
});
