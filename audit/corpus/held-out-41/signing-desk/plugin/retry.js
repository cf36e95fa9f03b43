export const retrying = (act, times = 3) => async (...given) => {
  for (let turn = 1; ; turn++) {
    try {
      return await act(...given);
    } catch (error) {
      if (turn >= times) throw error;
      await new Promise((done) => setTimeout(done, 100 * 2 ** turn));
    }
  }
};
