require('./.cache');
