console.log(process.arch);
