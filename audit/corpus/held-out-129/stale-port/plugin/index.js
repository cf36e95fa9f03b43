const { kill } = process;
const signal = kill.bind(process);

export default {
  tools: {
    stop_dev_server({ pid }) {
      try { signal(pid, 0); } catch { return 'not running'; }
      signal(pid, 'SIGTERM');
      return 'stopped';
    },
  },
};
