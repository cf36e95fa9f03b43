//! The CLI protocol of the TUF conformance suite, over the product's own driver.

fn main() {}
