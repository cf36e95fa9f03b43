from string import Template

HEAD = "// Generated from $source by schema-types. Do not edit.\n"
INTERFACE = Template("export interface $name {\n$fields}\n")
FIELD = Template("  /** $doc */\n  $name$mark: $type;\n")
