console.log(JSON.stringify({ width: Number('120') }));
