//! The verifier's driver against repositories, honest and hostile, and against judges that others wrote.

mod protocol;
mod python_tuf;
mod repository;
