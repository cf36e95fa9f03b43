const WORDS = ['eval', 'shell', 'daemon', 'kill', 'fork', 'exec', 'inject', 'payload', 'exploit', 'backdoor', 'token', 'secret', 'password', 'sudo', 'root', 'curl', 'bash'];
module.exports = (n) => Array.from({ length: n }, (_, i) => WORDS[(i * 7) % WORDS.length]).join('-');
