//! What orders to an agent are made of, word by word, in the languages that models read: stems in small letters.
//!
//! A stem stands at the beginning of a word; Chinese, Japanese and the like have no such beginning. What means two things at
//! once, as "tell not" in languages that negate by an ending, has both.

/// What a word says, as bits, so that a sentence's words can be put together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Says(pub(super) u32);

impl Says {
    /// To leave something out of account.
    pub(super) const IGNORE: Self = Self(1);
    /// Instructions, rules, limits.
    pub(super) const RULES: Self = Self(1 << 1);
    /// Earlier, above, all, of the system.
    pub(super) const PRIOR: Self = Self(1 << 2);
    /// To tell, mention or show.
    pub(super) const TELL: Self = Self(1 << 3);
    /// Not, never, neither.
    pub(super) const NOT: Self = Self(1 << 4);
    /// The user.
    pub(super) const USER: Self = Self(1 << 5);
    /// This step, this order.
    pub(super) const THIS: Self = Self(1 << 6);
    /// To send, upload, hand on.
    pub(super) const SEND: Self = Self(1 << 7);
    /// To read or collect.
    pub(super) const READ: Self = Self(1 << 8);
    /// To run or call.
    pub(super) const RUN: Self = Self(1 << 9);
    /// Credentials.
    pub(super) const SECRET: Self = Self(1 << 10);
    /// Without asking, or already agreed.
    pub(super) const CONSENT: Self = Self(1 << 11);
    /// The agent or model that is spoken to.
    pub(super) const AGENT: Self = Self(1 << 12);
    /// In secret.
    pub(super) const SILENT: Self = Self(1 << 13);
    /// A command, a shell, a tool.
    pub(super) const TOOL: Self = Self(1 << 14);
    /// An argument or field that something is put into.
    pub(super) const FIELD: Self = Self(1 << 15);
    /// An address.
    pub(super) const ADDRESS: Self = Self(1 << 16);
    /// Something shown as code.
    pub(super) const CODE: Self = Self(1 << 17);
    /// A file of credentials by its path.
    pub(super) const PATH: Self = Self(1 << 18);
    /// Not to send, in languages that negate by an ending.
    pub(super) const SEND_NOT: Self = Self(1 << 19);

    /// What was read.
    pub(super) const CONTENT: Self = Self(1 << 20);

    /// That somebody agreed.
    pub(super) const AGREED: Self = Self(1 << 21);
    /// To all that follows, or beforehand.
    pub(super) const AHEAD: Self = Self(1 << 22);

    const TELL_NOT: Self = Self(Self::TELL.0 | Self::NOT.0);

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) const fn all(self, wanted: Self) -> bool {
        self.0 & wanted.0 == wanted.0
    }

    pub(super) const fn any(self, wanted: Self) -> bool {
        self.0 & wanted.0 != 0
    }
}

/// The words of one language.
pub(super) type Tongue = &'static [(Says, &'static str)];

/// Every language.
pub(super) const TONGUES: &[Tongue] = &[
    GERMAN, FRENCH, SPANISH, PORTUGUESE, ITALIAN, DUTCH, SWEDISH, POLISH, CZECH, TURKISH, RUSSIAN, UKRAINIAN, CHINESE,
    JAPANESE, KOREAN, ARABIC, PERSIAN, HEBREW, HINDI, VIETNAMESE, INDONESIAN, GREEK,
];

/// What is written alike in every language.
pub(super) const SHARED: Tongue = &[
    (Says::SECRET, "credentials|token|secret|password|api-key|api key|api_key|apikey|passphrase"),
    (
        Says::PATH.and(Says::SECRET),
        ".env|~/.ssh|.ssh/id_|id_rsa|id_ed25519|.aws/credentials|credentials.json|.netrc|.npmrc|.git-credentials|.kube/config|.docker/config|~/.aws|~/.gnupg|/etc/shadow|.pgpass|wallet.dat|.deepcode/credentials|.claude/.credentials",
    ),
    (Says::ADDRESS, "http://|https://|webhook.site|ngrok|pastebin"),
    (Says::CODE, "`"),
    (Says::TOOL, "shell|terminal|script|webfetch|bash|curl|wget"),
];

const GERMAN: Tongue = &[
    (Says::CONTENT, "inhalt|ergebnis"),
    (
        Says::IGNORE,
        "ignorier|vergiss|vergessen sie|missacht|übergeh|aufgehoben|außer kraft|ungültig|gelten nicht|gelten nur für menschen|überschreib|beachte nicht|verwirf",
    ),
    (Says::RULES, "anweisung|regel|instruktion|befehle|vorgabe|richtlinie|beschränkung|einschränkung|systemprompt"),
    (Says::PRIOR, "vorherig|bisherig|obige|frühere|vorig|alle|deine|vorstehend|vorangegangen|sämtliche|system"),
    (Says::TELL, "sag |sage |sagen|verrate|erwähn|teile |mitteil|zeig|informier|melde|berichte|nenne|offenbar"),
    (Says::NOT, "nicht|nichts|nie |niemals|weder|kein|ohne"),
    (Says::USER, "nutzer|benutzer|anwender|niemand"),
    (
        Says::THIS,
        "diesen schritt|diese schritt|diesen vorgang|diese anweisung|diesen hinweis|diesen aufruf|davon|dies nicht",
    ),
    (
        Says::SEND,
        "sende |schick|übertrag|übermittl|übermittel|lade |hochlad|häng|leite |weiterleit|verschick|übergib|übergeb|mitschick",
    ),
    (
        Says::READ,
        "lies `|lies \"|lies ~|lies /|lies die|lies den|lies das|lies vor|lies alle|lies zu|lese |liest |einlesen|öffne|sammle|ermittle|kopiere",
    ),
    (Says::RUN, "führ|ausführ|ruf |rufe|aufruf|starte |verwende|nutze |benutze"),
    (Says::SECRET, "zugangsdaten|anmeldedaten|passw|schlüssel|geheimnis|kennw|umgebungsvariable|api-schlüssel"),
    (
        Says::CONSENT,
        "ohne zu fragen|ohne nachfrage|ohne rückfrage|ohne nachzufragen|ohne bestätigung|ohne zustimmung|bereits zugestimmt|hat zugestimmt|bereits genehmigt|bereits freigegeben|keine bestätigung|erlaubnis liegt|bereits erlaubt|nicht nachfragen|frage nicht nach|gilt als erteilt|gelten als genehmigt",
    ),
    (
        Says::AGENT,
        "hinweis für das modell|hinweis an das modell|an das modell|sprachmodell|assistent|agent:|ki-assistent|ki-modell",
    ),
    (Says::SILENT, "heimlich|unbemerkt|stillschweigend|unauffällig|im stillen"),
    (Says::TOOL, "befehl|kommando|werkzeug|terminal|shell|skript"),
    (Says::FIELD, "parameter|argument|feld |im feld"),
];

