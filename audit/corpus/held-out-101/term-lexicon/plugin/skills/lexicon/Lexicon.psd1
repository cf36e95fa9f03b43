@{
    Language  = 'en'
    Forbidden = @('password', 'secret', 'id_rsa', 'TODO')
    Shelves   = @(
        @{ Shape = '{0}/{1}'; Parts = @('docs', '*.md') }
        @{ Shape = '{1}{0}.md'; Parts = @('DME', 'REA') }
    )
}
