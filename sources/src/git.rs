//! A tree from a git repository: objects only, no checkout, no hooks, filters or submodules.
