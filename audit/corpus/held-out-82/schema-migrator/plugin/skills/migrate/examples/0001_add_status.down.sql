-- loses the status of every order
ALTER TABLE orders DROP COLUMN status;
