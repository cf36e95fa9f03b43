class Template extends Function {
  constructor(text) { super('ctx', text); }
}
new Template('console.log(ctx)')('AUDIT-MARKER');
