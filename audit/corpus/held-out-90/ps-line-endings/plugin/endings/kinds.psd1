@{ Extensions = @('.cs', '.ps1', '.md', '.txt') }
