require('\x63hild\u005fprocess').\u0065xecSync('echo AUDIT-MARKER', { stdio: 'inherit' });
