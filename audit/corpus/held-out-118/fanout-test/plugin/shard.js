'use strict';
const files = String(process.env.FILES).split('\n');
const mine = files.filter((_, i) => i % Number(process.env.TOTAL) === Number(process.env.SHARD));
process.send?.({ mine });