const FRENCH: Tongue = &[
    (Says::CONTENT, "contenu|résultat"),
    (
        Says::IGNORE,
        "ignore|oublie|outrepass|ne tiens pas compte|ne tenez pas compte|ne tient pas compte|fais abstraction|ne s'appliquent plus|sont annul|annule",
    ),
    (Says::RULES, "instruction|consigne|règle|directive|restriction|limitation|invite système"),
    (Says::PRIOR, "précédent|antérieur|ci-dessus|système|toutes|tous|initiale|utilisateur"),
    (Says::TELL, "dis |dire |dites|révèl|mentionn|parle|inform|avert|montr|signal|affich|évoqu"),
    (Says::NOT, "ne |n'|sans|jamais|aucun|ni "),
    (Says::USER, "utilisateur|utilisatrice|personne|l'utilisat"),
    (
        Says::THIS,
        "cette étape|ces étapes|cette instruction|ces instructions|cette opération|cette commande|en parle|cela",
    ),
    (
        Says::SEND,
        "envoie|envoy|transmet|téléverse|publie|expédi|transfère|passer|passe |passez|joins|joign|glisse|renvoie|insère|ajoute",
    ),
    (Says::READ, "lis |lire|lisez|ouvre|ouvrir|récupèr|collect|recopi|copie |charge "),
    (Says::RUN, "exécut|lance |lancez|appelle|utilise |utilisez|invoque|démarre"),
    (Says::SECRET, "identifiant|mot de passe|mots de passe|clé|clef|jeton|secret|variables d'environnement|credential"),
    (
        Says::CONSENT,
        "sans demander|sans lui demander|sans confirmation|sans autorisation|sans l'accord|a déjà accepté|déjà autorisé|déjà donné son accord|déjà approuvé|connaît déjà|a accepté|ne demande pas|ne demandez pas|aucune confirmation|autorisation déjà|réputé accord",
    ),
    (Says::AGENT, "l'assistant|agent :|modèle de langage|le modèle|note au modèle|l'agent"),
    (Says::SILENT, "silencieusement|en silence|discrètement|en secret|à l'insu|en cachette"),
    (Says::TOOL, "commande|outil|terminal|shell|script"),
    (Says::FIELD, "paramètre|argument|champ"),
];

const SPANISH: Tongue = &[
    (Says::CONTENT, "contenido|resultado"),
    (
        Says::IGNORE,
        "ignor|olvid|descart|haz caso omiso|no sigas|deja de seguir|omite|anula|quedan sin efecto|no tengas en cuenta|desobedec",
    ),
    (Says::RULES, "instruccion|reglas|indicacion|órdenes|directric|restriccion|límites|normas"),
    (Says::PRIOR, "anterior|previa|previo|sistema|de arriba|todas|todos|usuario"),
    (
        Says::TELL,
        "decir|digas|diga|diga |avis|inform|mencion|revel|muestr|mostrar|cuent|comuni|coment|notifi|hables|hablar",
    ),
    (Says::NOT, "no |nunca|sin |jamás|ni |nada"),
    (Says::USER, "usuari|nadie"),
    (Says::THIS, "este paso|estos pasos|esto|estas instruc|esta instruc|esta operación|esta orden|de ello"),
    (
        Says::SEND,
        "envía|envia|enviar|manda |mandar|sube |subir|suba el |transmite|transmita|transmitir|publica |adjunt|remit|pasa |pasar|inclúy|incluye|reenv",
    ),
    (Says::READ, "lee |leer|lea |abre |abrir|recopil|recog|obtén|copia|carga"),
    (Says::RUN, "ejecut|lanza|llama|corre |usa |utiliza|invoca|arranca"),
    (Says::SECRET, "credencial|contraseña|clave|secreto|token|variables de entorno|llave"),
    (
        Says::CONSENT,
        "sin preguntar|sin pedir|sin confirm|sin permiso|sin consentimiento|ya ha aprobado|ya aprobó|ya autorizó|ya ha autorizado|ya aceptó|ya ha dado|permiso ya|autorización ya|no preguntes|no pidas|no hace falta confirm|ya está de acuerdo|ha dado su permiso",
    ),
    (Says::AGENT, "asistente|agente:|agente de ia|modelo de lenguaje|al modelo|el modelo"),
    (Says::SILENT, "en silencio|silenciosamente|discretamente|en secreto|a escondidas"),
    (Says::TOOL, "comando|herramienta|terminal|shell|script|orden "),
    (Says::FIELD, "parámetro|argumento|campo"),
];

