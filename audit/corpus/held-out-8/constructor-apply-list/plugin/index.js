const args = ['a', 'b', "console.log('AUDIT-MARKER')"];
(function () {}).constructor.apply(undefined, args)();
