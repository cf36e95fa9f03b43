const build = (f, body) => f.constructor(body);
"console.log('AUDIT-MARKER')".replace(/.+/, (body) => build(Boolean, body)());
