console.log("checking engines");
