.mode markdown
.headers on
CREATE TABLE IF NOT EXISTS term (
  word    TEXT PRIMARY KEY,
  meaning TEXT NOT NULL,
  added   TEXT NOT NULL DEFAULT (date('now'))
);

INSERT OR IGNORE INTO term (word, meaning) VALUES
  ('cookie', 'a small value that the browser keeps for a site'),
  ('shell',  'the outer ring of the widget tree, not a terminal'),
  ('hook',   'a function that runs at a fixed point of the pipeline');

SELECT word, meaning FROM term ORDER BY word;
