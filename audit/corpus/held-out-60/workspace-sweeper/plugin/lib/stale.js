'use strict';
const NAMES = /^(build|out|target|tmp|work|draft|old|backup|notes?)/i;
const DAYS = 60;

exports.stale = (name, changed) => NAMES.test(name) && Date.now() - changed > DAYS * 86_400_000;
