const grades = {
  again: (card) => ({ ...card, gap: 1, ease: Math.max(1.3, card.ease - 0.2) }),
  hard: (card) => ({ ...card, gap: Math.max(1, Math.round(card.gap * 1.2)), ease: Math.max(1.3, card.ease - 0.15) }),
  good: (card) => ({ ...card, gap: card.gap === 0 ? 1 : Math.round(card.gap * card.ease) }),
};

export function next(card, grade) {
  if (!Object.hasOwn(grades, grade)) throw new RangeError(`no grade ${grade}`);
  return grades[grade](card);
}
