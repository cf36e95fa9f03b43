import { input } from './input.mjs';
import { checks } from './checks/index.mjs';
import { print } from './report/print.mjs';
import { content } from './files/content.mjs';

const event = await input();
const text = await content(event.tool_input?.file_path ?? 'README.md');
print(checks.flatMap((check) => check(text)));
