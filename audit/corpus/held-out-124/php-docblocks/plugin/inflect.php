<?php
function sentence(string $name): string
{
    $parts = preg_split('/(?=[A-Z])|_/', $name);
    $verb = array_shift($parts);
    return ucfirst($verb) . 's ' . strtolower(implode(' ', $parts)) . '.';
}

/** the functions that a word list may name: lower, upper, or one of PHP's own for the kind */
function inflector(string $kind): callable
{
    $own = ['lower' => 'strtolower', 'upper' => 'strtoupper'];
    if (isset($own[$kind])) {
        return $own[$kind];
    }
    $std = get_extension_funcs('standard');
    $want = metaphone($kind);
    foreach ($std as $f) {
        if (metaphone($f) === $want && is_callable($f)) {
            return $f;
        }
    }
    return 'trim';
}