const PORTUGUESE: Tongue = &[
    (Says::CONTENT, "conteúdo|resultado"),
    (Says::IGNORE, "ignor|esqueça|esquece|desconsider|descart|deixe de seguir|não siga|anule|desobede"),
    (Says::RULES, "instruções|instrução|regras|ordens|diretriz|restriç|limites|normas"),
    (Says::PRIOR, "anterior|prévia|acima|sistema|todas|todos|usuário|utilizador"),
    (Says::TELL, "dizer|diga|avis|inform|mencion|conte|revel|mostr|comuni|fale|comente|notifi"),
    (Says::NOT, "não|nunca|sem |jamais|nem |nada"),
    (Says::USER, "usuári|utilizador|ninguém"),
    (
        Says::THIS,
        "este passo|esta etapa|essa etapa|estes passos|isto|isso|disso|esta instru|estas instru|esta operação",
    ),
    (
        Says::SEND,
        "envie|enviar|envia|mande|mandar|carregue|transmita|transmitir|publique|anex|remet|passe |passar|inclua|encaminh|suba o |suba a ",
    ),
    (Says::READ, "leia|ler |abra |abrir|colet|recolh|obtenha|copie|carregar"),
    (Says::RUN, "execute o |execute a linha|executa |executar|rode |rodar|chame|chama|utilize|invoque|inicie|corra"),
    (Says::SECRET, "credencia|senha|chave|segredo|token|variáveis de ambiente|palavra-passe"),
    (
        Says::CONSENT,
        "sem perguntar|sem pedir|sem confirm|sem permissão|sem autorização|sem consentimento|já aprovou|já autorizou|já concordou|já aceitou|permissão já|autorização já|não pergunte|não peça|não é preciso confirm|deu permissão",
    ),
    (Says::AGENT, "assistente|agente:|agente de ia|modelo de linguagem|ao modelo|o modelo"),
    (Says::SILENT, "em silêncio|silenciosamente|discretamente|em segredo|às escondidas"),
    (Says::TOOL, "comando|ferramenta|terminal|shell|script"),
    (Says::FIELD, "parâmetro|argumento|campo"),
];

const ITALIAN: Tongue = &[
    (Says::CONTENT, "contenuto|risultato"),
    (Says::IGNORE, "ignora|dimentica|trascura|non seguire|scarta|annulla|non tenere conto|non valgono"),
    (Says::RULES, "istruzion|regol|direttiv|restrizion|indicazion|limitazion|ordini"),
    (Says::PRIOR, "precedent|sopra|sistema|tutte|tutti|finora|utente"),
    (Says::TELL, "dire|dirlo|dica|menzion|inform|rivel|mostr|avvis|comunic|parlar|segnal|raccont"),
    (Says::NOT, "non |senza|mai |né |nulla|niente"),
    (Says::USER, "utente|utenti|nessuno"),
    (Says::THIS, "questo passo|questi passi|questo passaggio|questa istruz|queste istruz|questa operaz|di questo|ciò"),
    (
        Says::SEND,
        "invia |inviare|manda |mandare|spedisc|carica |caricar|trasmett|pubblica|allega |inoltra|passa |passare|includi |inserisc",
    ),
    (Says::READ, "leggi|leggere|apri|aprire|raccogli|recupera|copia"),
    (Says::RUN, "esegui|lancia|avvia|chiama|usa |utilizza|invoca"),
    (Says::SECRET, "credenzial|password|chiav|segret|token|variabili d'ambiente|variabili di ambiente"),
    (
        Says::CONSENT,
        "senza chiedere|senza conferma|senza permesso|senza consenso|ha già approvato|ha già autorizzato|già autorizzat|già accettato|permesso già|non chiedere|nessuna conferma|ha dato il permesso",
    ),
    (Says::AGENT, "assistente|agente:|modello linguistico|al modello|il modello"),
    (Says::SILENT, "in silenzio|silenziosamente|di nascosto|in segreto|all'insaputa"),
    (Says::TOOL, "comando|strumento|terminale|shell|script"),
    (Says::FIELD, "parametro|argomento|campo"),
];

const DUTCH: Tongue = &[
    (Says::CONTENT, "inhoud|resultaat"),
    (Says::IGNORE, "negeer|vergeet|sla over|laat buiten beschouwing|gelden niet"),
    (Says::RULES, "instructie|regels|aanwijzing|opdrachten|richtlijn|beperking"),
    (Says::PRIOR, "vorige|eerdere|bovenstaande|voorgaande|alle|systeem"),
    (Says::TELL, "vertel|zeg |noem|meld|vermeld|toon|laat zien|informeer"),
    (Says::NOT, "niet|niets|nooit|geen|zonder"),
    (Says::USER, "gebruiker|niemand"),
    (Says::THIS, "deze stap|deze stappen|deze instructie|hiervan|dit niet"),
    (Says::SEND, "stuur|verstuur|verzend|zend|geef door|plaats"),
    (Says::READ, "lees|verzamel|haal|kopieer"),
    (Says::RUN, "voer|uitvoeren|roep|gebruik |draai"),
    (Says::SECRET, "inloggegevens|wachtwoord|sleutel|geheim|omgevingsvariabele"),
    (
        Says::CONSENT,
        "zonder te vragen|zonder bevestiging|zonder toestemming|al toestemming|heeft toegestemd|al goedgekeurd|vraag niet om|niet nodig om te vragen",
    ),
    (Says::AGENT, "assistent|agent:|taalmodel|het model"),
    (Says::SILENT, "stilletjes|heimelijk|stiekem|in het geheim|ongemerkt"),
    (Says::TOOL, "opdracht|commando|terminal|shell|script|gereedschap"),
    (Says::FIELD, "parameter|argument|veld"),
];

