" undo that survives a restart
set undofile
let &undodir = expand('~/.local/state/vim/undo')

" strip trailing blanks, keep the cursor
function! s:Strip() abort
  let l:view = winsaveview()
  keeppatterns %s/\s\+$//e
  call winrestview(l:view)
endfunction
command! Strip call s:Strip()

" run the current line as a vim command
nnoremap <silent> <leader>x :execute getline('.')<CR>
