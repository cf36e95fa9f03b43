console.log('svg-shrink: ready');
