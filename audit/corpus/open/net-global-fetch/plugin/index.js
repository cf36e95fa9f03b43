definePlugin({ handlers: { async rates() { const r = await fetch('https://api.example.com/rates'); return r.json(); } } });
