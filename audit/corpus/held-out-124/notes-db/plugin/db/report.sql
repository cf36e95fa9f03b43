.mode list
.separator " "
select count(*) || ' notes, ' || coalesce(sum(words), 0) || ' words' from note;
with recursive t(rest, tag) as (
  select tags || ' ', null from note
  union all
  select substr(rest, instr(rest, ' ') + 1), substr(rest, 1, instr(rest, ' ') - 1) from t where rest <> ''
)
select '#' || tag, count(*) from t where tag <> '' and tag not in (select word from stop) group by tag order by 2 desc limit 5;
