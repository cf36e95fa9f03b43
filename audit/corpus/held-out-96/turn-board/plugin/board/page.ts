export const page = `<!doctype html>
<meta charset="utf-8">
<title>Board</title>
<style>body{font:16px system-ui;display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}</style>
<section id="todo"></section><section id="doing"></section><section id="done"></section>
<script>
  async function draw() {
    const cards = await (await fetch("/cards")).json();
    for (const s of ["todo", "doing", "done"]) document.getElementById(s).replaceChildren();
    for (const c of Object.values(cards)) {
      const p = document.createElement("p");
      p.textContent = c.text;
      document.getElementById(c.state).append(p);
    }
  }
  setInterval(draw, 2000);
  draw();
</script>`;