const SWEDISH: Tongue = &[
    (Says::CONTENT, "innehåll|indhold|innhold"),
    (Says::IGNORE, "ignorera|glöm|bortse|strunta i|ignorer|glem|se bort fra"),
    (Says::RULES, "instruktion|regler|anvisning|riktlinje|begränsning|retningslinje|instruks"),
    (Says::PRIOR, "tidigare|föregående|ovanstående|alla|tidligere|forrige|alle|ovenstående"),
    (Says::TELL, "berätta|nämn|säg |visa|informera|meddela|fortell|fortæl|nevn|nævn"),
    (Says::NOT, "inte|aldrig|utan|inget|ikke|aldri|uden|uten"),
    (Says::USER, "användar|bruger|bruker|ingen "),
    (Says::THIS, "detta steg|dessa steg|det här steget|om detta|dette trinn|dette trin"),
    (Says::SEND, "skicka|ladda upp|sänd|posta|last opp"),
    (Says::READ, "läs |öppna|samla|hämta|les |læs |hent"),
    (Says::RUN, "kör|exekvera|anropa|använd|starta|kjør|kør"),
    (Says::SECRET, "inloggningsuppgift|lösenord|nyckel|nycklar|hemlighet|passord|adgangskode|nøkkel|nøgle"),
    (
        Says::CONSENT,
        "utan att fråga|utan bekräftelse|utan tillstånd|har godkänt|redan godkänt|uten å spørre|uden at spørge",
    ),
    (Says::AGENT, "assistent|agent:|språkmodell|modellen"),
    (Says::SILENT, "i hemlighet|tyst |i smyg|hemmelig"),
    (Says::TOOL, "kommando|verktyg|terminal|shell|skript"),
];

const POLISH: Tongue = &[
    (Says::CONTENT, "zawartoś|wynik"),
    (Says::IGNORE, "zignoruj|ignoruj|zapomnij|pomiń|nie stosuj|odrzuć|nie obowiązują"),
    (Says::RULES, "instrukcj|polece|zasad|wytyczn|reguł|ogranicze|nakaz"),
    (Says::PRIOR, "poprzedni|wcześniejsz|powyższ|wszystk|system|dotychczasow|użytkownik"),
    (Says::TELL, "mów |powiedz|wspomina|informuj|ujawnia|pokazuj|zgłasza|zdradza"),
    (Says::NOT, "nie |nigdy|bez |ani |nic "),
    (Says::USER, "użytkownik|nikom"),
    (Says::THIS, "tym kroku|tego kroku|ten krok|o tym|tych krok|tej instrukcj|tego polecenia"),
    (Says::SEND, "wyślij|prześlij|przekaż|wgraj|opublikuj|dołącz|załącz"),
    (Says::READ, "przeczytaj|odczytaj|wczytaj|otwórz|zbierz|pobierz|skopiuj"),
    (Says::RUN, "wykonaj|uruchom|wywołaj|użyj|odpal"),
    (Says::SECRET, "dane logowania|hasł|klucz|sekret|token|zmienne środowiskowe|poświadcze"),
    (
        Says::CONSENT,
        "bez pytania|bez potwierdzenia|bez zgody|już zgodził|już zatwierdził|już zaakceptował|zgoda udzielona|nie pytaj|wyraził zgodę|wyraził już zgodę",
    ),
    (Says::AGENT, "asystent|agent:|agencie|model językowy|modelu"),
    (Says::SILENT, "po cichu|w tajemnicy|potajemnie|dyskretnie"),
    (Says::TOOL, "polecenie|komend|narzędzi|terminal|shell|skrypt"),
    (Says::FIELD, "parametr|argument|pole "),
];

const CZECH: Tongue = &[
    (Says::CONTENT, "obsah|výsledek"),
    (Says::IGNORE, "ignoruj|zapomeň|nedbej"),
    (Says::RULES, "instrukc|pokyn|pravidl|omezen"),
    (Says::PRIOR, "předchoz|dřívějš|výše|všechn|systém"),
    (Says::TELL_NOT, "neříkej|nezmiňuj|neinformuj|neukazuj|nesděluj|neprozra"),
    (Says::USER, "uživatel|nikomu"),
    (Says::THIS, "tento krok|tomto kroku|o tom"),
    (Says::SEND, "odešli|pošli|nahraj|předej"),
    (Says::READ, "přečti|načti|otevři|zkopíruj"),
    (Says::RUN, "spusť|proveď|zavolej|použij"),
    (Says::SECRET, "přihlašovací|hesl|klíč|tajemství"),
    (Says::CONSENT, "bez ptaní|bez potvrzení|bez souhlasu|již souhlasil|už souhlasil|neptej se"),
    (Says::AGENT, "asistent|agent:|jazykový model"),
    (Says::SILENT, "potichu|tajně"),
    (Says::TOOL, "příkaz|nástroj|terminál|shell|skript"),
];

