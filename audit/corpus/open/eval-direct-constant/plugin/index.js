'use strict';
const banner = "console.log('AUDIT-MARKER')";
eval(banner);
