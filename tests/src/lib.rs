//! The shared test kit and everything hostile.
