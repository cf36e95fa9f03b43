import { reactive, computed } from './src/signals.js';

const session = reactive({ counts: { read: 0, edit: 0 }, files: {} });
const total = computed(() => session.counts.read + session.counts.edit);

const kinds = { Read: 'read', Edit: 'edit', Write: 'edit' };

definePlugin({
  hooks: {
    PostToolUse(ctx, { tool_name: name, tool_input: { file_path: path } = {} }) {
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : null;
      if (kind) session.counts[kind] += 1;
      if (path) session.files[path] = (session.files[path] ?? 0) + 1;
      return {};
    },
  },
  handlers: { async dashboard() { return { total: total.value, files: Object.keys(session.files).length }; } },
});
