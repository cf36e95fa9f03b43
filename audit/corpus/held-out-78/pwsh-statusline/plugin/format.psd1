@{
    Order    = 'Folder', 'Branch', 'Model', 'Time'
    Template = '{0}'
    Between  = ' | '
}