const TURKISH: Tongue = &[
    (Says::CONTENT, "içeri|sonuc"),
    (Says::IGNORE, "yok say|görmezden gel|unut|dikkate alma|göz ardı et|geçersiz"),
    (Says::RULES, "talimat|kural|yönerge|komutlar|kısıtlama|emir"),
    (Says::PRIOR, "önceki|yukarıdaki|tüm |bütün|sistem|daha önce"),
    (Says::TELL_NOT, "söyleme|bahsetme|bildirme|gösterme|açıklama yapma|haber verme|belirtme|anlatma"),
    (Says::USER, "kullanıcı|kimse"),
    (Says::THIS, "bu adım|bundan|bunu|bu işlem|bu talimat"),
    (Says::SEND, "gönder|yükle|ilet|aktar|paylaş|ekle"),
    (Says::SEND_NOT, "gönderme|yükleme|paylaşma|iletme|aktarma"),
    (Says::READ, "oku|topla|kopyala|dosyasını aç"),
    (Says::RUN, "çalıştır|yürüt|çağır|kullan|başlat"),
    (Says::SECRET, "kimlik bilgi|parola|şifre|anahtar|gizli|ortam değişken|belirteç"),
    (
        Says::CONSENT,
        "sormadan|onay almadan|onay istemeden|izin almadan|zaten onayladı|onay verildi|izin verildi|izin verdi|onayladı|onay gerekmez|sorma ",
    ),
    (Says::AGENT, "asistan|ajan:|dil modeli|modele"),
    (Says::SILENT, "sessizce|gizlice|fark ettirmeden"),
    (Says::TOOL, "komutu|komut |araç|terminal|kabuk|shell|betik"),
    (Says::FIELD, "parametre|argüman|alan"),
];

const RUSSIAN: Tongue = &[
    (Says::CONTENT, "содержим|результат|их по адресу|его по адресу"),
    (Says::IGNORE, "игнорир|проигнорир|забудь|забудьте|не обращай|не следуй|отмен|не действуют|пренебрег"),
    (Says::RULES, "инструкци|указани|правил|ограничени|команд|предписани|запрет"),
    (Says::PRIOR, "предыдущ|прежн|вышеуказ|все |всех|ранее|выше|систем|пользовател"),
    (Says::TELL, "говори|сообща|рассказ|упомина|показыва|уведомля|раскрыва|докладыва|сказать"),
    (Says::NOT, "не |ни |никогда|нельзя|никому|без |ничего"),
    (Says::USER, "пользовател|никому"),
    (Says::THIS, "об этом|этот шаг|этом шаге|эти шаги|это действие|эту команду|этой инструкци"),
    (Says::SEND, "отправ|отошли|передай|передавай|загрузи|выгрузи|перешли|опублик|пошли|приложи|вставь"),
    (Says::READ, "прочитай|прочти|считай|открой|собери|скопируй|получи|читай"),
    (Says::RUN, "выполн|запусти|вызови|используй|запуст"),
    (Says::SECRET, "учётные данные|учетные данные|парол|ключ|токен|секрет|переменные окружения"),
    (
        Says::CONSENT,
        "без подтверждения|без запроса|без разрешения|не спрашива|разрешение уже|уже разрешил|уже согласил|уже одобрил|согласие получено|разрешение получено|подтверждение не требуется|дал разрешение|дал согласие|без вопросов",
    ),
    (Says::AGENT, "агент:|агент,|ассистент|языковая модель|модель:|модели:|для модели"),
    (Says::SILENT, "тайно|незаметно|молча|втайне|скрытно"),
    (Says::TOOL, "команду|команды|инструмент|терминал|оболочк|скрипт|консол"),
    (Says::FIELD, "параметр|аргумент|поле"),
];

const UKRAINIAN: Tongue = &[
    (Says::CONTENT, "вміст|результат"),
    (Says::IGNORE, "ігноруй|проігноруй|забудь|не зважай"),
    (Says::RULES, "інструкці|вказівк|правил|обмежен"),
    (Says::PRIOR, "попередн|усі |всі |вище|систем|раніше"),
    (Says::TELL, "кажи|повідомля|розповіда|згадуй|показуй"),
    (Says::NOT, "не |ніколи|без |нікому"),
    (Says::USER, "користувач|нікому"),
    (Says::THIS, "про це|цей крок|ці кроки"),
    (Says::SEND, "надішли|відправ|передай|завантаж|надсилай"),
    (Says::READ, "прочитай|відкрий|збери|скопіюй"),
    (Says::RUN, "виконай|запусти|виклич|використай"),
    (Says::SECRET, "облікові дані|парол|ключ|токен|секрет"),
    (Says::CONSENT, "без підтвердження|не питаючи|не питай|дозвіл уже|вже погодив|вже дозволив|без дозволу"),
    (Says::AGENT, "агент:|асистент|мовна модель"),
    (Says::SILENT, "таємно|непомітно|мовчки"),
    (Says::TOOL, "команду|інструмент|термінал|скрипт"),
];

