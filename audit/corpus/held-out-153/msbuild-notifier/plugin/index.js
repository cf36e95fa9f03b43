export const name = "msbuild-notifier";
