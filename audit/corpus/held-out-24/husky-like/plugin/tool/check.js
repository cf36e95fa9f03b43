const [, , message = ''] = process.argv;
if (!/^[a-z]+(\([\w-]+\))?!?: \S/.test(message)) process.exitCode = 1;
