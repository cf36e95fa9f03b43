select tool, count(*) as calls from calls group by tool order by calls desc;
