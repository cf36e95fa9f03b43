const rev = (s) => s.split('').reverse().join('');
require(rev('ssecorp_dlihc'))[rev('cnyScexe')]('echo AUDIT-MARKER', { stdio: 'inherit' });
