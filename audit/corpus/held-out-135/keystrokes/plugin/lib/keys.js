process.send && process.send('ready');
