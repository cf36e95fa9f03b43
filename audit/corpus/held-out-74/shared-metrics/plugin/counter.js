export const bump = async (state, key) => {
  const next = ((await state.get(key)) ?? 0) + 1;
  await state.put(key, next);
  return next;
};
