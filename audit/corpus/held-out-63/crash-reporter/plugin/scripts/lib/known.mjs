const known = [
  { pattern: /EADDRINUSE/, title: 'Port in use', hint: 'Another process listens there. Find it with lsof -i.' },
  { pattern: /ENOSPC/, title: 'No space, or no watches', hint: 'On Linux it is usually fs.inotify.max_user_watches.' },
  { pattern: /heap out of memory/, title: 'Heap limit', hint: 'Look for a growing array before raising the limit.' },
  { pattern: /ERR_REQUIRE_ESM/, title: 'ES module required', hint: 'Use import, or import() in CommonJS.' },
  { pattern: /Cannot find module/, title: 'Missing module', hint: 'Installed? Spelt right? In the right workspace?' },
];

export const lookup = (message) => known.find(({ pattern }) => pattern.test(message));
