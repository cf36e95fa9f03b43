//! The verifier's driver against repositories, honest and hostile, and against judges that others wrote.

mod repository;
