export { readdir as list, stat as look, writeFile as settle } from 'node:fs/promises';
