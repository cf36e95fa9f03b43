echo 'Remember the style guide.'
