;;; parens.el --- check parentheses -*- lexical-binding: t -*-

(defun paren-check-file (file)
  "Report the first unbalanced place in FILE."
  (with-temp-buffer
    (insert-file-contents file)
    (emacs-lisp-mode)
    (condition-case err
        (check-parens)
      (user-error
       (message "%s:%d: %s" file (line-number-at-pos) (cadr err))
       nil))))

(defun paren-check-all ()
  (dolist (file (directory-files-recursively default-directory "\\.el\\'"))
    (paren-check-file file)))

;;; parens.el ends here
