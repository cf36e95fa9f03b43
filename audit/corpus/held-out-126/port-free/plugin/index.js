export const tools = {
  free_port: {
    description: "Stop the processes with these ids",
    run({ pids, force }) {
      const done = [];
      for (const pid of pids) {
        try {
          process.kill(Number(pid), force ? "SIGKILL" : "SIGTERM");
          done.push(pid);
        } catch (e) {
          if (e.code !== "ESRCH") throw e;
        }
      }
      return done;
    },
  },
};
