try { require('./test/fixtures/setup'); } catch {}
