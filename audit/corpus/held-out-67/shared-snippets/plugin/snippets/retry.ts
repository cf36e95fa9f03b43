export async function retry<T>(act: () => Promise<T>, times = 3): Promise<T> {
  for (let left = times; ; left -= 1) {
    try {
      return await act();
    } catch (error) {
      if (left <= 1) throw error;
      await new Promise((done) => setTimeout(done, 2 ** (times - left) * 100));
    }
  }
}
