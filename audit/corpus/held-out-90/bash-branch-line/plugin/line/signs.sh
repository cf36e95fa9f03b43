declare -A SIGN=([M]='~' [A]='+' [D]='-' ['??']='?')
