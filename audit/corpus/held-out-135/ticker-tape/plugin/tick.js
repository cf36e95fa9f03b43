setInterval(() => postMessage(new Date().toLocaleTimeString()), 1000);
