//! Temporary homes and working copies, and the built binaries run in them.
