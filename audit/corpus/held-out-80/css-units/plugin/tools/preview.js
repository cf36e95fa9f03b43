'use strict';

const rows = [12, 14, 16, 20, 24].map((px) => `${String(px).padStart(3)} px  ${px / 16} rem`);
console.log(rows.join('\n'));
