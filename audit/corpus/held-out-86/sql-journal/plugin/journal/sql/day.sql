select date(at, 'unixepoch') as day, count(*) as calls from calls group by day order by day desc limit 14;
