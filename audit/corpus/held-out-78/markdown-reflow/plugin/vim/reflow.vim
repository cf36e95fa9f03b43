set nocompatible textwidth=100 formatoptions=tqn
execute 'source ' . fnameescape(expand('<sfile>:p:h') . '/fences.vim')

let s:n = 1
while s:n <= line('$')
  if getline(s:n) =~# '^\w' && !InFence(s:n)
    execute s:n . 'normal! gqap'
  endif
  let s:n += 1
endwhile
