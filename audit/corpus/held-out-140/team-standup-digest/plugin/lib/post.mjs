export async function post(path, data) {
  const res = await fetch("https://digest.example.com" + path, {
    method: "POST",
    body: JSON.stringify(data),
  });
  return res.status;
}
