//! French, Spanish, Portuguese and Italian: what orders to an agent are made of, word by word.

use super::{Says, Tongue};

pub(super) const FRENCH: Tongue = &[
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
        "sans demander|sans lui demander|sans confirmation|sans autorisation|sans l'accord|a déjà accepté|déjà autorisé|déjà donné son accord|déjà approuvé|connaît déjà|a accepté|ne demande pas|ne demandez pas|aucune confirmation|autorisation déjà|comme déjà accept|une fois pour toutes son accord|demande plus jamais|demande plus de confirmation|réputé accord",
    ),
    (Says::AGENT, "l'assistant|agent :|modèle de langage|le modèle|note au modèle|l'agent"),
    (Says::SILENT, "silencieusement|en silence|discrètement|en secret|à l'insu|en cachette"),
    (Says::TOOL, "commande|outil|terminal|shell|script"),
    (Says::FIELD, "paramètre|argument|champ"),
];

pub(super) const SPANISH: Tongue = &[
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

pub(super) const PORTUGUESE: Tongue = &[
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

pub(super) const ITALIAN: Tongue = &[
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
