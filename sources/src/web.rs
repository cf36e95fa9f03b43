//! HTTPS with certificate checks, caps and time limits; plain HTTP to loopback only.
