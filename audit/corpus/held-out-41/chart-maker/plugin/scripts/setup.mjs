console.log('chart-maker: ready');
