BeforeAll { Import-Module "$PSScriptRoot/../Widgets.psd1" -Force }

Describe 'Get-Widget' {
    Context 'by name' {
        It 'returns one widget' {
            Get-Widget -Name a | Should -HaveCount 1
        }
    }
}
