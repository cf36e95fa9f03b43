//! German, Dutch and Swedish: what orders to an agent are made of, word by word.

use super::{Says, Tongue};

pub(super) const GERMAN: Tongue = &[
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
    (Says::SILENT, "heimlich|unbemerkt|stillschweigend|unauffällig|im stillen|geheim zu halten|geheim halten"),
    (Says::TOOL, "befehl|kommando|werkzeug|terminal|shell|skript"),
    (Says::FIELD, "parameter|argument|feld |im feld"),
];

pub(super) const DUTCH: Tongue = &[
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

pub(super) const SWEDISH: Tongue = &[
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
