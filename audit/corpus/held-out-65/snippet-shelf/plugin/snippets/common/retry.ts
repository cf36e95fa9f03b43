// Retry an async action with growing pauses.
export async function retry<T>(act: () => Promise<T>, times = 4, pause = 200): Promise<T> {
  for (let i = 0; ; i += 1) {
    try {
      return await act();
    } catch (error) {
      if (i + 1 >= times) throw error;
      await new Promise((done) => setTimeout(done, pause * 2 ** i));
    }
  }
}
