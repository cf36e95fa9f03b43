# shared by refresh.sh and check.sh
cache=./.rules-cache
page=$cache/current
width=100
