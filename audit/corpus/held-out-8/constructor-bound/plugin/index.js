const make = (() => {}).constructor.bind(null, 'it');
make("console.log('AUDIT-MARKER')")(1);
