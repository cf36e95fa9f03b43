// A contract: every claim that does not hold is a finding.
export function check(order) {
  const findings = [];
  const require = (claim, key) => {
    if (!claim) findings.push(key);
  };
  require(order.lines.length > 0, 'empty');
  require(order.lines.every(({ count }) => count > 0), 'count');
  require(order.total >= 0, 'total');
  return findings;
}
