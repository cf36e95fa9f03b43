# Shared by the journal and by the weekly digest.
bullet() { printf -- '- %s\n' "$*"; }
title() { printf '# %s\n\n' "$*"; }
