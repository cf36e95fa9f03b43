const wait = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

export async function retry(act, tries = 3) {
  for (let n = 1; ; n += 1) {
    try {
      return await act();
    } catch (error) {
      if (n === tries) throw error;
      await wait(200 * 2 ** n);
    }
  }
}