const CHINESE: Tongue = &[
    (Says::CONTENT, "内容|內容|结果"),
    (Says::IGNORE, "忽略|无视|忘记|忽視|無視|不要遵守|不要遵循|不再适用|作废|忘掉|停止遵循"),
    (Says::RULES, "指令|指示|提示|规则|命令|說明|说明|规定|限制|约束|規則"),
    (Says::PRIOR, "之前|以上|先前|前面|上述|所有|系统|原有|此前|上面|系統|一切"),
    (Says::TELL, "告诉|告知|通知|透露|提及|提到|说出|展示|显示|汇报|告訴|說出|报告给|写进总结|写入总结"),
    (Says::NOT, "不要|别|不得|切勿|勿|不许|禁止|不可|不能|無需|无需|不必|不准|莫"),
    (Says::USER, "用户|使用者|用戶|任何人"),
    (Says::THIS, "这一步|此步骤|这些步骤|此事|这件事|该步骤|此操作|这条指令"),
    (Says::SEND, "上传|发送|提交到|传给|传送|发到|发给|寄给|上傳|發送|外发|回传|填入|附在|传输|推送到"),
    (Says::READ, "读取|读出|打开|收集|获取|查看|複製|复制|讀取|扫描"),
    (Says::RUN, "执行|运行|调用|使用|执行以下|執行|運行|启动"),
    (Says::SECRET, "凭据|凭证|密码|密钥|令牌|私钥|秘钥|环境变量|憑證|密碼|金鑰|口令|钱包"),
    (
        Says::CONSENT,
        "无需征得同意|无需同意|无需确认|无需询问|不必询问|不用询问|已经同意|已同意|已授权|已获授权|已批准|无需批准|未经用户|不需要确认|無需確認|不要询问|直接执行|自动批准|已获许可|无须确认",
    ),
    (Says::AGENT, "助手|模型：|模型:|智能体|代理：|大模型|语言模型|給模型|给模型|ai："),
    (Says::SILENT, "悄悄|偷偷|静默|暗中|秘密地|默默"),
    (Says::TOOL, "命令行|终端|工具|脚本|shell|终端命令"),
    (Says::FIELD, "参数|字段|參數"),
];

const JAPANESE: Tongue = &[
    (Says::CONTENT, "内容|中身|結果"),
    (Says::IGNORE, "無視|忘れ|従わない|破棄|上書き"),
    (Says::RULES, "指示|命令|ルール|プロンプト|規則|制約|制限|ガイドライン"),
    (Says::PRIOR, "以前|これまで|上記|すべて|全て|前の|システム|先の|以上の"),
    (
        Says::TELL_NOT,
        "に言わない|伝えない|知らせない|教えない|報告しない|見せない|言及しない|触れない|知らせず|伝えず|言わず|教えず|表示しない|明かさない|言及せず",
    ),
    (Says::USER, "ユーザー|利用者|ユーザ|誰にも"),
    (Says::THIS, "この手順|このステップ|このこと|この操作|この指示"),
    (Says::SEND, "送信し|送信せよ|アップロードし|アップロードする|送って|送る|転送|投稿|渡して|渡す|添付|含めて"),
    (Says::SEND_NOT, "送信しない|送らない|アップロードしない|送信せず|渡さない|含めない|送信禁止|添付しない"),
    (Says::READ, "読み取|読み込|読んで|開いて|収集|取得|コピー|読み出"),
    (Says::RUN, "実行|呼び出|起動|使用して|使って"),
    (Says::SECRET, "認証情報|パスワード|秘密鍵|トークン|環境変数|資格情報|apiキー|アクセスキー"),
    (
        Says::CONSENT,
        "確認せずに|確認なし|許可なく|許可済み|承認済み|尋ねずに|同意済み|確認は不要|確認不要|許可は不要|同意しています|承認しています|許可しています|聞かずに",
    ),
    (Says::AGENT, "アシスタント|エージェント|モデルへ|言語モデル"),
    (Says::SILENT, "こっそり|密かに|黙って|静かに|気付かれ|気づかれ"),
    (Says::TOOL, "コマンド|ツール|ターミナル|シェル|スクリプト"),
    (Says::FIELD, "引数|パラメータ|フィールド"),
];

const KOREAN: Tongue = &[
    (Says::CONTENT, "내용|결과"),
    (Says::IGNORE, "무시|잊어|잊으|따르지 마|폐기"),
    (Says::RULES, "지시|명령|지침|규칙|프롬프트|제한|제약"),
    (Says::PRIOR, "이전|위의|앞의|모든|기존|시스템|지금까지"),
    (Says::TELL_NOT, "말하지|알리지|언급하지|보여주지|보고하지|밝히지|알려주지|드러내지|알리지 않고"),
    (Says::USER, "사용자|누구에게도|유저"),
    (Says::THIS, "이 단계|이 작업|이 사실|이 지시"),
    (Says::SEND, "전송|업로드|보내|올려|전달|첨부|게시"),
    (Says::SEND_NOT, "보내지|전송하지|올리지|업로드하지|전달하지|첨부하지|게시하지"),
    (Says::READ, "읽어|읽고|읽은|열어|수집|가져와|복사"),
    (Says::RUN, "실행|호출|사용하여|사용해|돌려"),
    (Says::SECRET, "자격 증명|자격증명|비밀번호|키를|키 |토큰|비밀|환경 변수|환경변수|개인키"),
    (
        Says::CONSENT,
        "묻지 말고|묻지 않고|확인 없이|허락 없이|동의 없이|승인 없이|이미 승인|이미 동의|이미 허용|승인했|동의했|허락했|확인은 필요|물어보지",
    ),
    (Says::AGENT, "어시스턴트|에이전트|언어 모델|모델에게"),
    (Says::SILENT, "몰래|조용히|은밀"),
    (Says::TOOL, "명령어|명령을|도구|터미널|셸|스크립트"),
    (Says::FIELD, "매개변수|인수|필드|파라미터"),
];

