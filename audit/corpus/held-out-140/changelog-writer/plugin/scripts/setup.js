console.log("changelog-writer is ready, node " + process.version);
