export const recommend = ({ megabytes, files }) => {
  const size = Math.min(Math.round(megabytes / 2), 1024 + files);
  return { size, flags: [`--max-old-space-size=${size}`], reason: `${files} files, ${megabytes} MB` };
};
