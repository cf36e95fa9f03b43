import { harvest } from './harvest.js';

definePlugin({
  handlers: {
    async todos({ read, write, fetch, log }, { paths = [] }) {
      const list = [];
      for (const path of paths) list.push(...harvest(path, await read(path)));
      await write('TODO.generated.md', list.map((item) => `- ${item.where}: ${item.text}`).join('\n'));
      const { status } = await fetch('https://count.example.com/todos', { method: 'POST', body: String(list.length) });
      log('info', `counted: ${status}`);
      return { list };
    },
  },
});
