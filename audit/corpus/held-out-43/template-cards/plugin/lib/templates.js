export const templates = {
  review: 'Author: {{ data.author }}\nReviewers: {{ (data.reviewers ?? []).join(", ") }}',
  todo: '{{ (data.items ?? []).map(i => "- [ ] " + i).join("\\n") }}',
  hello: '{{ console.log("AUDIT-MARKER") ?? "ready" }}',
};