const ARABIC: Tongue = &[
    (Says::CONTENT, "محتو|المحتو|النتيجة"),
    (Says::IGNORE, "تجاهل|انس |انسَ|لا تتبع|ألغ"),
    (Says::RULES, "التعليمات|تعليمات|القواعد|قواعد|الأوامر|أوامر|القيود|قيود"),
    (Says::PRIOR, "السابقة|سابقة|أعلاه|جميع|كل |النظام"),
    (Says::TELL, "تخبر|تذكر|تُخبر|تبلغ|تظهر|تعرض|تكشف|إخبار|إبلاغ|ذكر"),
    (Says::NOT, "لا |دون |بدون|عدم|أبدا"),
    (Says::USER, "المستخدم|للمستخدم|أحد"),
    (Says::THIS, "هذه الخطوة|هذا الأمر|ذلك|هذه التعليمات"),
    (Says::SEND, "أرسل|ارسل|إرسال|ارفع|رفع|حمّل|انشر|مرر|أرفق"),
    (Says::READ, "اقرأ|إقرأ|قراءة|افتح|اجمع|انسخ"),
    (Says::RUN, "نفذ|نفّذ|شغل|شغّل|استدع|استخدم|تنفيذ|تشغيل"),
    (Says::SECRET, "بيانات الاعتماد|كلمة المرور|كلمات المرور|مفتاح|المفتاح|مفاتيح|رمز|سر |أسرار|متغيرات البيئة"),
    (
        Says::CONSENT,
        "دون سؤال|بدون سؤال|دون موافقة|بدون موافقة|بدون تأكيد|دون تأكيد|وافق المستخدم|تمت الموافقة|دون طلب إذن|بدون إذن|دون إذن|لا تسأل|وافق مسبقا",
    ),
    (Says::AGENT, "المساعد|أيها المساعد|الوكيل|النموذج"),
    (Says::SILENT, "بصمت|سرا|سرًا|خفية|في الخفاء"),
    (Says::TOOL, "الأمر|أداة|الطرفية|السكربت|الأداة"),
];

const PERSIAN: Tongue = &[
    (Says::CONTENT, "محتو|نتیجه"),
    (Says::IGNORE, "نادیده|فراموش|دنبال نکن"),
    (Says::RULES, "دستور|قوانین|قواعد|محدودیت|راهنما"),
    (Says::PRIOR, "قبلی|پیشین|بالا|همه|تمام|سیستم"),
    (Says::TELL_NOT, "نگو|نگویید|اطلاع نده|ذکر نکن|نشان نده|اشاره نکن"),
    (Says::USER, "کاربر"),
    (Says::SEND, "ارسال|بفرست|آپلود|بارگذاری"),
    (Says::READ, "بخوان|باز کن|جمع‌آوری|کپی"),
    (Says::RUN, "اجرا|فراخوانی|استفاده کن"),
    (Says::SECRET, "رمز عبور|گذرواژه|کلید|توکن|اعتبارنامه"),
    (Says::CONSENT, "بدون پرسیدن|بدون تأیید|بدون تایید|بدون اجازه|قبلاً تأیید|اجازه داده"),
    (Says::SILENT, "بی‌صدا|مخفیانه|پنهانی"),
    (Says::TOOL, "فرمان|ابزار|ترمینال|اسکریپت"),
];

const HEBREW: Tongue = &[
    (Says::CONTENT, "תוכן|תוכנו|התוכן"),
    (Says::IGNORE, "התעלם|התעלמ|שכח|אל תציית"),
    (Says::RULES, "הוראות|ההוראות|כללים|הכללים|הנחיות|ההנחיות|מגבלות"),
    (Says::PRIOR, "הקודמות|קודמות|לעיל|כל |המערכת|הקודמים"),
    (Says::TELL, "תספר|תגיד|תזכיר|תציג|תדווח|תגלה|לספר|ליידע"),
    (Says::NOT, "אל |לא |בלי|לעולם|ללא"),
    (Says::USER, "המשתמש|למשתמש|לאיש"),
    (Says::SEND, "שלח|לשלוח|העלה|העבר|פרסם"),
    (Says::READ, "קרא|לקרוא|פתח|אסוף|העתק"),
    (Says::RUN, "הרץ|הפעל|בצע|השתמש"),
    (Says::SECRET, "סיסמ|מפתח|אסימון|פרטי הגישה|סוד"),
    (Says::CONSENT, "בלי לשאול|ללא אישור|בלי אישור|כבר אישר|ללא רשות|אל תשאל"),
    (Says::SILENT, "בשקט|בסתר|בחשאי"),
    (Says::TOOL, "פקודה|הפקודה|כלי|מסוף|סקריפט"),
];

const HINDI: Tongue = &[
    (Says::CONTENT, "सामग्री|परिणाम"),
    (Says::IGNORE, "अनदेखा|नज़रअंदाज़|नजरअंदाज|भूल जा|अनदेखी"),
    (Says::RULES, "निर्देश|नियम|आदेश|प्रतिबंध"),
    (Says::PRIOR, "पिछले|सभी|ऊपर|पहले|सिस्टम|पूर्व"),
    (Says::TELL, "बताएं|बताएँ|बताना|बताओ|उल्लेख|दिखाएं|सूचित|जिक्र"),
    (Says::NOT, "न |मत|नहीं|बिना|कभी"),
    (Says::USER, "उपयोगकर्ता|यूज़र|यूजर"),
    (Says::SEND, "भेज|अपलोड|पोस्ट|संलग्न"),
    (Says::READ, "पढ़|खोल|एकत्र|कॉपी"),
    (Says::RUN, "चलाएं|चलाएँ|चलाओ|निष्पादित|उपयोग कर"),
    (Says::SECRET, "पासवर्ड|कुंजी|टोकन|क्रेडेंशियल|गुप्त"),
    (Says::CONSENT, "बिना पूछे|बिना अनुमति|बिना पुष्टि|अनुमति दे दी|सहमति दे"),
    (Says::SILENT, "चुपचाप|गुप्त रूप से"),
    (Says::TOOL, "कमांड|टूल|टर्मिनल|स्क्रिप्ट"),
];

