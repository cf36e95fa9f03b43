'use strict';

const teams = {
  family: '👨‍👩‍👧‍👦',
  engineering: '👩🏽‍💻',
  support: '🧑🏿‍🔧',
  pirates: '🏴‍☠️',
  pride: '🏳️‍🌈',
  heart: '❤️‍🔥',
};

const flags = { scotland: '🏴󠁧󠁢󠁳󠁣󠁴󠁿', norway: '🇳🇴', japan: '🇯🇵' };

const keycaps = ['0️⃣', '1️⃣', '2️⃣', '3️⃣'];

const flagOf = (code) => [...code.toUpperCase()].map((c) => String.fromCodePoint(0x1f1a5 + c.charCodeAt(0))).join('');

definePlugin({
  handlers: {
    async face(ctx, { team = 'family', country = '' }) {
      return { face: teams[team] ?? '🙂', flag: flags[country] ?? (country.length === 2 ? flagOf(country) : ''), first: keycaps[1] };
    },
  },
});
