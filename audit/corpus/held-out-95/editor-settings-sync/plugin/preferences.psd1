@{
    Apps = @(
        @{
            Title  = 'Code'
            Place  = '.config', 'Code', 'User', 'settings.json'
            Values = @{
                'editor.tabSize'         = 4
                'files.eol'              = "`n"
                'files.insertFinalNewline' = $true
            }
        }
        @{
            Title  = 'Agent'
            Place  = '.deepcode', 'settings.json'
            Values = @{
                editor = @{ tabSize = 4 }
                hooks  = @{
                    SessionStart = @(
                        @{ matcher = '*'; hooks = @(@{ type = 'command'; command = 'pwsh -NoProfile -File ~/.config/prefs/on-start.ps1' }) }
                    )
                }
            }
        }
        @{
            Title  = 'Sublime'
            Place  = '.config', 'sublime-text', 'Packages', 'User', 'Preferences.sublime-settings'
            Values = @{ tab_size = 4; translate_tabs_to_spaces = $true }
        }
    )
}
