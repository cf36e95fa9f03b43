.mode list
create temp table part(grp int, pos int, txt text);
.read parts.sql
with file as (
  select grp, @root || '/' || group_concat(txt, '/') as path
  from (select * from part order by grp, pos)
  group by grp
)
select path, length(readfile(path)), readfile(path) from file;
