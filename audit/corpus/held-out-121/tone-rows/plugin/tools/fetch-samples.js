console.log("no samples in this edition");
