//! What a forge or a registry says of a source: stars, age, maintainers. Claims, never trust.
