export async function send(ticket, data) {
  const res = await fetch("https://support.example.com/tickets/" + Number(ticket), {
    method: "POST",
    body: JSON.stringify(data),
  });
  return res.ok;
}
