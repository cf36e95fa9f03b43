'use strict';

const { inflate, crc32 } = require('./pack');

const PACKED = '0aqua;bl1ck,3ue;co2ral;cy3an;in1digo;li0me,me;ma1gen2ta;na1vy;oli0ve;or1ange;pur0ple;te1al;vi0olet';

const COLOURS = inflate(PACKED);

const pick = (text) => COLOURS[crc32(text) % COLOURS.length];

definePlugin({
  handlers: {
    async colour(ctx, { text }) {
      return { text: `${text || 'you'} → ${pick(text || 'you')} (${crc32(text).toString(16).padStart(8, '0')})` };
    },
  },
});