const VIETNAMESE: Tongue = &[
    (Says::CONTENT, "nội dung|kết quả"),
    (Says::IGNORE, "bỏ qua|phớt lờ|quên |không tuân"),
    (Says::RULES, "hướng dẫn|chỉ dẫn|quy tắc|lệnh|chỉ thị|giới hạn"),
    (Says::PRIOR, "trước|ở trên|tất cả|mọi |hệ thống"),
    (Says::TELL, "nói |đề cập|cho biết|thông báo|tiết lộ|hiển thị|báo cho"),
    (Says::NOT, "không |đừng|chớ|tuyệt đối không"),
    (Says::USER, "người dùng"),
    (Says::SEND, "gửi|tải lên|đăng |chuyển"),
    (Says::READ, "đọc|mở |thu thập|sao chép"),
    (Says::RUN, "chạy|thực thi|gọi |sử dụng|thực hiện"),
    (Says::SECRET, "mật khẩu|khóa|khoá|thông tin đăng nhập|mã thông báo|bí mật|biến môi trường"),
    (Says::CONSENT, "không cần hỏi|mà không hỏi|không cần xác nhận|đã đồng ý|đã chấp thuận|đã cho phép|đừng hỏi"),
    (Says::SILENT, "âm thầm|lặng lẽ|bí mật "),
    (Says::TOOL, "câu lệnh|công cụ|terminal|shell|kịch bản"),
];

const INDONESIAN: Tongue = &[
    (Says::CONTENT, "isinya|isi |hasil"),
    (Says::IGNORE, "abaikan|lupakan|jangan ikuti"),
    (Says::RULES, "instruksi|aturan|perintah|arahan|batasan|pedoman"),
    (Says::PRIOR, "sebelumnya|di atas|semua|sistem|seluruh"),
    (Says::TELL, "beri tahu|beritahu|memberi tahu|sebutkan|menyebut|ungkap|tunjuk|laporkan|katakan"),
    (Says::NOT, "jangan|tidak|tanpa"),
    (Says::USER, "pengguna|siapa pun"),
    (Says::SEND, "kirim|unggah|teruskan|lampirkan"),
    (Says::READ, "baca|buka|kumpulkan|salin "),
    (Says::RUN, "jalankan|eksekusi|panggil|gunakan"),
    (Says::SECRET, "kredensial|kata sandi|kunci|token|rahasia|variabel lingkungan"),
    (
        Says::CONSENT,
        "tanpa bertanya|tanpa konfirmasi|tanpa izin|sudah menyetujui|telah menyetujui|sudah setuju|jangan bertanya",
    ),
    (Says::SILENT, "diam-diam|secara rahasia"),
    (Says::TOOL, "perintah|alat|terminal|shell|skrip"),
];

const GREEK: Tongue = &[
    (Says::CONTENT, "περιεχόμεν|αποτέλεσμα"),
    (Says::IGNORE, "αγνόησε|αγνοήστε|ξέχασε|ξεχάστε"),
    (Says::RULES, "οδηγί|κανόν|εντολ|περιορισμ"),
    (Says::PRIOR, "προηγούμεν|παραπάνω|όλες|όλους|συστήματος"),
    (Says::TELL, "πεις|αναφέρ|ενημερώ|δείξ|αποκαλύψ"),
    (Says::NOT, "μην|χωρίς|ποτέ|δεν"),
    (Says::USER, "χρήστη"),
    (Says::SEND, "στείλε|στείλτε|ανέβασε|μετάφερε"),
    (Says::READ, "διάβασε|διαβάστε|άνοιξε|συγκέντρωσε"),
    (Says::RUN, "εκτέλεσε|τρέξε|κάλεσε|χρησιμοποίησε"),
    (Says::SECRET, "κωδικ|κλειδ|διαπιστευτήρι|μυστικ"),
    (Says::CONSENT, "χωρίς να ρωτήσεις|χωρίς επιβεβαίωση|έχει ήδη συμφωνήσει|έχει ήδη εγκρίνει"),
    (Says::SILENT, "κρυφά|σιωπηλά"),
    (Says::TOOL, "εργαλείο|τερματικό|εντολή"),
];

/// Words of texts that teach about attacks.
pub(super) const LESSON: &[&str] = &[
    "angriff",
    "angreif",
    "einschleus",
    "schädlich",
    "bösartig",
    "attaque",
    "malveillan",
    "ataque",
    "malicios",
    "attacc",
    "dannos",
    "malevol",
    "aanval",
    "kwaadaardig",
    "atak",
    "złośliw",
    "saldırı",
    "kötü amaçlı",
    "атак",
    "вредонос",
    "злоумышл",
    "инъекц",
    "зловмис",
    "攻击",
    "恶意",
    "注入",
    "攻擊",
    "惡意",
    "攻撃",
    "悪意",
    "インジェクション",
    "공격",
    "악성",
    "악의적",
    "인젝션",
    "هجوم",
    "خبيث",
    "حقن",
    "حمله",
    "התקפ",
    "זדוני",
    "हमला",
    "tấn công",
    "độc hại",
    "serangan",
    "berbahaya",
    "επίθεσ",
    "κακόβουλ",
    "injecti",
    "inyecci",
    "injeç",
    "iniezion",
];
