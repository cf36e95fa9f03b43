CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
INSERT INTO customer (name) VALUES ('Ada'), ('Grace');
