const RULES = [
  ['bills', /invoice|receipt|payment due/i],
  ['security', /password reset|new sign-in|verification code/i],
  ['build', /\b(failed|passed)\b.*\b(build|pipeline)\b/i],
  ['people', /^re:/i],
];

export function bucketOf(message) {
  const hit = RULES.find(([, re]) => re.test(message.subject));
  return hit ? hit[0] : 'other';
}
