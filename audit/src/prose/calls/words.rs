//! The words of which names of tools, programs and fields are made, parted by `|`.

/// How texts speak of the protocol of tools.
pub(super) const PROTOCOL: &str = "\
    mcp|model context protocol";

/// How texts speak of tools.
pub(super) const TOOLS: &str = "\
    mcp|tool|server|connector|outil|serveur|herramient|servidor|ferrament|strument|werkzeug|инструмент|сервер|工具|服务|\
    ツール|サーバ|도구|서버|narzędzi|verktyg|araç|gereedschap";

/// Services whose tools agents use.
pub(super) const SERVICES: &str = "\
    github|gitlab|jira|linear|slack|gmail|outlook|notion|confluence|hubspot|salesforce|stripe|shopify|zendesk|asana|\
    trello|airtable|discord|telegram|whatsapp|calendar|mailchimp|cloudflare|pagerduty|datadog|okta|quickbooks|xero|\
    zoom|dropbox|google drive|launchdarkly|intercom|todoist|wordpress|home assistant";

/// To send, share, pay, change, remove, agree and the like, as names of tools have it, in English, German, French, Spanish,
/// Portuguese and Italian.
pub(super) const VERBS: &str = "\
    send|forward|share|publish|post|upload|submit|export|invite|grant|add|create|insert|append|update|upsert|modify|\
    edit|set|put|write|delete|remove|trash|purge|archive|mark|clear|cancel|close|resolve|reject|accept|approve|\
    merge|sign|pay|payout|transfer|order|checkout|book|buy|purchase|refund|charge|adjust|move|rank|assign|reset|\
    rotate|disable|enable|pause|register|request|stream|install|deploy|schedule|reply|notify|comment|acknowledge|\
    ack|sync|copy|duplicate|unlock|lock|subscribe|unsubscribe|follow|rename|replace|overwrite|hide|mute|block|ban|\
    paste|push|snooze|dismiss|revoke|unshare|bid|donate|tip|withdraw|reschedule|respond|rsvp|vote|attach|apply|\
    confirm|release|promote|escalate|suppress|silence|swap|boost|split|transition|place|give|restrict|detach|attend|\
    arm|disarm|redeem|anlegen|setzen|ändern|aendern|löschen|loeschen|senden|schicken|verschicken|teilen|freigeben|\
    buchen|zahlen|bezahlen|überweisen|ueberweisen|genehmigen|erstellen|hinzufügen|speichern|weiterleiten|einladen|\
    stornieren|envoyer|partager|supprimer|ajouter|modifier|valider|annuler|transferer|transférer|creer|créer|\
    publier|payer|virer|dupliquer|inviter|enviar|compartir|crear|borrar|eliminar|pagar|aprobar|firmar|añadir|\
    agregar|modificar|actualizar|cambiar|publicar|reenviar|cancelar|transferir|partilhar|compartilhar|criar|apagar|\
    excluir|aprovar|assinar|adicionar|atualizar|alterar|encaminhar|exportar|mover|inviare|condividere|aggiungere|\
    creare|eliminare|pagare|approvare|modificare|aggiornare|inoltrare|condividi|invia|aggiungi|firma";

/// Verbs that are things behind another word.
pub(super) const THINGS: &str = "\
    lock|order|post|comment|release|block|charge|transfer|request|book|stream|mark|tip|bid|vote|copy|schedule|reply|\
    refund|purchase|export|upload|archive|invite|push|register|payout|deploy|boost|sync|checkout";

/// Tools that hosts have themselves, for the work at hand.
pub(super) const HOSTS: &str = "\
    apply_patch|apply_diff|write_file|edit_file|replace_in_file|\
    write_to_file|insert_content|update_plan|update_todo_list|write_todos|write_stdin|close_agent|send_input|\
    notify_user|request_user_input|submit_plan";

/// What stands before a verb in names of programs, tests and fields.
pub(super) const BESIDE: &str = "\
    non|test|handle|on|is|has|should|can|will|do|get|pull|max|min|num|pre|before|after|no|auto|allow|use|last|next|new|\
    old|default|if|not|to|from|with|without|list|read|find|search|fetch|describe|query|check|count|show|view|make|\
    run|try|git|gh|npm|db|sql|pg|http|https|file|fs|os|sys|preg|str|array|vec|map|self|user|event|data|fish|merge|\
    django|rails|react|vue";

/// What stands before the methods of programs.
pub(super) const OBJECTS: &str = "\
    subprocess|os|fs|shutil|console|process|http|https|requests|axios|json|path|self|this|super|res|req|response|\
    request|app|document|window|array|list|dict|map|set|df|np|pd|torch|model|models|cy|page|expect|jest|vi|sys|\
    logger|log|logging|time|threading|asyncio|string|str|math|tf|std|event|err|error|ctx|context|promise|object|\
    react|router|config|settings|java|javax|org|com|io|git|npm|core|django|pytest|unittest|test|arr|vec|obj|el|elem|\
    element|node|client|server|session|conn|connection|cursor|queue|stack|buffer|buf|stream|tx|channel|socket|ws|\
    performance|navigator|localstorage|sessionstorage|storage|cache|collection|state|store|props|form|input|button|\
    image|canvas|vm|runtime|capabilities|metadata|spec|scripts|hooks|permissions|steps|env|secrets|inputs|matrix|\
    jobs|prisma|knex|mongoose|spark|net|kernel|system|file|files|dir|directory|task|thread|mutex|stdin|stdout|\
    stderr|sql|module|exports|import|package|crate|data|result|results|item|items|value|row|table|query|repo|\
    repository|entity|instance|service|manager|handler|controller|component|wrapper|view|user|users|post|posts|\
    params|options|opts|args|fetcher|emitter|subject|signal|ref|refs|driver|browser|screen|async|tokio|serde|dom|\
    style|css|html|url|auth|supabase|firebase|db|database|redis|s3|iam|ec2|sns|lambda|kms|rs|stripe|customer|\
    product|price|intl|number|date|regex|re|fetch|kafka|producer|consumer|graph|agent|workflow|crew|chain|i32|i64|\
    f32|f64|llm|tool|tools|mcp";

/// What names of fields and files end in.
pub(super) const FIELDS: &str = "\
    md|json|js|ts|py|rs|go|sh|yml|yaml|toml|txt|html|css|env|csv|log|com|org|net|io|dev|app|id|ids|at|to|by|count|\
    method|ready|time|date|type|level|name|status|url|token|limit|size|path|mode|hook|rate|updates|error|errors|\
    target|function|code|version|only|enabled|timeout|interval|lock|listener|client|library|element|context|engine|\
    state|ref|effect|reducer|class|instance|header|index|column|test|tests|middleware|cookie|all|fields|args|kwargs|\
    options|props|handler|callback|hooks|attribute|attributes|cipher|query|fork|paths|servers";
