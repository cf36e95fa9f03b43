console.log("emoji-names is ready");
