KINDS := txt toc
tool_txt = sed -e 's/[*_`]//g'
tool_toc = grep -n '^\#'
