console.log('warming the cache of examples');
