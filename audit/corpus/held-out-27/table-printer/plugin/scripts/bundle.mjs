console.log('bundling');
