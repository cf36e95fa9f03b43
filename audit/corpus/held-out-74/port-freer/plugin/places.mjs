export const places = ['tmp/pids/server.pid', '.next/pid', '.cache/dev.pid'];
