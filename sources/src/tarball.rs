//! A tree from a tar.gz: spooled once, read by offset.
