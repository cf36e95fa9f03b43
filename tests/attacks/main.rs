//! One file an attack: each begins where the attacker stands and ends with the refusal.
