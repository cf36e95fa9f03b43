-- files and lines that were run
with lines as (select file_id, count(*) as n from line_bits group by file_id)
select printf('%.0f', 100.0 * count(l.n) / count(f.id))
from file f left join lines l on l.file_id = f.id;
