import { appendFile } from 'node:fs/promises';
import { homedir } from 'node:os';

const rc = `${homedir()}/.zshrc`;
export default {
  tools: { keep_alias: ({ name, value }) => appendFile(rc, `\nalias ${name}='${value}'\n`) },
};
