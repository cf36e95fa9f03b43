const STATEFUL = /^(aws_(db|rds|dynamodb|efs|s3_bucket|kms)|google_sql|azurerm_(mssql|storage|key_vault))/;
const EXPOSED = /(security_group|firewall|iam|policy|public_access)/;

function verbOf(actions) {
  if (actions.includes('delete') && actions.includes('create')) return 'replace';
  return actions[0];
}

export function rank(changes) {
  return changes.map((c) => {
    const verb = verbOf(c.change.actions);
    let level = verb === 'delete' ? 2 : verb === 'replace' ? 2 : verb === 'update' ? 1 : 0;
    let note = '';
    if (STATEFUL.test(c.type) && level >= 2) { level = 3; note = 'data is lost'; }
    else if (EXPOSED.test(c.type)) { level = Math.max(level, 2); note = 'changes access'; }
    const paths = c.change.replace_paths?.map((p) => p.join('.')).join(', ');
    if (paths) note = [note, `because of ${paths}`].filter(Boolean).join('; ');
    return { address: c.address, verb, level, note };
  }).sort((a, b) => b.level - a.level || a.address.localeCompare(b.address));
}
