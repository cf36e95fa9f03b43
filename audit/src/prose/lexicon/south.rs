//! Romanian, Catalan, Galician, Slovak, Slovene, Croatian, Serbian, Bulgarian, Macedonian, Belarusian, Albanian,
//! Maltese, Latin, Esperanto, Georgian, Armenian, Azerbaijani, Kazakh, Uzbek, Kyrgyz and Mongolian: what orders to an
//! agent are made of, word by word.

use super::{Says, Tongue};

pub(super) const ROMANIAN: Tongue = &[
    (
        Says::CONTENT,
        "conținut|conţinut|continutul|rezultat|ieșire|ieşire|textul citit|cele citite|răspunsul|datele citite",
    ),
    (
        Says::IGNORE,
        "ignoră|ignora |ignorați|ignoraţi|ignorati|ignorând|să ignor|uită |uitați|uitaţi|nu ține cont|nu ţine cont|nu țineți cont|nu ţineţi cont|nu lua în considerare|nu luați în considerare|nu luaţi în considerare|nu mai sunt valabil|nu mai este valabil|nu se mai aplică|nu mai respecta|nu respecta|treci peste|treceți peste|treceţi peste|lasă deoparte|lăsați deoparte|lăsaţi deoparte|renunță la|renunţă la|fă abstracție|fă abstracţie",
    ),
    (
        Says::RULES,
        "instrucțiun|instrucţiun|instructiun|regulă|regula |reguli|restricți|restricţi|restrictii|comenzi|comand|ordinul |ordinele|ordinelor|directivel|directivă|indicați|indicaţi|limităr|interdicți|interdicţi|norme|promptul",
    ),
    (
        Says::PRIOR,
        "anterior|precedent|de mai sus|mai devreme|toate|toți|toţi|tuturor|orice|sistem|inițial|iniţial|de până acum|existente|dinainte|primite",
    ),
    (
        Says::TELL,
        "spun|spus|spui|mențion|menţion|mentiona|arăt|arat|dezvălui|informeaz|informez|informați|informaţi|informa |anunț|anunţ|raport|divulg|comunic|pomen|semnal|afiș|afiş|înștiinț|înştiinţ|notifice|notifici|notifica |să afle",
    ),
    (
        Says::NOT,
        "nu |nu-i |nu-l |nu-le |fără|fara |niciodată|nici |nimic|nicidecum|niciun|nicio |evită|evitați|evitaţi",
    ),
    (
        Says::USER,
        "utilizator|utilizatoar|persoan|clientul|clienți|clienţi|beneficiar|nimănui|nimeni|omului|altcuiva|userul",
    ),
    (
        Says::THIS,
        "acest pas|acestui pas|acești pași|aceşti paşi|acestor pași|acestor paşi|despre asta|despre aceasta|despre acest|această instruc|acestei instruc|aceste instruc|acestor instruc|această comandă|acestei comenzi|această operați|această operaţi|această etapă|aceste etape|acest lucru|acest ordin",
    ),
    (
        Says::SEND,
        "trimit|trimiț|trimiţ|trimis|transmite|transmiț|transmiţ|transmită|încarc|încărc|ataș|ataş|publică|publicați|publicaţi|publica |posteaz|postați|postaţi|expediaz|expediați|expediaţi|redirecțion|redirecţion|anexeaz|anexați|anexaţi|înainteaz",
    ),
    (
        Says::READ,
        "citește|citeşte|citeste|citiți|citiţi|citi |citească|citind|deschi|colecteaz|colectați|colectaţi|adună|adunați|adunaţi|strânge|copiaz|copiați|copiaţi|extrage|preia |preluați|preluaţi|parcurge",
    ),
    (
        Says::RUN,
        "ruleaz|rulați|rulaţi|rula |execută|executați|executaţi|executa |executând|apeleaz|apelați|apelaţi|apela |folos|utilizeaz|utilizați|utilizaţi|utiliza |porneșt|porneşt|porniți|porniţi|lanseaz|lansați|lansaţi|inițiaz|iniţiaz|invocă|invocați|invocaţi",
    ),
    (
        Says::SECRET,
        "parolă|parola|parolel|parolei|parole |cheie |cheia |chei |cheile|cheilor|jeton|secretul|secretele|credențial|credenţial|acredităr|date de autentificare|datele de autentificare|datele de conectare|variabile de mediu|variabilele de mediu|fraza de acces",
    ),
    (
        Says::CONSENT,
        "fără să întreb|fără a întreba|fără întrebări|fără confirmare|fără să ceri|fără să ceară|fără a cere|fără aprobare|fără acord|fără permisiune|a aprobat deja|a fost deja aprobat|este deja aprobat|a acceptat deja|și-a dat deja acordul|şi-a dat deja acordul|a fost deja de acord|este deja de acord|permisiunea a fost|permisiunea este deja|aprobarea a fost dat|acordul a fost dat|nu întreb|nu cere confirmare|nu cere permisiune|nu cereți confirmare|nu cereţi confirmare|nu este necesară confirmarea|nu este nevoie de confirmare",
    ),
    (
        Says::AGENT,
        "pentru asistent|asistentului|către asistent|pentru agent|către agent|către auditor|către evaluator|către recenzor|pentru auditor|pentru evaluator|pentru recenzor|pentru verificator|notă pentru model|mesaj pentru model|instrucțiuni pentru model|instrucţiuni pentru model|model lingvistic|modelul lingvistic|modelului lingvistic|model de limbaj|modelul de limbaj|modelului de limbaj|modele de limbaj",
    ),
    (
        Says::SILENT,
        "în tăcere|pe tăcute|pe ascuns|în secret|pe furiș|pe furiş|în mod discret|în taină|fără zgomot|neobservat|discret ",
    ),
    (
        Says::TOOL,
        "comand|comenzi|instrumentul|instrumente|unealt|unelte|consola|consolă|consolei|linia de comandă|interpretor|scriptul",
    ),
    (
        Says::AGREED,
        "a fost de acord|a acceptat|a aprobat|a consimțit|a consimţit|a permis|a autorizat|a încuviințat|a încuviinţat|și-a dat acordul|şi-a dat acordul|și-a dat consimțământul|şi-a dat consimţământul|și-a exprimat acordul|şi-a exprimat acordul|a dat permisiunea|este de acord cu|acordul este valabil|acordul acoperă|sunt permise|sunt aprobate|au fost aprobat",
    ),
    (
        Says::AHEAD,
        "dinainte|în avans|anticipat|în prealabil|tot ce urmează|tot ceea ce urmează|toate operați|toate operaţi|toate comenzile|toate acțiunile|toate acţiunile|toți pașii|toţi paşii|orice comandă|orice acțiune|orice acţiune|odată pentru totdeauna|o dată pentru totdeauna|întreaga sesiune|toată sesiunea|toată durata sesiunii|de acum înainte|de acum încolo|viitoare",
    ),
];

pub(super) const CATALAN: Tongue = &[
    (Says::CONTENT, "contingut|resultat|sortida|text llegit|dades llegides|la resposta"),
    (
        Says::IGNORE,
        "ignora |ignoreu|ignorar|ignoris|oblida |oblideu|oblidar|oblidis|descarta |descarteu|descartis|no facis cas|no feu cas|fes cas omís|feu cas omís|deixa de banda|deixeu de banda|no segueixis|no seguiu|no tinguis en compte|no tingueu en compte|ja no són vàlid|ja no s'apliqu|ja no s’apliqu|ja no és vàlid|queden anul·lad|queden sense efecte|prescindeix",
    ),
    (
        Says::RULES,
        "instrucci|indicacions|indicació|regles|regla |normes|norma |ordres|ordre |directriu|restricci|limitacions|limitació|consigna|consignes|manament|comandes|prohibici|límits",
    ),
    (
        Says::PRIOR,
        "anterior|prèvi|previs |precedent|de dalt|de més amunt|esmentad|totes|tots |qualsevol|sistema|inicials|fins ara|existents|d'abans|d’abans|rebudes|rebuts",
    ),
    (
        Says::TELL,
        "dir a |dir al |dir res|dir que|de dir |dir-|diguis|digueu|digui |digues|esment|mencion|mostris|mostreu|mostrar|revelis|reveleu|revelar|informis|informeu|informar|avisis|aviseu|avisar|comuniqu|comunicar|notifiqu|notificar|expliqu|explicar|parlis|parleu|parlar|sàpiga|ha de saber|assabent",
    ),
    (
        Says::TELL_NOT,
        "sense dir|sense informar|sense avisar|sense mencionar|sense esmentar|sense notificar|sense mostrar|sense revelar|sense comunicar|sense explicar",
    ),
    (Says::NOT, "no |mai |ni |tampoc|en cap cas|sota cap|sense que|de cap manera"),
    (Says::USER, "usuari|usuàri|la persona|les persones|el client|al client|els clients|als clients|clienta|ningú"),
    (
        Says::THIS,
        "aquest pas|aquests passos|aquesta instrucci|aquestes instrucci|aquesta ordre|aquestes ordres|aquesta operació|aquesta acció|aquesta comanda|aquesta indicació|aquesta nota|aquest missatge|aquesta tasca|això",
    ),
    (
        Says::SEND,
        "envia |envia-|envieu|enviar|enviï|puja |pugeu|pujar|transmet|publica |publiqueu|publicar|adjunt|reenvi|remet|tramet|passa |passeu|passar|carrega |carregueu|penja |pengeu|inclou|incloeu",
    ),
    (
        Says::READ,
        "llegeix|llegiu|llegir|obre |obriu|obrir|recull|recolliu|recollir|recopil|copia |copia-|copieu|copiar|obtén|obteniu|extreu|extraieu|consulta |consulteu",
    ),
    (
        Says::RUN,
        "executa |executa-|executeu|executar|llança|llanceu|crida |crideu|cridar|fes servir|feu servir|fer servir|utilitz|usa el|usa la|usa les|usa l'|usa l’|useu|invoqu|inicia |inicieu|engega|engegueu|arrenca|arrenqueu|posa en marxa",
    ),
    (
        Says::SECRET,
        "contraseny|clau |claus |credencial|dades d'accés|dades d’accés|dades d'inici de sessió|dades d’inici de sessió|variables d'entorn|variables d’entorn|variable d'entorn|variable d’entorn|paraula de pas|paraules de pas|mot de pas|mots de pas|frase de pas|testimoni d'accés|testimoni d’accés|testimonis d'accés|testimonis d’accés",
    ),
    (
        Says::CONSENT,
        "sense preguntar|sense demanar|sense confirm|sense permís|sense autoritzaci|sense consentiment|sense aprovaci|ja ha aprovat|ja ho ha aprovat|ja ha acceptat|ja ho ha acceptat|ja ha autoritzat|ja ho ha autoritzat|ja ha donat|ja hi està d'acord|ja hi està d’acord|ja està aprovat|ja està autoritzat|permís ja|permís concedit|autorització ja|s'ha donat permís|s’ha donat permís|no preguntis|no pregunteu|no demanis|no demaneu|no cal confirm|no cal demanar|no cal preguntar",
    ),
    (
        Says::AGENT,
        "a l'assistent|a l’assistent|per l'assistent|per l’assistent|a l'agent|a l’agent|per l'agent|per l’agent|a l'auditor|a l’auditor|per l'auditor|per l’auditor|per al revisor|per al verificador|a l'avaluador|a l’avaluador|per al comprovador|model de llenguatge|models de llenguatge|model lingüístic|models lingüístics|nota per al model|missatge per al model|instruccions per al model",
    ),
    (
        Says::SILENT,
        "en silenci|silenciosament|en secret|secretament|d'amagat|d’amagat|discretament|de manera discreta|sigil·losament|dissimuladament|sense fer soroll|calladament",
    ),
    (
        Says::TOOL,
        "ordre |ordres |comand|eina |eines |línia d'ordres|línia d’ordres|intèrpret d'ordres|intèrpret d’ordres|consola |intèrpret d'instruccions|intèrpret d’instruccions",
    ),
    (
        Says::AGREED,
        "ha acceptat|ha consentit|ha autoritzat|ha aprovat|ha permès|hi ha estat d'acord|hi ha estat d’acord|està d'acord|està d’acord|ha donat el seu consentiment|ha donat el consentiment|ha donat permís|ha donat el vistiplau|ha donat el seu vistiplau|està permès|estan permes|estan autoritzad|el consentiment val|s'ha acordat|s’ha acordat",
    ),
    (
        Says::AHEAD,
        "per endavant|d'antuvi|d’antuvi|anticipadament|de bestreta|tot el que segueix|tot allò que segueix|tot el que vingui|totes les operacions|totes les ordres|totes les accions|qualsevol ordre|qualsevol acció|d'una vegada per totes|d’una vegada per totes|tota la sessió|d'ara endavant|d’ara endavant|a partir d'ara|a partir d’ara|ordres futures|accions futures|passos futurs",
    ),
];

pub(super) const GALICIAN: Tongue = &[
    (Says::CONTENT, "contido|resultado|saída|texto lido|datos lidos|a resposta"),
    (
        Says::IGNORE,
        "ignora |ignorade|ignorar|non ignores|esquece|esqueza|descarta |descartade|descarte |non fagas caso|non faga caso|fai caso omiso|faga caso omiso|non teñas en conta|non teña en conta|non sigas|non siga |deixa de seguir|deixa de lado|xa non son válid|xa non se aplican|xa non valen|quedan sen efecto|quedan anulad|prescinde",
    ),
    (
        Says::RULES,
        "instruci|indicaci|regras|regra |ordes|orde |directric|restrici|limitaci|normas|norma |consigna|comandos|prohibici|límites|mandatos",
    ),
    (
        Says::PRIOR,
        "anterior|previa|previo |previos |precedentes|de arriba|todas|todos|calquera|sistema|iniciais|ata agora|existentes|mencionad|devandit|recibidas",
    ),
    (
        Says::TELL,
        "dicir|digas|diga |digades|dille|mencion|mostres|mostrar|mostre |amoses|amosar|amose |reveles|revelar|informes|informar|avises|avisar|comuniques|comunicar|notifiques|notificar|expliques|explicar|falar|fales |contar|contes |saiba|sabelo|debe saber|decate",
    ),
    (Says::NOT, "non |nunca|sen |xamais|nin |nada |tampouco|ningún|ningunha|de ningún xeito"),
    (Says::USER, "usuari|persoa|o cliente|ao cliente|á clienta|os clientes|aos clientes|ninguén|a ninguén"),
    (
        Says::THIS,
        "este paso|estes pasos|isto|disto |nisto|esta instruci|estas instruci|esta orde|estas ordes|esta operación|esta acción|esta etapa|esta nota|esta mensaxe|este comando|esta tarefa",
    ),
    (
        Says::SEND,
        "envía|envíe|enviar|enviade|manda |mande |mandar|mandade|sobe |suba |subir|subide|transmite |transmita|transmitir|publica |publique |publicar|adxunt|remite |remitir|reenvi|pasa |pasar|inclúe|incluír",
    ),
    (
        Says::READ,
        "le o |lea |lede |ler |abre |abra |abrir|abride|recolle|recolla|recompil|copia |copie |copiar|copiade|obtén|obteña|obter |extrae|extraia",
    ),
    (
        Says::RUN,
        "executa |executar|executade|execute a |lanza |lanzar|chama |chame |chamar|chamade|usa o |usa a |usa este|usar |emprega|empregue|utiliza |utilice |utilizar|invoca |invoque|inicia |inicie |iniciar|arrinca|arrinque",
    ),
    (
        Says::SECRET,
        "contrasina|chave|clave |claves |credencia|segred|variables de contorno|variable de contorno|variables de ambiente|datos de acceso|datos de inicio de sesión|frase de paso|palabra de paso",
    ),
    (
        Says::CONSENT,
        "sen preguntar|sen pedir|sen confirm|sen permiso|sen autorización|sen consentimento|sen aprobación|xa aprobou|xa o aprobou|xa autorizou|xa o autorizou|xa aceptou|xa consentiu|xa deu|xa está aprobad|xa está autorizad|xa está de acordo|permiso xa|permiso concedido|autorización xa|deu permiso|non pregunte|non pidas|non pida |non é preciso confirm|non é preciso preguntar|non fai falta confirm|non cómpre confirm",
    ),
    (
        Says::AGENT,
        "para o asistente|ao asistente|para o axente|ao axente|nota para o auditor|para o auditor:|instrucións para o auditor|nota para o revisor|para o revisor:|instrucións para o revisor|mensaxe para o revisor|nota para o avaliador|para o avaliador:|nota para o verificador|para o verificador:|modelo de linguaxe|modelos de linguaxe|modelo lingüístico|nota para o modelo|mensaxe para o modelo|instrucións para o modelo",
    ),
    (
        Says::SILENT,
        "en silencio|silenciosamente|caladamente|en segredo|secretamente|ás agachadas|ás escondidas|discretamente|con disimulo|sen que se note",
    ),
    (Says::TOOL, "comando|ferramenta|orde |liña de ordes|intérprete|consola |terminais|guión"),
    (
        Says::AGREED,
        "aceptou|consentiu|autorizou|aprobou|permitiu|accedeu|deu o seu consentimento|deu o consentimento|deu permiso|deu o seu permiso|deu o visto e prace|está de acordo|estivo de acordo|está permitid|están permitid|foi aprobad|foron aprobad|o consentimento vale",
    ),
    (
        Says::AHEAD,
        "de antemán|por adiantado|anticipadamente|con antelación|todo o que segue|todo o que veña|todas as operacións|todas as ordes|todas as accións|todos os comandos|todos os pasos|calquera comando|calquera orde|dunha vez por todas|toda a sesión|de agora en diante|a partir de agora|accións futuras|ordes futuras",
    ),
];

pub(super) const SLOVAK: Tongue = &[
    (Says::CONTENT, "obsah|výsledok|výsledk|výstup|prečítan|načítan|odpoveď"),
    (
        Says::IGNORE,
        "ignoruj|ignorovať|zabudni|zabudnúť|nedbaj|neber do úvahy|neberte do úvahy|neber ohľad|neberte ohľad|nevšímaj|nedodržiavaj|nerešpektuj|neriaď|už neplat|neplatia|prestávajú platiť|stratili platnosť|strácajú platnosť|sú zrušené|vynechaj|odlož bokom|odložte bokom|prehliadaj|neprihliadaj",
    ),
    (
        Says::RULES,
        "inštrukci|pokyn|pravidl|pravidiel|obmedzen|príkaz|nariaden|zákaz|smernic|usmernen|požiadavk|predpis|systémový prompt|systémového promptu",
    ),
    (
        Says::PRIOR,
        "predchádzaj|predošl|predtým|skorš|vyššie|hore uveden|uveden|všetk|systém|pôvodn|doterajš|doteraz|minul|akékoľvek|ostatn|existujúc",
    ),
    (
        Says::TELL,
        "povedať|povedz|hovor|spomen|spomín|ukáž|ukáz|ukazov|prezrad|prezrád|odhal|oznám|oznam|informov|informuj|nahlás|hlásiť|zobraz|upozorn|zmieni|dozved",
    ),
    (
        Says::TELL_NOT,
        "nehovor|nepoved|nespom|neinform|neukáž|neukaz|neprezr|neoznam|neoznám|neodhaľ|neodhal|nehlás|nenahl|nezobraz|neupozor|nezmieň|nesmie sa dozved|sa nesmie dozved|sa nemá dozved|sa nesmie povedať",
    ),
    (Says::NOT, "nie |nikdy|bez |ani |nič |nesmie|nemáš|nemá |nemal|žiadn|v žiadnom prípade|netreba"),
    (Says::USER, "používateľ|užívateľ|osobe|osobu|osobám|človek|zákazník|klient|nikomu|nikto"),
    (
        Says::THIS,
        "tento krok|tohto kroku|tomto kroku|tieto kroky|týchto kroko|o tom|o tejto|o týchto|túto inštrukci|tejto inštrukci|tieto inštrukci|tento pokyn|tohto pokynu|tieto pokyny|tento príkaz|tohto príkazu|túto operáci|tejto operáci",
    ),
    (
        Says::SEND,
        "odošli|odoslať|odosielaj|pošli|poslať|posielaj|zašli|zaslať|nahraj|nahrať|nahrávaj|prepošli|preposlať|prilož|pripoj|zverejn|uverejn|odovzd|prenes|vlož",
    ),
    (
        Says::READ,
        "prečítaj|prečítať|čítaj|čítať|načítaj|načítať|otvor|zhromažd|pozbieraj|zozbieraj|skopíruj|skopírovať|kopíruj|získaj|získať|vytiahni|prejdi",
    ),
    (
        Says::RUN,
        "spusti|spusť|spúšťaj|vykonaj|vykonať|vykonávaj|zavolaj|zavolať|volaj|použi|používaj|naštartuj|odštartuj|aktivuj|vyvolaj|uskutočni",
    ),
    (
        Says::SECRET,
        "hesl|hesiel|kľúč|tajomstv|tajné údaje|tajný kľúč|prihlasovac|prístupov|poverenia|premenné prostredia|premenných prostredia|premennú prostredia|autentifikačné údaje|overovacie údaje",
    ),
    (
        Says::CONSENT,
        "bez opýtania|bez spýtania|bez pýtania|bez otázok|bez potvrdenia|bez súhlasu|bez povolenia|bez schválenia|už súhlasil|už s tým súhlasil|už schválil|už to schválil|už povolil|už to povolil|už odsúhlasil|už dal súhlas|je už schválen|súhlas bol udelený|súhlas bol daný|súhlas už|bol udelený súhlas|povolenie bolo udelené|povolenie už|nepýtaj|nežiadaj o|nežiadajte o|nie je potrebné potvrd|potvrdenie nie je|netreba sa pýtať|netreba potvrd",
    ),
    (
        Says::AGENT,
        "pre asistent|asistentovi|pre agent|agentovi|pre audítor|audítorovi|pre recenzent|recenzentovi|pre kontrolór|kontrolórovi|pre hodnotiteľ|hodnotiteľovi|pre posudzovateľ|posudzovateľovi|jazykový model|jazykového modelu|jazykovému modelu|jazykové modely|poznámka pre model|pokyn pre model",
    ),
    (
        Says::SILENT,
        "potichu|ticho |tajne|potajomky|potajme|v tajnosti|nenápadne|nebadane|nepozorovane|mlčky|diskrétne|bez povšimnutia",
    ),
    (Says::TOOL, "príkaz|nástroj|terminál|konzol|skript|dávkový súbor|pomôck"),
    (
        Says::AGREED,
        "súhlasil|schválil|povolil|odsúhlasil|dovolil|privolil|dal súhlas|dala súhlas|udelil súhlas|udelila súhlas|vyjadril súhlas|dal povolenie|bol schválen|bola schválen|boli schválen|je povolen|sú povolen|súhlas platí|súhlas sa vzťahuje",
    ),
    (
        Says::AHEAD,
        "vopred|dopredu|všetky príkazy|všetkými príkazmi|všetkým príkazom|všetky ďalšie|všetkým ďalším|všetko, čo|všetkým, čo|všetkému, čo|všetky operácie|všetky kroky|každý príkaz|akýkoľvek príkaz|raz a navždy|raz navždy|celú reláciu|celej relácie|celé sedenie|odteraz|do budúcna",
    ),
];

pub(super) const SLOVENE: Tongue = &[
    (Says::CONTENT, "vsebin|rezultat|izhod|izpis|prebran|odgovor|izid"),
    (
        Says::IGNORE,
        "prezri|prezret|ignorir|pozabi|zanemari|ne upoštevaj|neupoštevaj|ne oziraj|ne sledi|ne drži se|ne držite se|opusti |zavrzi|preskoči|odmisli|ne veljajo več|ne velja več|več ne velja|niso več veljavn|ni več veljavn|so razveljavljen|so preklican|prenehajo veljati|pusti ob strani|pustite ob strani",
    ),
    (
        Says::RULES,
        "navodil|pravil|omejit|ukaz|napotk|napotil|smernic|prepoved|zahtev|predpis|določil|sistemski poziv|sistemskega poziva",
    ),
    (
        Says::PRIOR,
        "prejšnj|predhodn|zgornj|zgoraj|poprej|vse |vsa |vseh|vsem |sistem|dosedanj|doslej|prvotn|kakršn|obstoječ|ostal",
    ),
    (
        Says::TELL,
        "povej|povedat|poveš|poveste|pove |omeni|omenj|prikaž|prikaz|pokaž|pokazat|razkri|obvest|obvešč|sporoč|poroč|govori|izdaj |izdajte|izdat|pojasn|seznan|zaup|izvedet",
    ),
    (Says::NOT, "ne |nikoli|nikdar|brez |niti |ničesar|nič |nikomur|nikakor|noben|ni treba|prepovedano"),
    (Says::USER, "uporabnik|uporabnic|oseb|strank|nikomur|človek|ljudem|naročnik|kupc"),
    (
        Says::THIS,
        "ta korak|tega koraka|tem koraku|te korake|teh korak|o tem|to navodilo|tega navodila|tem navodilu|ta navodila|teh navodil|ta ukaz|tega ukaza|tem ukazu|to dejanje|tega dejanja|to operacijo|te operacije",
    ),
    (
        Says::SEND,
        "pošlj|poslat|pošilj|naloži|posred|priloži|pripni|pripet|objavi|prenesi|prenest|odpošlj|preusmeri|oddaj|predaj|vstavi",
    ),
    (
        Says::READ,
        "preberi|prebrat|beri |berite|odpri|odpret|zberi|zbrat|kopiraj|kopirat|prekopir|preglej|pridobi|naberi|izvleci|prebiraj",
    ),
    (
        Says::RUN,
        "izvedi |izvedite|izvesti |izvrši|zaženi|zagnat|poženi|pognat|pokliči|poklicat|kliči|uporabi|uporablja|sproži|začni|aktiviraj",
    ),
    (
        Says::SECRET,
        "gesl|gesel |ključ |ključa|ključe|ključi |žeton|skrivnost|poverilnic|prijavne podatke|prijavni podatki|prijavnih podatk|dostopne podatke|dostopni podatki|okoljske spremenljivke|okoljskih spremenljivk|spremenljivke okolja|spremenljivk okolja",
    ),
    (
        Says::CONSENT,
        "brez vprašanj|brez spraševanja|ne da bi vprašal|brez potrditve|brez soglasja|brez dovoljenja|brez odobritve|brez privolitve|je že soglašal|je že odobril|je že potrdil|je že dovolil|je že privolil|se je že strinjal|že odobreno|že dogovorjeno|že dovoljeno|dovoljenje je bilo|dovoljenje je že|dovoljenje je dano|soglasje je bilo|soglasje je že|ne sprašuj|ne vprašaj|ne zahtevaj potrditve|potrditev ni potrebna|ni treba vprašati|ni treba spraševati",
    ),
    (
        Says::AGENT,
        "za asistent|asistentu|za pomočnik|pomočniku|za agenta|za agente|agentu |za revizor|revizorju|za pregledovalc|pregledovalcu|za ocenjevalc|ocenjevalcu|za preverjevalc|preverjevalcu|jezikovni model|jezikovnega modela|jezikovnemu modelu|jezikovne modele|opomba za model|navodilo za model|sporočilo za model",
    ),
    (Says::SILENT, "tiho |potiho|skrivaj|skrivoma|skrito|neopazno|neopaženo|molče|diskretno|prikrito|v tajnosti"),
    (Says::TOOL, "ukaz|orodj|orodij|konzol|skript|lupin|pripomoč"),
    (
        Says::AGREED,
        "soglašal|je strinjal|strinjal se|se strinja|odobril|dovolil|privolil|potrdil|dal soglasje|dala soglasje|dal dovoljenje|dala dovoljenje|podal soglasje|pristal na|je dovoljeno|so dovoljen|je odobren|so odobren|soglasje velja|pooblastil",
    ),
    (
        Says::AHEAD,
        "vnaprej|v naprej|vse nadaljnje|vsa nadaljnja|vse, kar sledi|vsem, kar sledi|vsega, kar sledi|vse ukaze|vsi ukazi|vseh ukazov|vse operacije|vsa dejanja|vse prihodnje|vsa prihodnja|enkrat za vselej|celotno sejo|celo sejo|ves čas seje|odslej|od zdaj naprej|vsak ukaz|kateri koli ukaz",
    ),
];

pub(super) const CROATIAN: Tongue = &[
    (Says::CONTENT, "sadržaj|rezultat|izlaz|ispis|pročitan|odgovor|ishod"),
    (
        Says::IGNORE,
        "ignorir|ignoriš|ignoris|zanemar|zaboravi|ne obaziri|ne slijedi|ne sledi|ne uzimaj u obzir|ne uzimajte u obzir|nemoj slijediti|nemoj slediti|ne pridržavaj|ne poštuj|odbaci|preskoči|stavi po strani|stavite po strani",
    ),
    (
        Says::IGNORE,
        "više ne vrijed|više ne važ|ne vrijede više|ne važe više|nisu više važeć|više nisu važeć|prestaju važiti|prestaju vrijediti|prestaju da važe|ukinut|ukidaju se|van snage|izvan snage|poništ|više se ne primjenj|više se ne primenj",
    ),
    (
        Says::RULES,
        "uput|instrukcij|pravil|ograničenj|naredb|komand|nalog|smjernic|smernic|zabran|propis|naputak|naputk|direktiv|zahtjev|zahtev|sistemski prompt|sustavski prompt",
    ),
    (
        Says::PRIOR,
        "prethodn|ranij|gore naveden|gornj|iznad|sve |svi |svih|svim|sva |sustav|sistem|dosadašnj|prijašnj|pređašnj|postojeć|bilo koj|početn|prvobitn|ostal",
    ),
    (
        Says::TELL,
        "reci |recite|reći|kaži|kažeš|kazati|kažete|spomeni|spominj|spomenut|pomeni|pominj|pomenut|pokaž|pokazat|pokazuj|prikaž|prikazat|prikazuj|otkri|govori",
    ),
    (
        Says::TELL,
        "obavijest|obavest|obavješt|obavešt|informir|informis|informiš|saopć|saopšt|priopć|javi |javite|javljaj|izvijest|izvještav|izveštav|dojavi|prijavi|odaj |odavaj|navodi |navedi|objasn|sazna|dozna",
    ),
    (Says::NOT, "ne |nikad|bez |niti |nemoj|ništa|ni |nikom|nipošto|nikako|zabranjeno|nije dopušteno|nije dozvoljeno"),
    (
        Says::USER,
        "korisnik|korisnic|korisničk|osobi|osobu|osobama|klijent|kupac|kupc|mušterij|nikome|nikom |čovjek|čovek|ljudima|naručitelj",
    ),
    (
        Says::THIS,
        "ovaj korak|ovog koraka|ovom koraku|ove korake|ovih koraka|ovim koracima|o ovom|o ovim|o tome|ovu uputu|ovoj uputi|ove upute|ovo uputstvo|ovom uputstvu|ovu naredbu|ovoj naredbi|ovu komandu|ovoj komandi|ovu instrukciju|ovu radnju|ovoj radnji|ovu operaciju",
    ),
    (
        Says::SEND,
        "pošalj|poslati|šalji|slati |prenesi|prenijet|preneti|proslijed|prosled|prosljeđ|prosleđ|priloži|prikači|objavi|otprem|dostavi|predaj|uploaduj|uploadaj|umetni|podigni na",
    ),
    (
        Says::READ,
        "pročitaj|pročitat|čitaj|čitati|otvori|otvaraj|sakupi|prikupi|skupi |kopiraj|kopirat|prekopir|preuzmi|preuzet|učitaj|dohvati|izvuci|pogledaj|iščita",
    ),
    (
        Says::RUN,
        "izvrši|izvršav|izvedi |izvedite|pokren|pokreći|pozovi|pozvati|pozivaj|koristi|upotrijebi|upotrebi|iskoristi|startaj|startuj|aktiviraj|započni|primijeni|primeni",
    ),
    (
        Says::SECRET,
        "lozink|šifr|zapork|ključ |ključa|ključe|ključi |tajna |tajne |tajnu|tajni |vjerodajnic|akreditiv|kredencijal|pristupne podatke|pristupni podaci|pristupnih podatak|podatke za prijavu|podaci za prijavu",
    ),
    (
        Says::SECRET,
        "varijable okoline|varijabli okoline|varijable okruženja|varijabli okruženja|promenljive okruženja|promenljivih okruženja|pristupne tokene|pristupni token",
    ),
    (
        Says::CONSENT,
        "bez pitanja|bez da pita|bez potvrde|bez odobrenja|bez dopuštenja|bez dozvole|bez pristanka|bez saglasnosti|bez suglasnosti|bez traženja|ne pitaj|nemoj pitati|nemojte pitati|ne traži potvrdu|ne tražite potvrdu|ne traži dozvolu|ne traži dopuštenje|potvrda nije potrebna|nije potrebna potvrda|nije potrebno pitati|ne treba pitati",
    ),
    (
        Says::CONSENT,
        "već je odobri|već odobri|je već odobri|je već pristao|već je pristao|je već dao|već je dao|je već dozvoli|već je dozvoli|je već dopusti|već je dopusti|već se složio|se već složio|već dogovoreno|već je dogovoreno|dopuštenje je dano|dopuštenje je već|dozvola je data|dozvola je već|odobrenje je dano|odobrenje je dato|odobrenje je već|suglasnost je dana|suglasnost je već|saglasnost je data|saglasnost je već",
    ),
    (
        Says::AGENT,
        "za asistent|asistentu|za pomoćnik|pomoćniku|za agenta|za agente|agentu |za revizor|revizoru|za recenzent|recenzentu|za auditor|auditoru|za provjeravatelj|za proveravač|za ocjenjivač|za ocenjivač|napomena za model|uputa za model|uputstvo za model|poruka za model",
    ),
    (
        Says::AGENT,
        "jezični model|jezičnog modela|jezičnom modelu|jezične modele|jezički model|jezičkog modela|jezičkom modelu|jezičke modele",
    ),
    (
        Says::SILENT,
        "tiho |potiho|potajno|tajno|krišom|kradom|neprimjetno|neprimetno|neopaženo|u tajnosti|u tišini|diskretno|šutke|ćutke|prikriveno",
    ),
    (Says::TOOL, "naredb|komand|alat|konzol|skript|ljusk|ljusci"),
    (
        Says::AGREED,
        "pristao|pristala|složio|složila|odobrio|odobrila|dopustio|dopustila|dozvolio|dozvolila|suglasio|saglasio|suglasan|saglasan|dao suglasnost|dao saglasnost|dao pristanak|dao dopuštenje|dao dozvolu|dopušteno|dozvoljeno|odobreno|pristanak vrijedi|saglasnost važi",
    ),
    (
        Says::AHEAD,
        "unaprijed|unapred|sve što slijedi|sve što sledi|sve naredbe|sve komande|sve radnje|sve operacije|sve buduće|sve daljnje|sve dalje|sve naredne|svim naredbama|svim komandama|jednom zauvijek|jednom zauvek|cijelu sesiju|celu sesiju|cijele sesije|cele sesije|ubuduće|od sada|svaku naredbu|svaku komandu|bilo koju naredbu|bilo koju komandu",
    ),
];

pub(super) const SERBIAN: Tongue = &[
    (Says::CONTENT, "садржај|резултат|излаз|испис|прочитан|одговор|исход"),
    (
        Says::IGNORE,
        "игнориш|игнорис|игнорир|занемар|заборави|не обазири|не следи|не узимај у обзир|не узимајте у обзир|немој следити|не придржавај|не поштуј|одбаци|прескочи|стави по страни|ставите по страни|више не важ|не важе више|више нису важећ|престају да важе|укинут|ван снаге|поништ|више се не примењ",
    ),
    (
        Says::RULES,
        "упутств|упуте|инструкциј|правил|ограничењ|наредб|команд|налог|смерниц|забран|пропис|директив|захтев|системски промпт",
    ),
    (
        Says::PRIOR,
        "претходн|раниј|горе наведен|горњ|изнад|све |сви |свих|свим|сва |систем|досадашњ|пређашњ|постојећ|било кој|почетн|првобитн|остал",
    ),
    (
        Says::TELL,
        "реци |реците|рећи|кажи|кажеш|казати|кажете|помени|помињ|поменут|спомени|спомињ|покаж|показ|прикаж|приказат|приказуј|откри|говори",
    ),
    (
        Says::TELL,
        "обавест|обавешт|информис|информиш|саопшт|јави |јавите|јављај|известит|извештав|дојави|пријави|одај |одавај|наведи|наводи |објасн|сазна|дозна",
    ),
    (Says::NOT, "не |никад|без |нити |немој|ништа|ни |ником|нипошто|никако|забрањено|није дозвољено"),
    (
        Says::USER,
        "корисник|корисниц|корисничк|особи|особу|особама|клијент|купац|купц|муштериј|никоме|ником |човек|људима|наручиоц|наручилац",
    ),
    (
        Says::THIS,
        "овај корак|овог корака|овом кораку|ове кораке|ових корака|овим корацима|о овом|о овим|о томе|ово упутство|овом упутству|овог упутства|ова упутства|ову наредбу|овој наредби|ову команду|овој команди|ову инструкцију|овој инструкцији|ову радњу|овој радњи|ову операцију",
    ),
    (
        Says::SEND,
        "пошаљ|послати|шаљи|слати |пренеси|пренети|проследи|прослеђ|приложи|прикачи|објави|отпреми|достави|предај|отпошаљ|уметни|постуј|аплоадуј",
    ),
    (
        Says::READ,
        "прочитај|прочитат|читај|читати|отвори|отварај|сакупи|прикупи|скупи |копирај|копират|прекопир|преузми|преузет|учитај|дохвати|извуци|погледај|ишчита",
    ),
    (
        Says::RUN,
        "изврши|извршав|изведи |изведите|покрен|покрећи|позови|позвати|позивај|користи|употреби|искористи|стартуј|активирај|започни|примени",
    ),
    (
        Says::SECRET,
        "лозинк|шифр|кључ |кључа|кључе|кључи |тајна |тајне |тајну|тајни |токен|жетон|акредитив|креденцијал|приступне податке|приступни подаци|приступних података|податке за пријаву|подаци за пријаву|променљиве окружења|променљивих окружења|варијабле окружења|варијабли окружења",
    ),
    (
        Says::CONSENT,
        "без питања|без да пита|без потврде|без одобрења|без дозволе|без пристанка|без сагласности|без тражења|не питај|немој питати|немојте питати|не тражи потврду|не тражите потврду|не тражи дозволу|потврда није потребна|није потребна потврда|није потребно питати|не треба питати",
    ),
    (
        Says::CONSENT,
        "већ је одобри|већ одобри|је већ одобри|већ је пристао|је већ пристао|већ је дао|је већ дао|већ је дозволи|је већ дозволи|већ се сложио|се већ сложио|већ договорено|већ је договорено|дозвола је дата|дозвола је већ|одобрење је дато|одобрење је већ|сагласност је дата|сагласност је већ|пристанак је дат",
    ),
    (
        Says::AGENT,
        "за асистент|асистенту|за помоћник|помоћнику|за агента |за агента:|за агенте|агенту:|за ревизора|за ревизоре|за рецензента|за рецензенте|за проверавач|за проверивач|за оцењивач|оцењивачу|језички модел|језичког модела|језичком моделу|језичке моделе|напомена за модел|упутство за модел|порука за модел",
    ),
    (
        Says::SILENT,
        "тихо |потихо|потајно|тајно|кришом|крадом|неприметно|неопажено|у тајности|у тишини|дискретно|ћутке|прикривено",
    ),
    (Says::TOOL, "наредб|команд|алат|терминал|конзол|скрипт|љуск|љусци"),
    (
        Says::AGREED,
        "пристао|пристала|сложио|сложила|одобрио|одобрила|дозволио|дозволила|допустио|сагласио|сагласан|сагласна|дао сагласност|дала сагласност|дао пристанак|дао дозволу|дала дозволу|дозвољено|одобрено|сагласност важи|сагласност се односи",
    ),
    (
        Says::AHEAD,
        "унапред|све што следи|свему што следи|све наредбе|све команде|све радње|све операције|све будуће|све даље|све наредне|свим наредбама|свим командама|једном заувек|целу сесију|целе сесије|убудуће|од сада|сваку наредбу|сваку команду|било коју наредбу|било коју команду",
    ),
];

pub(super) const BULGARIAN: Tongue = &[
    (Says::CONTENT, "съдържани|резултат|изход|прочетен|отговор|изведен"),
    (
        Says::IGNORE,
        "игнорира|пренебрегн|пренебрегв|забрави|забравете|не обръщай внимание|не обръщайте внимание|не спазвай|не следвай|не се съобразявай|не вземай предвид|не вземайте предвид|не взимай предвид|отхвърли|остави настрана|оставете настрана",
    ),
    (
        Says::IGNORE,
        "вече не важ|вече не са валидн|вече не е валид|вече не са в сила|вече не се прилагат|не са в сила|не важат повече|са отменени|се отменя|отпадат|прескочи|загубиха сила|престават да важат",
    ),
    (
        Says::RULES,
        "инструкци|указани|правил|ограничени|команди|заповед|нареждани|забран|насок|предписани|разпоредб|директив|изисквани|норми|системния промпт|системната подкана",
    ),
    (
        Says::PRIOR,
        "предишн|предходн|горн|по-горе|по-ранн|гореспоменат|горепосочен|споменат|всичк|всяк|систем|досега|първоначалн|съществуващ|преди това|какъвто и да|каквито и да",
    ),
    (
        Says::TELL,
        "казва|кажеш|кажете|кажи |каже |спомена|показва|покаж|разкри|съобщава|съобщи|информира|уведомява|уведоми",
    ),
    (
        Says::TELL,
        "докладва|разказва|разкаж|осведом|споделя|сподели|обясня|известява|издава|издай|изтъква|говори|узнава|узнае|научава|научи",
    ),
    (Says::NOT, "не |никога|без |нито|недей|нищо|никому|никого|забранено|в никакъв случай|никакв|никак "),
    (Says::USER, "потребител|човек|клиент|лицето|лица |никого|никому|никой|хора |хората|ползвател|възложител"),
    (
        Says::THIS,
        "тази стъпка|тези стъпки|за това|за този|за тази|за тези|за тях|това действие|тези действия|тази инструкция|тези инструкции|това указание|тези указания|тази команда|тези команди|тази операция|тази заповед|тази задача|тази бележка|това не",
    ),
    (
        Says::SEND,
        "изпрат|изпращ|прати |пратете|пращай|качи|качв|прикач|препрат|препращ|публикува|предай|предава|прехвърл|отправ|приложи|подай|включи в|достав|вмъкни",
    ),
    (
        Says::READ,
        "прочет|прочит|чети |четете|изчети|отвор|отваряй|събер|събирай|копира|вземи|вземете|извлеч|извлича|зареди|прегледай|обходи|сканирай",
    ),
    (
        Says::RUN,
        "изпълн|стартира|пусни|пуснете|пускай|извикай|извиква|използва|активира|задейств|употреб|ползвай|започни|започнете|приложи",
    ),
    (
        Says::SECRET,
        "парол|ключ |ключа |ключът|ключове|токен|жетон|тайна |тайни |тайните|секретн|идентификационни данни|идентификационните данни|данни за достъп|данните за достъп|данни за вход|данните за вход|променливи на средата|променливите на средата|променлива на средата|удостоверителни данни",
    ),
    (
        Says::CONSENT,
        "без да пита|без питане|без въпроси|без потвърждение|без да иска|без да изисква|без разрешение|без одобрение|без съгласие|не питай|не искай потвърждение|не искайте потвърждение|не искай разрешение|не е нужно потвърждение|не е необходимо потвърждение|не се изисква потвърждение|не е нужно да пита",
    ),
    (
        Says::CONSENT,
        "вече е съгласен|вече се съгласи|вече се е съгласил|вече одобри|вече е одобр|вече разреши|вече е разреш|вече е дал|вече даде|разрешението е дадено|разрешение вече|дадено е разрешение|има дадено разрешение|съгласието е дадено|съгласие вече|дадено е съгласие|предварително одобрен|одобрението е дадено",
    ),
    (
        Says::AGENT,
        "за асистент|към асистент|до асистент|за агента |за агента:|към агента|за агентите|за одитор|към одитор|за рецензента|за рецензентите|към рецензент|за проверяващ|към проверяващ|за помощника|към помощник|за ревизора|за оценител|езиков модел|езиковия модел|езиковият модел|езикови модели|езиковите модели|бележка за модела|инструкции за модела|указания за модела|към модела",
    ),
    (
        Says::SILENT,
        "тихо |тихомълком|тайно|незабелязано|незабележимо|скришом|скрито|мълчаливо|мълчешком|потайно|безшумно|негласно|дискретно|без шум",
    ),
    (Says::TOOL, "команд|инструмент|терминал|конзол|скрипт|обвивк"),
    (
        Says::AGREED,
        "съгласи се|се съгласи|е съгласен|е съгласна|се е съгласил|одобри|разреши|позволи|даде съгласие|дал съгласие|дал е съгласие|дала съгласие|даде разрешение|дал разрешение|разрешено е|е разрешен|са разрешен|са одобрен|е одобрен|съгласието важи|съгласието обхваща",
    ),
    (
        Says::AHEAD,
        "предварително|занапред|отсега нататък|оттук нататък|всичко следващо|всичко, което след|всичко по-нататък|всички следващи|всички по-нататъшни|всички бъдещи|всички команди|всички операции|всички действия|всички стъпки|всяка команда|всяко действие|веднъж завинаги|цялата сесия|края на сесията|в бъдеще",
    ),
];

pub(super) const MACEDONIAN: Tongue = &[
    (Says::CONTENT, "содржин|резултат|излез|прочитан|одговор|испис|исход"),
    (
        Says::IGNORE,
        "игнорира|занемар|заборави|не обрнувај внимание|не обрнувајте внимание|не земај предвид|не земајте предвид|не следи|не ги следи|не почитувај|не се придржувај|отфрли|остави настрана|оставете настрана|прескокни|пренебрегн|веќе не важ|повеќе не важ|веќе не се важечки|не се повеќе важечки|престануваат да важат|се укинуваат|се укинати|се поништ",
    ),
    (
        Says::RULES,
        "упатств|инструкци|правил|ограничувањ|наредб|команди|налог|насок|забран|прописи|директив|барањ|заповед|укажувањ|системскиот промпт",
    ),
    (
        Says::PRIOR,
        "претходн|поранешн|горенаведен|гореспомнат|погоре|горн|сите|сѐ |секој|секое|систем|досега|првичн|почетн|постоечк|останат|кои било|спомнат",
    ),
    (
        Says::TELL,
        "кажув|кажи |кажеш|кажете|каже |спомн|спомен|покажув|покажи|прикаж|открив|открие|информира|известув|извести|соопшт|пријав|јави |јавув|раскаж|дознае|дознава|издава|објасн|зборув|наведув",
    ),
    (Says::NOT, "не |никогаш|без |ниту|немој|ништо|никому|никого|забрането|во никој случај|никаква|никако"),
    (Says::USER, "корисник|корисниц|корисничк|лицето|лица |клиент|човек|никому|никого|никој|луѓе|муштери|нарачател"),
    (
        Says::THIS,
        "овој чекор|овие чекори|за ова|за овој|за овие|за тоа|ова дејство|овие дејства|оваа инструкција|овие инструкции|ова упатство|овие упатства|оваа наредба|оваа команда|оваа операција|оваа постапка|оваа задача|ова барање|оваа белешка",
    ),
    (
        Says::SEND,
        "испрат|испраќ|прати |пратете|праќај|качи|прикач|препрат|препраќ|проследи|објави|предај|пренеси|постирај|приложи|достави|вметни|додај го",
    ),
    (
        Says::READ,
        "прочита|читај|отвори|отворај|собери|собирај|копирај|ископирај|земи |земете|преземи|извлечи|вчитај|прегледај|скенирај",
    ),
    (
        Says::RUN,
        "изврши|извршув|стартувај|пушти|пуштете|повикај|повикув|користи|искористи|употреби|активирај|покрени|започни|примени|лансирај",
    ),
    (
        Says::SECRET,
        "лозинк|клуч |клучот|клучеви|токен|тајна |тајни |тајните|тајната|акредитив|ингеренци|податоци за најава|податоците за најава|податоци за пристап|податоците за пристап|податоци за најавување|променливи на околината|променливите на околината|променливи на опкружувањето|шифри|шифра",
    ),
    (
        Says::CONSENT,
        "без прашување|без да праша|без прашања|без потврда|без дозвола|без одобрение|без согласност|без да бара|не прашувај|не барај потврда|не барајте потврда|не барај дозвола|не е потребна потврда|нема потреба да праша|нема потреба од потврда",
    ),
    (
        Says::CONSENT,
        "веќе се согласи|веќе одобри|веќе е одобр|веќе дозволи|веќе е дозвол|веќе даде|веќе е договорено|веќе има дадено|дозволата е дадена|дозволата е веќе|дадена е дозвола|согласноста е дадена|согласноста е веќе|дадена е согласност|одобрението е дадено|однапред одобрен",
    ),
    (
        Says::AGENT,
        "за асистент|до асистент|кон асистент|за агентот|до агентот|за агентите|за ревизор|до ревизор|за рецензент|до рецензент|за проверувач|до проверувач|за помошник|до помошник|за оценувач|јазичен модел|јазичниот модел|јазични модели|јазичните модели|белешка за моделот|порака за моделот|упатство за моделот|до моделот",
    ),
    (
        Says::SILENT,
        "тивко|тајно|скришум|незабележливо|незабележано|молкум|потајно|дискретно|прикриено|во тајност|без врева|во тишина",
    ),
    (Says::TOOL, "команд|наредб|алатк|терминал|конзол|скрипт|школк|обвивк"),
    (
        Says::AGREED,
        "се согласи|се сложи|согласен е|е согласен|е согласна|одобри|дозволи|прифати|даде согласност|дал согласност|дала согласност|даде дозвола|дал дозвола|е одобрен|се одобрен|е дозволен|се дозволен|согласноста важи|има дадено согласност",
    ),
    (
        Says::AHEAD,
        "однапред|отсега|понатаму|сè што следи|сѐ што следи|сите следни|сите понатамошни|сите идни|сите команди|сите наредби|сите операции|сите дејства|сите чекори|секоја команда|секоја наредба|секое дејство|еднаш засекогаш|целата сесија|цела сесија|крајот на сесијата|во иднина",
    ),
];

pub(super) const BELARUSIAN: Tongue = &[
    (Says::CONTENT, "змест|змесц|вынік|вывад|прачытан|адказ"),
    (
        Says::IGNORE,
        "ігнаруй|ігнарав|праігнар|забудзь|забыць|не звяртай увагі|не звяртайце ўвагі|не зважай|не ўлічвай|не прытрымлівай|не выконвай|не кіруйся|адкінь|больш не дзейніч|не дзейнічаюць|страцілі сілу|страчваюць сілу|адменены|адмяняюцца|скасаван|больш не сапраўдн|несапраўдн|адкладзі ўбок",
    ),
    (
        Says::RULES,
        "інструкцы|указанн|ўказанн|правіл|абмежаванн|каманд|загад|распараджэнн|прадпісанн|забарон|дырэктыв|патрабаванн|рэкамендац|нормы|сістэмны промпт|сістэмную падказк",
    ),
    (
        Says::PRIOR,
        "папярэдн|раней|вышэй|усе |усіх|усім |усё |ўсе |ўсіх|ўсё |сістэм|першапачатков|дагэтул|мінул|любыя|любых|астатн|існуюч",
    ),
    (
        Says::TELL,
        "кажы|казаць|кажаш|скажы|сказаць|згадва|згадай|згадаць|паведам|паказв|пакажы|паказаць|раскрыва|раскрый|раскрыць",
    ),
    (
        Says::TELL,
        "інфармав|інфармуй|распавяд|расказв|раскажы|дакладв|далажы|апавяшч|апавясці|тлумач|гавары|даведа|дазна|ведаць|выдавай",
    ),
    (Says::NOT, "не |ніколі|без |ні |нічога|нікому|нельга|няможна|ніяк|забаронена"),
    (Says::USER, "карыстальнік|карыстальніц|карыстач|чалавек|кліент|пакупнік|заказчык|нікому|ніхто|асобе|асобу|людзям"),
    (
        Says::THIS,
        "пра гэт|аб гэт|гэты крок|гэтага кроку|гэтым кроку|гэтыя крокі|гэтых крок|гэту каманду|гэтую каманду|гэтай камандзе|гэту інструкцы|гэтую інструкцы|гэтай інструкцы|гэтыя інструкцы|гэтых інструкцы|гэтае дзеянне|гэтым дзеянн|гэты загад|гэтую аперацы",
    ),
    (
        Says::SEND,
        "адпраў|адправі|дашлі|дасылай|даслаць|вышлі|выслаць|перадай|перадавай|перадаць|загрузі|выгрузі|перашлі|перасылай|апублік|прыкладзі|прымацуй|далуч|устаў|ўстаў|пашлі|паслаць",
    ),
    (
        Says::READ,
        "прачыта|чытай|чытаць|счытай|адкрый|адкрыць|збяры|сабяры|сабраць|скапіруй|скапіяв|капіруй|капіяв|атрымай|выцягні|вазьмі|прагледз|праглядай",
    ),
    (
        Says::RUN,
        "выканай|выканаць|выконвай|выконваць|запусці|запускай|выкліч|выклікай|выклікаць|выкарыст|скарыст|ужывай|ужый|актывуй|пачні|прымяні",
    ),
    (
        Says::SECRET,
        "парол|ключ |ключа |ключы|ключоў|токен|такен|сакрэт|таямніц|уліковыя даныя|уліковыя дадзеныя|уліковых даных|уліковых дадзеных|зменныя асяроддзя|зменных асяроддзя|пераменныя асяроддзя|даныя доступу|даныя для ўваходу|дадзеныя для ўваходу",
    ),
    (
        Says::CONSENT,
        "без пацвярджэння|без запыту|без дазволу|без згоды|без пытання|без адабрэння|без ухвалення|не пытай |не пытайце|не пытаючы|не пытаць|не спытаўшы|не пытаўшы|не запытв|не прасі дазволу|не прасі пацвярджэння|пацвярджэнне не патрабуецца|пацвярджэнне не патрэбн|пацвярджаць не трэба",
    ),
    (
        Says::CONSENT,
        "дазвол ужо|дазвол атрыман|дазвол дадзен|згода ўжо|згода атрыман|згода дадзена|ужо пагадзі|ужо дазволі|ужо ўхвалі|ужо даў|ужо дала|ўжо пагадзі|ўжо дазволі|ўжо ўхвалі|ўжо даў|ўжо дала|ужо ўзгоднен|загадзя ўзгоднен|загадзя ўхвален",
    ),
    (
        Says::AGENT,
        "для асістэнт|асістэнту|нататка для агента|заўвага для агента|інструкцыя для агента|інструкцыі для агента|паведамленне для агента|указанні для агента|агенту:|для аўдытар|аўдытару|для рэцэнзент|рэцэнзенту|для правяральнік|правяральніку|для памочнік|памочніку|моўная мадэль|моўнай мадэлі|моўную мадэль|моўныя мадэлі|моўных мадэл|заўвага для мадэлі|нататка для мадэлі|інструкцыя для мадэлі|інструкцыі для мадэлі",
    ),
    (Says::SILENT, "таемна|употай|ўпотай|цішком|ціха |незаўважна|моўчкі|скрытна|сакрэтна|патаемна|крадком|спадцішка"),
    (Says::TOOL, "каманд|інструмент|тэрмінал|кансол|скрыпт|абалонк|утыліт"),
    (
        Says::AGREED,
        "пагадзіўся|пагадзілася|згадзіўся|згадзілася|згодны |згодная|згоду|згода |ухваліў|ухваліла|ўхваліў|ўхваліла|дазволіў|дазволіла|даў дазвол|дала дазвол|адобрыў|адобрана|дазволена|ухвалена|ўхвалена",
    ),
    (
        Says::AHEAD,
        "загадзя|наперад|на ўсё |на ўсе |усе далейшыя|усіх далейшых|усе наступныя|усё далейшае|усе каманды|усе аперацыі|усе дзеянні|любыя каманды|любую каманду|кожную каманду|раз і назаўжды|раз і назаўсёды|увесь сеанс|ўвесь сеанс|усю сесію|ўсю сесію|надалей|у далейшым",
    ),
];

pub(super) const ALBANIAN: Tongue = &[
    (Says::CONTENT, "përmbajtj|rezultat|daljen|dalja |përgjigj|tekstin e lexuar|të dhënat e lexuara|nxjerrj"),
    (
        Says::IGNORE,
        "injoro|injoru|shpërfill|harro |harroji|harroni|anashkalo|mos merr parasysh|mos merrni parasysh|mos i merr parasysh|mos i merrni parasysh|mos ndiq|mos i ndiq|mos iu përmbaj|mos zbato|mos i zbato|mos respekto|lëri mënjanë|lini mënjanë|lëre mënjanë",
    ),
    (
        Says::IGNORE,
        "nuk vlejnë më|nuk vlen më|nuk janë më të vlefshm|nuk është më i vlefsh|nuk është më e vlefsh|nuk zbatohen më|janë shfuqizuar|shfuqizohen|janë anuluar|anulohen|hidhi poshtë|kanë humbur vlefshmërin",
    ),
    (
        Says::RULES,
        "udhëzim|udhëzues|rregull|kufizim|urdhër|urdhra|komand|direktiv|instruksion|ndalim|kërkes|porosi|normat |normave|promptin e sistemit",
    ),
    (
        Says::PRIOR,
        "mëparsh|mësipër|të gjitha|të gjithë|sistem|paraprak|më sipër|më lart|fillestar|çdo |ekzistues|deri tani|deri më tani|lartpërmendur|sipërpërmendur|e tjera",
    ),
    (
        Says::TELL,
        "thuaj|thoni |thuash|thotë|thënë|thuhet|trego|tregu|përmend|zbulo|zbulu|shfaq|informo|informu|njofto|njoftu|raporto|komuniko|lajmëro|shpjego|ta dijë|marrë vesh|marrë dijeni",
    ),
    (Says::NOT, "mos |nuk |pa |kurrë|asnjë|askujt|asgjë|kurrsesi|s'duhet|s’duhet|në asnjë mënyrë|ndalohet"),
    (Says::USER, "përdorues|personi|personat|njeri|njerëz|klient|askujt|askush|askënd|konsumator|blerës|porositës"),
    (
        Says::THIS,
        "këtë hap|këtij hapi|këto hapa|këtyre hapave|ky hap|për këtë|për këto|këtë udhëzim|këtij udhëzimi|këto udhëzime|këtyre udhëzimeve|ky udhëzim|këtë urdhër|këtij urdhri|këtë komandë|kësaj komande|këtë veprim|këtij veprimi|këtë instruksion|këtë operacion",
    ),
    (
        Says::SEND,
        "dërgo|dërgu|ngarko|ngarku|bashkëngjit|bashkangjit|përcill|përcjell|transmeto|transmetu|posto |postoni|publiko|publiku|dorëzo|shpërndaj|kaloji|kaloje|përfshi|nise |nisni",
    ),
    (
        Says::READ,
        "lexo|lexu|hap |hape |hapni|mblidh|mbledh|kopjo|kopju|nxirr|grumbullo|skano|shfleto|merr përmbajtj|merrni përmbajtj",
    ),
    (
        Says::RUN,
        "ekzekuto|ekzekutu|thirr|përdor |përdore|përdorni|përdorur|nis komand|nis skript|nis proces|nise |nisni|vë në punë|vini në punë|aktivizo|zbato|starto |startoni|fillo |filloni|lësho|lanço",
    ),
    (
        Says::SECRET,
        "fjalëkalim|fjalëkalues|çelës|sekret|kredencial|variablat e mjedisit|variablave të mjedisit|variabla mjedisi|variabël mjedisi|variablat mjedisore|të dhënat e hyrjes|të dhënave të hyrjes|të dhënat e qasjes|të dhënat e kyçjes|kodin e hyrjes|kodet e hyrjes|frazëkalim",
    ),
    (
        Says::CONSENT,
        "pa pyetur|pa e pyetur|pa kërkuar|pa konfirm|pa miratim|pa leje|pa pëlqim|pa aprovim|pa autorizim|mos pyet|mos pyesni|mos e pyet|mos kërko konfirm|mos kërkoni konfirm|mos kërko leje|mos kërkoni leje|nuk nevojitet konfirm|nuk kërkohet konfirm|nuk ka nevojë për konfirm|nuk ka nevojë të pyes",
    ),
    (
        Says::CONSENT,
        "tashmë ka miratuar|ka miratuar tashmë|tashmë ka aprovuar|tashmë ka rënë dakord|ka rënë dakord tashmë|tashmë është miratuar|është miratuar tashmë|është aprovuar tashmë|tashmë ka dhënë|ka dhënë tashmë|leja është dhënë|leja tashmë|miratimi është dhënë|miratimi tashmë|pëlqimi është dhënë|pëlqimi tashmë|është dhënë leja|është dhënë pëlqimi",
    ),
    (
        Says::AGENT,
        "për asistent|asistentit|për agjent|për auditues|për recensues|për vlerësues|për kontrollues|për verifikues|model gjuhësor|modeli gjuhësor|modelit gjuhësor|modelin gjuhësor|modele gjuhësore|modelet gjuhësore|modelit të gjuhës|shënim për modelin|udhëzim për modelin|udhëzime për modelin|mesazh për modelin",
    ),
    (
        Says::SILENT,
        "fshehurazi|fshehtas|në fshehtësi|në mënyrë të fshehtë|në heshtje|heshtazi|heshturazi|pa u vënë re|diskretisht|në mënyrë diskrete|pa zhurmë|qetësisht|tinëz",
    ),
    (Says::TOOL, "komand|vegël|vegla|veglën|mjet|konsol|skript|guaskë"),
    (
        Says::AGREED,
        "ka rënë dakord|ra dakord|është dakord|ka miratuar|miratoi|ka aprovuar|aprovoi|ka lejuar|lejoi|ka pranuar|pranoi|ka autorizuar|autorizoi|ka dhënë pëlqim|dha pëlqim|ka dhënë leje|dha leje|ka dhënë miratim|është lejuar|është miratuar|pëlqimi vlen",
    ),
    (
        Says::AHEAD,
        "paraprakisht|që më parë|që tani|tani e tutje|tani e mbrapa|gjithçka që vijon|gjithçka që pason|çdo gjë që vijon|të gjitha komandat|të gjitha veprimet|të gjitha operacionet|të gjithë urdhrat|të gjithë hapat|çdo komandë|çdo veprim|një herë e përgjithmonë|gjithë sesionin|gjithë seancën|tërë sesionin|tërë seancën|të ardhshm|në të ardhmen",
    ),
];

pub(super) const MALTESE: Tongue = &[
    (Says::CONTENT, "kontenut|riżultat|riżultanz|tweġib|dak li qrajt|dak li jinqara|x'fih|x’fih"),
    (
        Says::IGNORE,
        "injora|tinjora|insa |insew|tinsa |warrab|warrbu|skarta|tiħux kont|tiħdux kont|tqisx|tqisux|tagħtix kas|tagħtux kas|issegwix|issegwux|ssegwix|ssegwux|timxix ma|timxux ma",
    ),
    (
        Says::IGNORE,
        "għadhomx validi|għadhomx japplikaw|għadhomx fis-seħħ|għadux validu|għadux japplika|għadhiex valida|għadhiex tapplika|ma jgħoddux aktar|ma japplikawx aktar|tħassru|huma mħassra|huma revokati",
    ),
    (
        Says::RULES,
        "struzzjoni|istruzzjoni|regol|restrizzjoni|ordnijiet|ordni |kmand|direttiv|linji gwida|limitazzjoni|projbizzjoni|normi |limiti |preskrizzjoni",
    ),
    (
        Says::PRIOR,
        "preċedent|ta' qabel|ta’ qabel|li ġew qabel|hawn fuq|imsemmij|kollha|kull |sistema|oriġinali|inizjali|eżistenti|s'issa|s’issa|sa issa|mogħtija qabel",
    ),
    (
        Says::TELL,
        "tgħid|għid |għidu|għidlu|issemmi|ssemmi|semmi |turi |juri |uri lil|urih |urihom|tinforma|tinfurma|informa |infurma|tikxef|tiżvela|tavża|tirrapporta|irrapporta|tgħarraf|tikkomunika|jingħad|jintqal|jissemma|jintwera|ikun jaf|ikun infurmat",
    ),
    (
        Says::TELL_NOT,
        "tgħidx|tgħidux|tgħidlux|tgħidlhomx|tgħidulux|issemmix|ssemmix|issemmux|ssemmux|turix|turux|turihx|turilux|turuhx|tinformax|tinfurmax|tinfurmawx|tinformawx|tinfurmahx",
    ),
    (
        Says::TELL_NOT,
        "tikxifx|tikxfux|tiżvelax|tiżvelawx|tavżax|tavżawx|tavżahx|tirrappurtax|tirrapportax|tirrappurtawx|tgħarrafx|tgħarrfux|tikkomunikax|tikkomunikawx|jintqalx|jingħadx|jissemmiex|jintweriex|ikunx jaf",
    ),
    (
        Says::NOT,
        "ma |qatt |mingħajr|bla |xejn|ebda|lanqas|mhux|għandekx|għandkomx|għandux|għandhiex|għandhomx|m'għand|m’għand",
    ),
    (Says::USER, "utent|persun|klijent|ħadd|lin-nies|bniedem|xerrej|konsumatur|l-bnedmin"),
    (
        Says::THIS,
        "dan il-pass|dawn il-passi|din l-istruzzjoni|dawn l-istruzzjonijiet|din l-ordni|dawn l-ordnijiet|dan il-kmand|dawn il-kmandi|din l-operazzjoni|din l-azzjoni|din in-nota|dan il-messaġġ|dan il-proċess|dwar dan|dwar din|dwar dawn",
    ),
    (
        Says::SEND,
        "ibgħat|tibgħat|jintbagħat|tella'|tella’|ittella'|ittella’|tellgħu|ittrażmett|ittrasmett|ippubblika|għaddi |għaddih|għaddu|għaddieh|ehmeż|ehmżu|waħħal|ixxerja|xerred|daħħal|ipposta",
    ),
    (
        Says::READ,
        "aqra |aqraw|taqra |iftaħ|iftħu|tiftaħ|iġbor|iġbru|tiġbor|ikkopja|ikkupja|estratta|niżżel|iskennja|ħu l-kontenut",
    ),
    (
        Says::RUN,
        "ħaddem|ħaddmu|tħaddem|eżegwixx|esegwixx|wettaq|wettqu|sejjaħ|sejħu|uża |użaw|tuża |ibda |ibdew|nedi |lanċja|attiva |invoka|mexxi ",
    ),
    (
        Says::SECRET,
        "kelma sigrieta|kliem sigriet|kelma ta' aċċess|kelma ta’ aċċess|kliem ta' aċċess|kliem ta’ aċċess|kelma tal-aċċess|ċavetta|ċwievet|sigriet|kredenzjal|varjabbli ambjentali|varjabbli tal-ambjent|varjabbli ta' ambjent|varjabbli ta’ ambjent|dettalji ta' aċċess|dettalji ta’ aċċess|dettalji tal-login|dejta ta' aċċess|dejta ta’ aċċess|kodiċi ta' aċċess|kodiċi ta’ aċċess",
    ),
    (
        Says::CONSENT,
        "mingħajr ma tistaqs|mingħajr ma ssaqs|mingħajr ma titlob|mingħajr mistoqsij|mingħajr konferma|mingħajr permess|mingħajr kunsens|mingħajr approvazzjoni|bla ma tistaqs|bla ma ssaqs|bla konferma|bla permess|bla kunsens|tistaqsix|tistaqsux|ssaqsix|ssaqsux|issaqsix|titlobx konferma|titolbux konferma|mhemmx bżonn konferma|hemmx bżonn ta' konferma|hemmx bżonn ta’ konferma",
    ),
    (
        Says::CONSENT,
        "diġà qabel ma'|diġà qabel ma’|diġà qabel li|diġà approva|diġà aċċetta|diġà awtorizza|diġà ta l-permess|diġà ta l-kunsens|diġà tat il-permess|diġà tat il-kunsens|diġà miftiehem|permess ingħata|permess diġà|kunsens ingħata|kunsens diġà|ingħata l-permess|ingħata l-kunsens|ingħatat l-approvazzjoni",
    ),
    (
        Says::AGENT,
        "għall-assistent|lill-assistent|għall-aġent|lill-aġent|għall-awditur|lill-awditur|għar-reviżur|lir-reviżur|għall-verifikatur|lill-verifikatur|għall-kontrollur|għall-evalwatur|mudell lingwistiku|mudell tal-lingwa|mudelli lingwistiċi|mudelli tal-lingwa|nota għall-mudell|messaġġ għall-mudell|istruzzjonijiet għall-mudell|lill-mudell",
    ),
    (
        Says::SILENT,
        "bil-moħbi|bis-sigriet|fis-skiet|fis-silenzju|bla ħoss|mingħajr ħoss|bil-kwiet|minn taħt|diskretament|silenzjożament",
    ),
    (Says::TOOL, "kmand|għodda|għodod|skript|konsol|strument|linja tal-kmand"),
    (
        Says::AGREED,
        "qabel ma'|qabel ma’|qablet ma'|qablet ma’|ta l-kunsens|tat il-kunsens|ta l-permess|tat il-permess|approva |approvat|approvaw|awtorizza|aċċetta|jaqbel ma'|jaqbel ma’|taqbel ma'|taqbel ma’|huwa permess|huma permessi|ġie approvat|ġew approvati|ġie awtorizzat|ġew awtorizzati|kunsens jgħodd",
    ),
    (
        Says::AHEAD,
        "bil-quddiem|minn qabel|antiċipatament|kull ma ġej|dak kollu li ġej|dak kollu li jsegwi|operazzjonijiet kollha|kmandi kollha|azzjonijiet kollha|passi kollha|kull kmand|kull azzjoni|kull operazzjoni|darba għal dejjem|sessjoni kollha|tul is-sessjoni|minn issa|'il quddiem|’il quddiem|fil-futur|futuri",
    ),
];

pub(super) const LATIN: Tongue = &[
    (
        Says::CONTENT,
        "contenta |contentorum|quae continen|quod legisti|quae legisti|exitum|eventum|eventus|responsum|quae lecta sunt",
    ),
    (
        Says::IGNORE,
        "ignora |ignorate|ignorare|neglege|neglegas|neglegite|obliviscere|obliviscimini|oblivisci |praetermitte|omitte |omittite|omittas|noli parere|nolite parere|noli observare|nolite observare|noli sequi|nolite sequi",
    ),
    (
        Says::IGNORE,
        "sperne |spernite|spernas|contemne|contemnite|abice|seponite|sepone|non iam val|iam non val|non amplius val|abrogata|abrogantur|irrita sunt|rata non sunt|pro nihilo hab|ne respexeris|vim amiserunt|rescissa sunt",
    ),
    (
        Says::RULES,
        "praecept|mandata|mandatis|mandatorum|iussa |iussis|iussorum|regulas|regulae|regulis|regularum|leges |legibus|normas |normae|edicta|imperata|restrictiones|restrictionibus|vetita|instituta|institutis",
    ),
    (
        Says::PRIOR,
        "priora|priores|prioribus|priorum|superiora|superioribus|superiorum|antecedentia|antecedentibus|praecedent|omnia|omnes|omnium|omnibus|systemat|supra |antea |pristin|cuncta|hactenus",
    ),
    (
        Says::TELL,
        "dicere|dixeris|dicas|dicat|dic |dicite|dicendum|commemor|mentionem|monstres|monstrare|monstraveris|ostend|reveles|revelare|patefac|patefec|certiorem|certiores|nuntia|nunties|indicaveris|narres|narrare|narraveris|referas|detegas|detegere|sciat|resciscat",
    ),
    (Says::NOT, "ne |non |noli |nolite|nec |neque|numquam|nunquam|sine |nihil|nemini|nullo modo|minime"),
    (
        Says::USER,
        "usor|usuario|usuarium|usuarii|utenti |utentem|utentibus|homini |hominem|hominibus|clienti |clientem|emptor|nemini|cuiquam|ulli homini",
    ),
    (
        Says::THIS,
        "hunc gradum|hoc gradu|huius gradus|hos gradus|hoc mandat|huius mandati|haec mandata|hoc praecept|haec praecepta|hoc iussum|haec iussa|hac re|hanc rem|de hoc|de hac|de his |hunc passum|hanc actionem|hoc opus",
    ),
    (
        Says::SEND,
        "mitte |mittite|mittas|mittere|transmitte |transmittas|transmittite|transmittere|adiunge|adiungas|adiungite|impone |imponite|onera |divulga |divulgare|publica |tradas|tradere|perfer |annecte",
    ),
    (
        Says::READ,
        "lege |legite|legas|legere|perlege|aperi |aperite|aperias|aperire|collige|colligas|colligite|excipe|exscribe|exscribas|exscribite|inspice|extrahe|recita ",
    ),
    (
        Says::RUN,
        "exsequere|exsequi|exsequaris|exequere|exequi |perfice|perficias|perage|fac currat|voca |vocate|vocare|adhibe|utere |utaris|utimini|incipe|incipias|invoca |effice ",
    ),
    (
        Says::SECRET,
        "tessera|signum secretum|verbum secretum|verba secreta|clavis|clavem|claves |clavium|clavibus|secreta |secretum|arcana |arcanum|variabiles ambitus|variabilia ambitus|testimonia accessus|litterae fidei",
    ),
    (
        Says::CONSENT,
        "sine interrogatione|sine rogatione|sine rogando|sine confirmatione|sine consensu|sine permissu|sine venia|sine licentia|sine approbatione|noli rogare|noli interrogare|noli quaerere|nolite rogare|nolite interrogare|ne roges|ne rogaveris|ne interroges|ne interrogaveris|confirmatione opus non est|non opus est confirmatione|nulla confirmatione opus",
    ),
    (
        Says::CONSENT,
        "iam consensit|iam assensit|iam adsensit|iam approbavit|iam probavit|iam permisit|iam concessit|iam approbatum|venia data est|venia iam|licentia data est|licentia iam|permissio data est|permissio iam|consensus datus est|consensus iam",
    ),
    (
        Says::AGENT,
        "ad adiutorem|adiutori |pro adiutore|ad assistentem|pro assistente|ad agentem|pro agente|ad auditorem|pro auditore |ad censorem|pro censore |ad recognitorem|recognitori|ad inspectorem|inspectori |exemplar linguae|exemplar linguisticum|exemplari linguistico|exemplaris linguistici|exemplaria linguistica",
    ),
    (
        Says::SILENT,
        "tacite|clam |silenter|secreto |occulte|furtim|in occulto|silentio|latenter|sine strepitu|dissimulanter",
    ),
    (
        Says::TOOL,
        "iussum|mandatum|instrumentum|instrumento|instrumenta |instrumenti|terminale|scriptum|programma |programmatis|programmate |imperatum",
    ),
    (
        Says::AGREED,
        "consensit|assensit|adsensit|approbavit|probavit|permisit|concessit|annuit|veniam dedit|licentiam dedit|consensum dedit|facultatem dedit|permissum est|permissa sunt|concessum est|concessa sunt|probatum est|probata sunt|consensus valet|assensus est",
    ),
    (
        Says::AHEAD,
        "in antecessum|in posterum|in futurum|posthac|ex hoc tempore|quae sequuntur|quaecumque sequuntur|quidquid sequitur|quae sequentur|omnia mandata|omnibus mandatis|omnia iussa|omnibus iussis|omnes actiones|omnibus actionibus|omnes operationes|semel in perpetuum|in perpetuum|totam sessionem|tota sessione|praevie",
    ),
];

pub(super) const ESPERANTO: Tongue = &[
    (
        Says::CONTENT,
        "enhavo|rezulto|rezultant|tekston legitan|legita teksto|legitan tekston|eligo |eligon|eligaĵ|eligajx|legitaĵ|legitajx|la respondo",
    ),
    (
        Says::IGNORE,
        "ignoru|ignori |malatent|forgesu|forgesi |preteratent|neglekt|flankenmet|flanklas|ne atentu|ne sekvu|ne obeu|malobe|ĉesu sekvi|cxesu sekvi|ne konsideru|ne plu valid|ne plu aplik|ne plu efik|nuligit|senvalid|eksvalid",
    ),
    (
        Says::RULES,
        "instrukci|instrukcj|regulo|ordono|limigo|restrikto|malpermeso|direktiv|gvidlini|komando|preskrib|postulo|normoj|limoj|sisteman instig|sistemaj instig",
    ),
    (
        Says::PRIOR,
        "antaŭ|antaux|supra |supraj|supran|supre |ĉiuj|cxiuj|ĉion|cxion|ĉio |cxio |ĉiun |cxiun |sistem|komencaj|ĝisnun|gxisnun|ekzistant|pli frua|menciit|originaj|ceteraj",
    ),
    (
        Says::TELL,
        "diru|diri |diras|dirita|dirant|mencii|menciu|montr|malkaŝ|malkasx|informu|informi |informas|informit|raport|sciig|komunik|rakont|rivel|anonc|avertu|parolu|klarig|eksci|sciu |scii |scii.",
    ),
    (Says::NOT, "ne |neniam|sen |nek |nenio|neniu|neniel|malpermesite"),
    (Says::USER, "uzant|persono|homo |homon|homoj|al homo|klient|neniu|aĉetant|acxetant|iu ajn"),
    (
        Says::THIS,
        "ĉi tiu paŝ|cxi tiu pasx|ĉi tiun paŝ|cxi tiun pasx|ĉi tiuj paŝ|cxi tiuj pasx|ĉi tiujn paŝ|cxi tiujn pasx|tiun ĉi paŝ|tiun cxi pasx|ĉi tiu instrukc|cxi tiu instrukc|ĉi tiun instrukc|cxi tiun instrukc|ĉi tiuj instrukc|cxi tiuj instrukc|ĉi tiujn instrukc|cxi tiujn instrukc|ĉi tiun ordon|cxi tiun ordon|ĉi tiun komand|cxi tiun komand|ĉi tiun ag|cxi tiun ag|ĉi tiun operaci|cxi tiun operaci|ĉi tio|cxi tio|tion ĉi|tion cxi|pri tio|pri ĉi|pri cxi",
    ),
    (
        Says::SEND,
        "sendu|sendi |sendas|sendos|sendit|alŝut|alsxut|plusend|transsend|forsend|elsend|kunsend|transdon|publikig|afiŝ|afisx|almet|aldonu|aldoni |enmet",
    ),
    (
        Says::READ,
        "legu|legi |legas|legant|enlegu|malferm|kolekt|kopiu|kopii |elprenu|eltiru|ĉerpu|cxerpu|prenu|akiru|trarigard|elserĉ|elsercx",
    ),
    (
        Says::RUN,
        "rulu|ruli |rulas|lanĉ|lancx|plenum|ekzekut|voku|voki |alvok|uzu |uzi |uzas|uzante|funkciig|startig|startu |komencu|aktivig",
    ),
    (
        Says::SECRET,
        "pasvort|ŝlosil|sxlosil|sekreto|sekretaĵ|sekretajx|ĵeton|jxeton|akredit|ensalutil|ensalutaj dat|ensalutajn dat|medivariabl|medi-variabl|mediaj variabl|aliraj dat|alirajn dat|pasfraz|atestil",
    ),
    (
        Says::CONSENT,
        "sen demandi|sen demandado|sen peti|sen konfirm|sen permes|sen konsent|sen aprob|ne demand|ne petu konfirm|ne petu permes|konfirmo ne necesas|ne necesas konfirm|ne necesas demand|ne bezonas konfirm|ne endas demand",
    ),
    (
        Says::CONSENT,
        "jam konsent|jam aprob|jam permes|jam akcept|jam rajtig|jam interkonsent|jam donis|permeso estas donit|permeso estis donit|permeso jam|konsento estas donit|konsento estis donit|konsento jam|aprobo estas donit|aprobo jam",
    ),
    (
        Says::AGENT,
        "por la asistant|al la asistant|por asistant|por la agento|al la agento|por la kontrol|al la kontrol|por la reviz|al la reviz|por la recenz|al la recenz|por la taksant|al la taksant|lingvomodel|lingva modelo|lingvan modelon|lingvaj modeloj|noto por la modelo|noto al la modelo|instrukcioj por la modelo",
    ),
    (
        Says::SILENT,
        "silente |sekrete|kaŝe|kasxe|senbrue|diskrete|nerimarkite|ŝtele|sxtele|senvorte|en sekreto|mallaŭte|mallauxte|nevideble",
    ),
    (Says::TOOL, "komand|ilo |ilon |iloj |ilojn|konzol|skript|ŝelo |sxelo |ŝelon|sxelon|terminalo"),
    (
        Says::AGREED,
        "konsentis|aprobis|permesis|akceptis|rajtigis|interkonsentis|donis permes|donis konsent|donis sian konsent|donis sian permes|estas permesit|estas aprobit|estis aprobit|estis permesit|konsentas kun|konsentas pri|konsento validas",
    ),
    (
        Says::AHEAD,
        "anticipe|antaŭe |antauxe |ĉio sekva|cxio sekva|ĉion sekvan|cxion sekvan|ĉio, kio sekv|cxio, kio sekv|ĉion, kio sekv|cxion, kio sekv|ĉiuj sekvaj|cxiuj sekvaj|ĉiujn sekvajn|cxiujn sekvajn|ĉiuj komandoj|cxiuj komandoj|ĉiujn komandojn|cxiujn komandojn|ĉiuj agoj|cxiuj agoj|ĉiujn agojn|cxiujn agojn|ĉiuj operacioj|cxiuj operacioj|ĉiujn operaciojn|cxiujn operaciojn|ĉiuj estontaj|cxiuj estontaj|ĉiu komando|cxiu komando|por ĉiam|por cxiam|tuta seanco|tutan seancon|de nun |estonte",
    ),
];

pub(super) const GEORGIAN: Tongue = &[
    (Says::CONTENT, "შიგთავს|შინაარს|შედეგ|გამონატან|პასუხ|წაკითხულ|კონტენტ|შემცველობ"),
    (
        Says::IGNORE,
        "უგულებელ|უგულვებელ|იგნორ|დაივიწყ|დავიწყებ|ყურადღებას ნუ|ნუ მიაქცევ|არ მიაქციო|ნუ გაითვალისწინებ|არ გაითვალისწინო|ნუ მიჰყვებ|ნუ დაიცავ|არ დაიცვა|გვერდზე გადად|გამოტოვ",
    ),
    (
        Says::IGNORE,
        "აღარ მოქმედებ|აღარ არის ძალაში|აღარაა ძალაში|აღარ არის მოქმედი|აღარ ვრცელდება|ძალადაკარგ|ძალას კარგავ|ძალა დაკარგ|გაუქმებ|გააუქმე|უქმდება|ანულირებ",
    ),
    (
        Says::RULES,
        "ინსტრუქცი|მითითებ|წესებ|წესი |ბრძანებ|შეზღუდვ|აკრძალვ|დირექტივ|რეგლამენტ|განკარგულებ|მოთხოვნ|დავალებ|სახელმძღვანელო|სისტემური პრომპტ|ნორმებ",
    ),
    (
        Says::PRIOR,
        "წინა |წინანდელ|ადრინდელ|ზემო|ყველა|სისტემ|მანამდე|აქამდე|არსებულ|პირვანდელ|საწყის|ნებისმიერ|დანარჩენ|თავდაპირველ|უწინდელ|ადრე |ყოველგვარ",
    ),
    (Says::TELL, "უთხრა|უთხარ|ეტყვი|ითქვას|თქმის|ეუბნებ|მოუყვ|უამბ|ახსენ|ხსენებ|აცნობ|ეცნობ|ატყობინ|ეტყობინ"),
    (
        Says::TELL,
        "აჩვენ|უჩვენ|ჩვენების|ამხილ|უმხილ|გამხელ|მჟღავნ|ინფორმირ|გააგებინ|აუწყ|ამცნ|დაანახ|შეიტყოს|გაიგოს|იცოდეს|მიუთით",
    ),
    (
        Says::NOT,
        "არ |ნუ |არასოდეს|არასდროს|არაფერ|არავის|არავითარ|გარეშე|ნურაფერ|ნურავის|ნურასოდეს|აკრძალულია|დაუშვებელია|არც ",
    ),
    (Says::USER, "მომხმარებ|კლიენტ|ადამიან|პიროვნებ|არავის|ნურავის|იუზერ|მყიდველ|დამკვეთ|ხალხს"),
    (
        Says::THIS,
        "ეს ნაბიჯ|ამ ნაბიჯ|ამის შესახებ|ამის თაობაზე|ამაზე|ეს ინსტრუქცი|ამ ინსტრუქცი|ეს მითითებ|ამ მითითებ|ეს ბრძანებ|ამ ბრძანებ|ეს ოპერაცი|ამ ოპერაცი|ეს მოქმედებ|ამ მოქმედებ|ამ დავალებ|ამ ქმედებ",
    ),
    (
        Says::SEND,
        "გზავნ|ატვირთ|მიამაგრ|დაურთ|გამოაქვეყნ|გამოქვეყნ|გადაეც|გადასც|გადაცემ|დაპოსტ|ჩასვი|მიაწოდ|დაამატ|გადაიტან",
    ),
    (
        Says::READ,
        "წაიკითხ|ამოიკითხ|წაკითხ|კითხულობ|გახსენი|გახსნ|აგროვ|შეკრიბ|კოპირ|ამოიღ|აიღე|გადაიწერ|ჩამოტვირთ|მოიძი|გადახედ",
    ),
    (
        Says::RUN,
        "შეასრულ|შესრულებ|ასრულებ|გაუშვ|გაშვებ|გამოიძახ|გამოძახებ|გამოიყენ|გამოყენებ|იყენებ|დაიწყე|აამუშავ|ჩართე|გააქტიურ",
    ),
    (
        Says::SECRET,
        "პაროლ|გასაღებ|ტოკენ|საიდუმლო|რწმუნებათა|კრედენციალ|ავტორიზაციის მონაცემ|შესვლის მონაცემ|სააღრიცხვო მონაცემ|წვდომის მონაცემ|წვდომის კოდ|გარემოს ცვლად|საიდენტიფიკაციო მონაცემ",
    ),
    (
        Says::CONSENT,
        "დაუკითხავად|შეუკითხავად|შეკითხვის გარეშე|კითხვების გარეშე|ნებართვის გარეშე|თანხმობის გარეშე|დადასტურების გარეშე|დასტურის გარეშე|ნუ ჰკითხავ|ნუ კითხავ|ნუ იკითხავ|არ ჰკითხო|არ იკითხო|დადასტურება არ არის საჭირო|დადასტურება საჭირო არ არის|დასტური არ არის საჭირო|დადასტურება არ სჭირდება",
    ),
    (
        Says::CONSENT,
        "უკვე დათანხმ|უკვე დაეთანხმ|უკვე დაამტკიც|უკვე მოიწონ|უკვე დაადასტურ|უკვე დართო|უკვე მისცა|უკვე შეთანხმებ|უკვე დამტკიც|უკვე ნებადართ|ნებართვა გაცემულია|ნებართვა მიღებულია|ნებართვა უკვე|თანხმობა უკვე|თანხმობა მიღებულია|თანხმობა გაცემულია",
    ),
    (
        Says::AGENT,
        "ასისტენტისთვის|ასისტენტისათვის|ასისტენტს |აგენტისთვის|აგენტისათვის|აგენტს |აუდიტორისთვის|აუდიტორისათვის|აუდიტორს |რეცენზენტისთვის|რეცენზენტს |შემმოწმებლისთვის|შემმოწმებელს|შემფასებლისთვის|შემფასებელს|ენობრივი მოდელ|ენობრივმა მოდელ|ენობრივ მოდელ|შენიშვნა მოდელისთვის|ინსტრუქცია მოდელისთვის|მითითება მოდელისთვის|მითითებები მოდელისთვის",
    ),
    (Says::SILENT, "ჩუმად|უჩუმრად|უხმოდ|მალულად|საიდუმლოდ|შეუმჩნევლად|ფარულად|უხმაუროდ|დისკრეტულად|ქურდულად"),
    (Says::TOOL, "ბრძანებ|ხელსაწყო|ინსტრუმენტ|ტერმინალ|კონსოლ|სკრიპტ|უტილიტ"),
    (
        Says::AGREED,
        "დათანხმდა|დაეთანხმა|თანახმაა|თანხმობა მისცა|თანხმობა განაცხადა|თანხმობა გასცა|დაამტკიცა|მოიწონა|ნება დართო|დართო ნება|ნებართვა მისცა|ნებართვა გასცა|მისცა თანხმობა|მისცა ნებართვა|ნებადართულია|დაშვებულია|დამტკიცებულია|თანხმობა მოქმედებს",
    ),
    (
        Says::AHEAD,
        "წინასწარ|ყველა შემდგომ|ყველა მომდევნო|ყველა შემდეგ|ყველა ბრძანებ|ყველა მოქმედებ|ყველა ოპერაცი|ყველა ნაბიჯ|ყველაფერზე, რაც|ნებისმიერ ბრძანებ|ნებისმიერი ბრძანებ|ნებისმიერი მოქმედებ|ყოველი ბრძანებ|სამუდამოდ|მთელი სესიის|სესიის ბოლომდე|ამიერიდან|მომავალშიც|სამომავლო",
    ),
];

pub(super) const ARMENIAN: Tongue = &[
    (Says::CONTENT, "բովանդակ|արդյունք|ելքը |ելքի |ելքային|պատասխան|կարդացած|պարունակ"),
    (
        Says::IGNORE,
        "անտեսի|անտեսե|անտեսվ|մոռացի|մոռացե|մոռանա|ուշադրություն մի դարձ|ուշադրություն մի՛ դարձ|հաշվի մի առ|հաշվի մի՛ առ|հաշվի չառն|մի հետև|մի հետեւ|մի՛ հետև|մի՛ հետեւ|չհետևել|չհետեւել|չհետևես|չհետեւես|մի կողմ դիր|մի կողմ թող|արհամարհի",
    ),
    (
        Says::IGNORE,
        "այլևս չեն գործ|այլեւս չեն գործ|այլևս չի գործ|այլեւս չի գործ|այլևս ուժի մեջ չ|այլեւս ուժի մեջ չ|ուժի մեջ չեն|ուժը կորցր|ուժը կորցն|այլևս վավեր չ|այլեւս վավեր չ|այլևս չեն կիրառ|այլեւս չեն կիրառ|անվավեր|չեղարկվ|չեղյալ",
    ),
    (
        Says::RULES,
        "հրահանգ|ցուցում|կանոն|սահմանափակում|հրաման|կարգադր|արգելք|արգելում|ուղեցույց|պահանջ|հանձնարար|դրույթ|համակարգային հուշ",
    ),
    (
        Says::PRIOR,
        "նախորդ|նախկին|վերոնշյալ|վերոհիշյալ|վերը |վերևի|վերեւի|վերևում|վերեւում|բոլոր|համակարգ|մինչ այժմ|մինչև այժմ|մինչեւ այժմ|սկզբնական|առկա |ցանկացած|ավելի վաղ|մնացած|ամբողջ",
    ),
    (Says::TELL, "ասել|ասեք|ասե՛ք|ասացե|ասվի|պատմի|պատմե|հիշատակ|նշել|նշեք|նշե՛ք|հայտնե|հայտնիր|հայտնի՛ր|հայտնվի"),
    (
        Says::TELL,
        "տեղեկաց|տեղյակ|ցույց տ|ցուցադր|բացահայտ|զեկուց|ծանուց|հաղորդե|հաղորդի|խոսել|խոսի|խոսեք|իմանա|բացատրի|բացատրե",
    ),
    (
        Says::TELL_NOT,
        "մի ասա|մի՛ ասա|մի ասեք|մի՛ ասեք|չասել|չասես|չասեք|չասի |չասվի|չհայտն|չտեղեկաց|չհիշատակ|չնշել|չնշես|չնշեք|ցույց չտ|չցուցադր|չբացահայտ|չզեկուց|չծանուց|չհաղորդ|չպատմ|չխոս|չիմանա",
    ),
    (Says::NOT, "մի |մի՛ |չպետք|երբեք|առանց|ոչինչ|ոչ մի|ոչ ոք|չի կարելի|չպիտի|պետք չէ|արգելվում է|արգելված է"),
    (
        Says::USER,
        "օգտատ|օգտագործող|օգտվող|հաճախորդ|անձին|անձանց|մարդուն|մարդկանց|ոչ ոքի|պատվիրատու|գնորդ|որևէ մեկի|որեւէ մեկի",
    ),
    (
        Says::THIS,
        "այս քայլ|սույն քայլ|այս հրահանգ|սույն հրահանգ|այս ցուցում|սույն ցուցում|այս հրաման|այս գործողությ|այս մասին|այդ մասին|դրա մասին|սրա մասին|այս առաջադր|այս հանձնարար|այս կարգադր|այս հաղորդագր|այս նշում",
    ),
    (
        Says::SEND,
        "ուղարկ|վերբեռն|փոխանց|կցիր|կցի՛ր|կցել|կցեք|կցե՛ք|հրապարակի|հրապարակե|վերահասց|տեղադրի|տեղադրե|առաքի|առաքե|հանձնի|հանձնե|տարածի|ներառի",
    ),
    (Says::SEND_NOT, "չուղարկ|չվերբեռն|չփոխանց|չկցել|չկցես|չկցեք|չհրապարակ|չտեղադր|չառաք|չհանձն"),
    (
        Says::READ,
        "կարդա|ընթերց|բացիր|բացի՛ր|բացեք|բացե՛ք|բացել|հավաքի|հավաքե|պատճեն|վերցրո|վերցրե|վերցնե|ներբեռն|արտագր|դուրս բեր|սկանավոր",
    ),
    (
        Says::RUN,
        "գործարկ|կատարի|կատարե|կանչի|կանչե|օգտագործի|օգտագործե|գործածի|գործածե|սկսիր|սկսի՛ր|սկսել|սկսեք|միացրո|միացրե|մեկնարկ|ակտիվացր|աշխատեցր|կիրառի|կիրառե",
    ),
    (
        Says::SECRET,
        "գաղտնաբառ|գաղտնիք|գաղտնի բանալ|գաղտնի տվյալ|բանալի|բանալու|թոքեն|տոկեն|հավատարմագր|մուտքի տվյալ|մուտքանուն|միջավայրի փոփոխական|նույնականացման տվյալ|անցաբառ|նշանաբառ|ծածկագիր|ծածկագր",
    ),
    (
        Says::CONSENT,
        "առանց հարցնել|առանց հարց տ|առանց հարցման|առանց հաստատ|առանց թույլտվ|առանց համաձայն|առանց հավանությ|մի հարցր|մի՛ հարցր|չհարցն|հաստատում պետք չէ|հաստատում չի պահանջ|հաստատման կարիք չկա|թույլտվություն պետք չէ|հարցնելու կարիք չկա",
    ),
    (
        Says::CONSENT,
        "արդեն համաձայն|արդեն հաստատ|արդեն թույլ|արդեն հավանությ|արդեն տվել|թույլտվությունը տրված|թույլտվություն տրված|թույլտվությունն արդեն|թույլտվություն արդեն|համաձայնությունը տրված|համաձայնություն տրված|համաձայնությունն արդեն|համաձայնություն արդեն|նախապես հաստատված|նախապես համաձայնեցված",
    ),
    (
        Says::AGENT,
        "օգնականի համար|օգնականին|ասիստենտի համար|ասիստենտին|գործակալի համար|գործակալին|աուդիտորի համար|աուդիտորին|գրախոսի համար|գրախոսին|ստուգողի համար|ստուգողին|գնահատողի համար|գնահատողին|լեզվական մոդել|լեզվի մոդել|նշում մոդելի համար|հրահանգ մոդելի համար|ցուցում մոդելի համար|հրահանգներ մոդելի համար",
    ),
    (Says::SILENT, "լուռ |գաղտնաբար|գաղտնի |թաքուն|աննկատ|ծածուկ|անաղմուկ|անձայն|լռությամբ"),
    (Says::TOOL, "հրաման|գործիք|տերմինալ|վահանակ|սկրիպտ|սցենար|կոնսոլ"),
    (
        Says::AGREED,
        "համաձայնել է|համաձայնվել է|համաձայնել են|համաձայն է|համաձայնեց|համաձայնություն է տվել|համաձայնություն տվել|տվել է համաձայն|տվել է իր համաձայն|հաստատել է|հաստատեց|հավանություն է տվել|թույլ է տվել|թույլատրել է|թույլատրեց|թույլտվություն է տվել|տվել է թույլտվ|թույլատրված է|հաստատված է|համաձայնությունը վերաբեր",
    ),
    (
        Says::AHEAD,
        "նախապես|կանխավ|հետագա բոլոր|բոլոր հետագա|բոլոր հաջորդ|այն ամենին, ինչ|այն ամենի, ինչ|բոլոր հրաման|բոլոր գործողությ|բոլոր քայլեր|ցանկացած հրաման|ցանկացած գործողությ|յուրաքանչյուր հրաման|մեկընդմիշտ|ամբողջ նիստի|ամբողջ աշխատաշրջան|ամբողջ սեանս|այսուհետ|հետայսու|ապագա",
    ),
];

pub(super) const AZERBAIJANI: Tongue = &[
    (Says::CONTENT, "məzmun|nəticə|çıxışı|oxunan|cavab|içindəki"),
    (
        Says::IGNORE,
        "məhəl qoyma|nəzərə alma|unut |unudun|unutmaq|gözardı|görməzdən gəl|əhəmiyyət vermə|əməl etmə|riayət etmə|kənara qoy|bir kənara|saya salma|iqnor|yaddan çıxar",
    ),
    (
        Says::IGNORE,
        "qüvvədən düş|qüvvədən sal|qüvvəsini itir|qüvvədə deyil|etibarsız|etibarlı deyil|keçərli deyil|keçərsiz|ləğv et|ləğv ed|ləğv olun|tətbiq olunmur|tətbiq edilmir",
    ),
    (
        Says::RULES,
        "təlimat|qayda|göstəriş|məhdudiyyət|əmrlər|əmri |əmrin|komanda|qadağa|tapşırıq|direktiv|tələblər|sərəncam|buyruq|instruksiya|sistem promptu",
    ),
    (
        Says::PRIOR,
        "əvvəlki|yuxarıda|bütün|hamısı|sistem|öncəki|bundan əvvəl|indiyədək|indiyə qədər|ilkin|mövcud|hər bir|istənilən|qalan |digər",
    ),
    (
        Says::TELL,
        "demək |söyləmək|bildirmək|xəbər vermək|danışmaq|qeyd etmək|göstərmək|açıqlamaq|məlumat vermək|xatırlatmaq|aşkar etmək|izah etmək|hesabat vermək|bildir |söylə |xəbər ver |məlumat ver ",
    ),
    (
        Says::TELL_NOT,
        "demə |demə.|demə,|demə!|demə\n|deməyin|deməsin|demədən|deməməl|deməmək|deyilməmə|deyilməsin|söyləmə |söyləmə.|söyləmə\n|söyləməyin|söyləmədən|söyləməməl",
    ),
    (
        Says::TELL_NOT,
        "bildirmə |bildirmə.|bildirmə\n|bildirməyin|bildirmədən|bildirməməl|bildirilməmə|bildirilməsin|xəbər vermə |xəbər vermə.|xəbər verməyin|xəbər vermədən|xəbər verilməmə|məlumat vermə |məlumat vermə.|məlumat verməyin|məlumat vermədən|məlumat verilməmə|məlumatlandırma|xəbəri olmasın|xəbəri olmamal|bilməsin|xəbər tutmasın|xəbər tutmamal|bilməməl",
    ),
    (
        Says::TELL_NOT,
        "göstərmə |göstərmə.|göstərməyin|göstərmədən|göstərilməmə|danışma |danışma.|danışmayın|qeyd etmə |qeyd etmə.|qeyd etməyin|qeyd etmədən|qeyd edilməmə|bəhs etmə |bəhs etməyin|açıqlama |açıqlama.|açıqlamayın|açıqlamadan|adını çəkmə |adını çəkməyin|xatırlatma |xatırlatmayın",
    ),
    (Says::NOT, "heç vaxt|heç kim|heç kəs|heç nə|heç bir|olmaz|deyil |deyil.|qadağandır|əsla|yasaqdır"),
    (Says::USER, "istifadəçi|müştəri|şəxs|adama |adamlara|insana |insanlara|heç kim|heç kəs|sifarişçi|alıcıya"),
    (
        Says::THIS,
        "bu addım|bu mərhələ|bu barədə|bu haqda|bunun haqqında|bunun barəsində|bundan|bunu |bu əmr|bu təlimat|bu göstəriş|bu əməliyyat|bu hərəkət|bu tapşırıq|bu komanda|bu qeyd",
    ),
    (
        Says::SEND,
        "göndər|yüklə|ötür|yolla|paylaş|əlavə et|əlavə ed|dərc et|dərc ed|yerləşdir|çatdır|yönləndir|təqdim et|qoşma et|post et",
    ),
    (
        Says::SEND_NOT,
        "göndərmə |göndərmə.|göndərməyin|göndərmədən|göndərməmə|göndərilməmə|yükləmə |yükləmə.|yükləməyin|yüklənməmə|ötürmə |ötürməyin|ötürülməmə|paylaşma |paylaşma.|paylaşmayın|yollama |yollamayın|yönləndirmə |yönləndirməyin|əlavə etmə |əlavə etməyin",
    ),
    (
        Says::READ,
        "oxu |oxuyun|oxumaq|oxuyub|oxuyaraq|faylı aç|faylını aç|açın |açıb |topla|yığın |yığ |kopyala|surətini|köçür|çıxar|əldə et|götür|nəzərdən keçir|skan et",
    ),
    (
        Says::RUN,
        "icra et|icra ed|işlət|işləd|işə sal|çağır|istifadə et|istifadə ed|başlat|başla |başlayın|həyata keçir|yerinə yetir|çalışdır|aktivləşdir|tətbiq et|tətbiq ed",
    ),
    (
        Says::SECRET,
        "parol |parolu|parollar|şifrə|açar|gizli məlumat|gizli açar|sirr|sirlər|məxfi|giriş məlumat|hesab məlumat|kimlik məlumat|etimadnamə|mühit dəyişən|doğrulama məlumat|giriş kod",
    ),
    (
        Says::CONSENT,
        "soruşmadan|sormadan|təsdiq olmadan|təsdiqsiz|təsdiq almadan|təsdiq gözləmədən|təsdiq istəmədən|icazə almadan|icazəsiz|icazə istəmədən|razılıq almadan|razılıq olmadan|soruşma |soruşma.|soruşmayın|təsdiq istəmə |təsdiq istəməyin|təsdiq tələb olunmur|təsdiqə ehtiyac yox|təsdiq lazım deyil|icazəyə ehtiyac yox",
    ),
    (
        Says::CONSENT,
        "artıq razıla|artıq razılıq|artıq təsdiq|artıq icazə|artıq qəbul edib|icazə verilib|icazə verilmişdir|icazə artıq|razılıq verilib|razılıq alınıb|razılıq artıq|razılaşdırılıb|qabaqcadan təsdiqlən|əvvəlcədən təsdiqlən|əvvəlcədən razılaş",
    ),
    (
        Says::AGENT,
        "assistent üçün|assistentə|köməkçi üçün|köməkçiyə|agent üçün|agentə|auditor üçün|auditora qeyd|auditora təlimat|rəyçi üçün|rəyçiyə|yoxlayıcı üçün|yoxlayıcıya|yoxlayan üçün|qiymətləndirici üçün|qiymətləndiriciyə|dil model|model üçün qeyd|model üçün təlimat|model üçün göstəriş|modelə qeyd",
    ),
    (
        Says::SILENT,
        "səssizcə|səssiz şəkildə|gizlicə|gizlincə|gizlində|gizli şəkildə|gizli olaraq|xəlvətcə|xəlvəti|sakitcə|hiss etdirmədən|gözə çarpmadan|səs salmadan",
    ),
    (Says::TOOL, "əmri |əmr |əmrini|komanda|alət|konsol|skript"),
    (
        Says::AGREED,
        "razılaşıb|razılaşdı|razıdır|razılıq ver|razılığını ver|razılığı var|təsdiqləyib|təsdiqlədi|təsdiq edib|təsdiq etdi|təsdiqlənib|icazə verib|icazə verdi|icazə vermiş|qəbul edib|qəbul etdi|icazəlidir|razılıq etibarlıdır",
    ),
    (
        Says::AHEAD,
        "qabaqcadan|əvvəlcədən|öncədən|bundan sonra|bundan belə|bütün əməliyyat|bütün əmr|bütün komanda|bütün hərəkət|bütün növbəti|bütün sonrakı|bütün gələcək|bütün addım|hər əmr|hər komanda|hər bir əmr|istənilən əmr|birdəfəlik|bütün sessiya|sessiya boyu|bütün seans|seans boyu|gələcəkdə",
    ),
];

pub(super) const KAZAKH: Tongue = &[
    (Says::CONTENT, "мазмұн|нәтиже|шығыс дерек|оқылған|жауап|ішіндегі|шығарылған"),
    (
        Says::IGNORE,
        "елеме|ескерме|назар аударма|мән берме|көңіл бөлме|есепке алма|орындама|ұстанба|бағынба|ұмыт |ұмытыңыз|ұмытыңдар|ұмытып|ұмыту|ысырып қой|жоққа шығар|тастап кет",
    ),
    (
        Says::IGNORE,
        "жарамсыз|күшін жой|күші жойыл|күшін жоғалт|күшінде емес|енді қолданылмай|енді жарамай|бұдан былай қолданылмай|қолданыстан шығ|қолданылмайды|күшін тоқтат",
    ),
    (
        Says::RULES,
        "нұсқау|ереже|шектеу|бұйрық|команда|тыйым|талап|нұсқама|басшылық|қағида|директив|инструкция|өкім|жарлық|тапсырма|жүйелік промпт",
    ),
    (
        Says::PRIOR,
        "алдыңғы|бұрын|жоғарыда|жоғарғы|барлық|бүкіл|бәрін|жүйе|осыған дейін|бұған дейін|бастапқы|кез келген|қалған|өткен|ертерек|әрбір",
    ),
    (
        Says::TELL,
        "айту|айтыңыз|айт |хабарла|хабар беру|көрсету|ескерту|атап өту|мәлімдеу|жеткізу|білдіру|ақпарат беру|баяндау|сездіру|түсіндіру|есеп беру|білуі|жария ету",
    ),
    (
        Says::TELL_NOT,
        "айтпа|айтылма|хабарламаңыз|хабарламаңдар|хабарламай|хабарламау|хабарланба|хабар берме|көрсетпе|көрсетілме|ескертпеңіз|ескертпей|атап өтпе|мәлімдемеңіз|мәлімдемей",
    ),
    (
        Says::TELL_NOT,
        "жеткізбе|жария етпе|баяндамаңыз|баяндамай|сездірме|білдірме|ақпарат берме|есеп берме|түсіндірме|білмеуі|білмесін|әшкерелеме|ашып айтпа|сөз етпе",
    ),
    (Says::NOT, "ешқашан|ешкім|ештеңе|емес|болмайды|тыйым салын|жоқ |ешбір|мүлдем|ешқандай"),
    (Says::USER, "пайдаланушы|қолданушы|тұтынушы|клиент|адам|ешкім|тапсырыс беруші|тұлға|сатып алушы|юзер"),
    (
        Says::THIS,
        "бұл қадам|осы қадам|бұл туралы|осы туралы|бұл жөнінде|осы жөнінде|бұл жайлы|осы жайлы|мұны |бұны |бұл нұсқау|осы нұсқау|бұл бұйрық|осы бұйрық|бұл әрекет|осы әрекет|бұл операция|бұл тапсырма|бұл команда|осы команда",
    ),
    (
        Says::SEND,
        "жібер|жолда |жолдаңыз|жолдап|жүкте|қоса тірке|тіркеп|тіркеңіз|жарияла|бөліс|қайта бағытта|орналастыр|ұсын|өткізіп бер|постыңа",
    ),
    (
        Says::SEND_NOT,
        "жіберме|жіберілме|жолдамаңыз|жолдамаңдар|жолдамай|жүктемеңіз|жүктемей|жүктелме|тіркемеңіз|тіркемей|жарияламаңыз|жарияламай|жарияланба|бөліспе|орналастырма|қайта бағыттама",
    ),
    (
        Says::READ,
        "оқы |оқып|оқыңыз|оқыңдар|аш |ашып|ашыңыз|жина|көшір|алып шық|шығарып ал|жүктеп ал|қарап шық|сканерле|тауып ал",
    ),
    (
        Says::RUN,
        "орында|іске қос|шақыр|пайдаланып|пайдаланыңыз|пайдалан |қолданып|қолданыңыз|қолдан |баста |бастаңыз|жүргіз|іске асыр|жүзеге асыр|белсендір|қосыңыз",
    ),
    (
        Says::SECRET,
        "құпия|кілт|токен|пароль|логин|тіркелгі дерек|тіркелгі мәлімет|кіру дерек|есептік дерек|орта айнымалы|ортаның айнымалы|шифр|қолжетімділік дерек",
    ),
    (
        Says::CONSENT,
        "сұрамай|сұрамастан|растаусыз|растамай|рұқсатсыз|келісімсіз|мақұлдаусыз|рұқсат алмай|келісім алмай|растауды күтпей|сұрама |сұрама.|сұрамаңыз|сұрамаңдар|растау қажет емес|растау керек емес|растау талап етілмейді|рұқсат қажет емес|келісім қажет емес|сұраудың қажеті жоқ",
    ),
    (
        Says::CONSENT,
        "әлдеқашан келіс|бұрыннан келіс|қазірдің өзінде келіс|бұған дейін келіс|алдын ала келіс|келісіп қойған|рұқсат берілген|рұқсат берілді|рұқсат беріп қойған|келісім берілген|келісім берілді|келісім алынған|мақұлдап қойған|мақұлданған|алдын ала мақұлда",
    ),
    (
        Says::AGENT,
        "ассистентке|ассистент үшін|көмекшіге|көмекші үшін|агентке|агент үшін|аудиторға|аудитор үшін|рецензентке|рецензент үшін|тексерушіге|тексеруші үшін|бағалаушыға|бағалаушы үшін|тілдік модел|тіл модел|модель үшін нұсқау|модель үшін ескерту|модельге арналған нұсқау|модельге ескерту|модельге нұсқау",
    ),
    (Says::SILENT, "жасырын|құпия түрде|үнсіз|білдірмей|сездірмей|астыртын|дыбыссыз|үндемей|байқатпай|тыныш қана"),
    (Says::TOOL, "команда|пәрмен|құрал|терминал|консоль|скрипт|қабықша|бұйрық"),
    (
        Says::AGREED,
        "келісті|келіскен|келісім берді|келісім берген|келісімін берді|келісімін берген|рұқсат берді|рұқсат берген|рұқсат етті|рұқсат етілген|мақұлдады|мақұлдаған|құптады|құптаған|растады|растаған|қабылдады|келісім жарамды",
    ),
    (
        Says::AHEAD,
        "алдын ала|алдын-ала|бұдан былай|бұдан әрі|осыдан кейінгі|кейінгі барлық|барлық кейінгі|келесі барлық|барлық келесі|барлық команда|барлық пәрмен|барлық бұйрық|барлық әрекет|барлық операция|кез келген команда|кез келген әрекет|әрбір команда|әр команда|біржола|бүкіл сессия|бүкіл сеанс|сессия бойы|сеанс бойы|болашақта",
    ),
];

pub(super) const UZBEK: Tongue = &[
    (
        Says::CONTENT,
        "mazmun|natija|tarkib|oʻqilgan|o'qilgan|o‘qilgan|o’qilgan|javobni|ichidagi|chiqish maʼlumot|chiqish ma'lumot|chiqish ma’lumot|мазмун|натижа",
    ),
    (
        Says::IGNORE,
        "eʼtibor berma|e'tibor berma|e’tibor berma|eʼtiborsiz|e'tiborsiz|e’tiborsiz|unut |unuting|unutib|unutish|hisobga olma|inobatga olma|amal qilma|rioya qilma|bekor qil|pisand qilma|chetga sur|voz kech|tashlab ket",
    ),
    (
        Says::IGNORE,
        "kuchini yo|kuchda emas|kuchga ega emas|yaroqsiz|haqiqiy emas|qoʻllanilmay|qo'llanilmay|qo‘llanilmay|qo’llanilmay|эътибор берма|эътиборсиз|унут |унутинг|ҳисобга олма|инобатга олма|амал қилма|риоя қилма|бекор қил|кучини йўқот",
    ),
    (
        Says::RULES,
        "koʻrsatma|ko'rsatma|ko‘rsatma|ko’rsatma|qoida|buyruq|cheklov|taqiq|yoʻriqnoma|yo'riqnoma|yo‘riqnoma|yo’riqnoma|talablar|farmoyish|topshiriq|direktiva|tizim prompti|кўрсатма|қоида|буйруқ|чеклов|тақиқ|йўриқнома",
    ),
    (
        Says::PRIOR,
        "oldingi|avvalgi|yuqorida|barcha|hamma|tizim|butun |ilgari|dastlabki|mavjud|har qanday|shu paytgacha|shu vaqtgacha|qolgan|bundan oldin|олдинги|аввалги|юқорида|барча|тизим",
    ),
    (
        Says::TELL,
        "ayting|aytish|ayt |xabar ber|bildirish|bildiring|koʻrsatish|ko'rsatish|ko‘rsatish|ko’rsatish|koʻrsating|ko'rsating|ko‘rsating|ko’rsating|oshkor qil|eslatish|tilga ol|maʼlum qil|ma'lum qil|ma’lum qil|gapirish|hisobot ber|tushuntir|ogohlantir|xabardor qil|bilishi|айтинг|айтиш|хабар бер|билдириш|ошкор қил",
    ),
    (
        Says::TELL_NOT,
        "aytma|aytilma|xabar berma|xabar berilma|bildirma|koʻrsatmang|ko'rsatmang|ko‘rsatmang|ko’rsatmang|koʻrsatmay|ko'rsatmay|ko‘rsatmay|ko’rsatmay|koʻrsatilma|ko'rsatilma|ko‘rsatilma|ko’rsatilma|oshkor qilma|oshkor etma|eslatmang|eslatmay|tilga olma|maʼlum qilma|ma'lum qilma|ma’lum qilma",
    ),
    (
        Says::TELL_NOT,
        "gapirma|hisobot berma|axborot berma|fosh qilma|fosh etma|xabardor qilma|tushuntirma|ogohlantirma|bilmasin|bilmasligi|айтма|хабар берма|билдирма|ошкор қилма|кўрсатманг|гапирма|билмаслиги|билмасин",
    ),
    (
        Says::NOT,
        "hech qachon|hech kim|hech narsa|hech qanday|hech bir|emas|zinhor|aslo |taqiqlan|ҳеч қачон|ҳеч ким|эмас",
    ),
    (
        Says::USER,
        "foydalanuvchi|mijoz|odamga|odamlarga|shaxs|hech kim|insonga|insonlarga|buyurtmachi|xaridor|фойдаланувчи|мижоз|ҳеч ким",
    ),
    (
        Says::THIS,
        "bu qadam|ushbu qadam|shu qadam|bu haqda|bu haqida|shu haqda|bu toʻgʻrida|bu to'g'rida|bu to‘g‘rida|bu to’g’rida|bu koʻrsatma|bu ko'rsatma|bu ko‘rsatma|bu ko’rsatma|ushbu koʻrsatma|ushbu ko'rsatma|ushbu ko‘rsatma|ushbu ko’rsatma|bu buyruq|ushbu buyruq|bu amal|ushbu amal|buni |bu bosqich|ushbu bosqich|бу қадам|ушбу қадам|бу ҳақда|бу кўрсатма|бу буйруқ",
    ),
    (
        Says::SEND,
        "yubor|joʻnat|jo'nat|jo‘nat|jo’nat|yukla|uzat|ilova qil|biriktir|ulashing|eʼlon qil|e'lon qil|e’lon qil|nashr qil|nashr et|joyla|yoʻlla|yo'lla|yo‘lla|yo’lla|юбор|жўнат|юкла|узат|эълон қил|илова қил",
    ),
    (
        Says::SEND_NOT,
        "yuborma|yuborilma|joʻnatmang|jo'natmang|jo‘natmang|jo’natmang|joʻnatmay|jo'natmay|jo‘natmay|jo’natmay|yuklamang|yuklamay|uzatmang|uzatmay|ilova qilma|biriktirmang|biriktirmay|eʼlon qilma|e'lon qilma|e’lon qilma|nashr qilma|joylama|yoʻllama|yo'llama|yo‘llama|yo’llama|юборма|жўнатманг|юкламанг|узатманг",
    ),
    (
        Says::READ,
        "oʻqing|o'qing|o‘qing|o’qing|oʻqib|o'qib|o‘qib|o’qib|oʻqish|o'qish|o‘qish|o’qish|oʻqi |o'qi |o‘qi |o’qi |och |oching|ochib|toʻpla|to'pla|to‘pla|to’pla|yigʻib|yig'ib|yig‘ib|yig’ib|yigʻing|yig'ing|yig‘ing|yig’ing|nusxala|nusxa ol|koʻchir|ko'chir|ko‘chir|ko’chir|skanerla|yuklab ol|ўқинг|ўқиб|очинг|тўпла|нусхала",
    ),
    (
        Says::RUN,
        "bajar|ishga tushir|chaqir|foydalaning|foydalanib|foydalanish|ishlat|boshla|yurgiz|amalga oshir|ijro et|qoʻllang|qo'llang|qo‘llang|qo’llang|faollashtir|бажар|ишга тушир|чақир|фойдаланинг|ишлат",
    ),
    (
        Says::SECRET,
        "parol |parolni|parollar|parolini|maxfiy|kalit|tokenlar|sirni|sirlar|hisob maʼlumot|hisob ma'lumot|hisob ma’lumot|kirish maʼlumot|kirish ma'lumot|kirish ma’lumot|login maʼlumot|login ma'lumot|login ma’lumot|muhit oʻzgaruvchi|muhit o'zgaruvchi|muhit o‘zgaruvchi|muhit o’zgaruvchi|shifr|парол|калит|махфий|муҳит ўзгарувчи|кириш маълумот",
    ),
    (
        Says::CONSENT,
        "soʻrama|so'rama|so‘rama|so’rama|tasdiqsiz|tasdiqlamasdan|tasdiqlatmasdan|ruxsatsiz|rozilik olmasdan|roziligisiz|ruxsat olmasdan|tasdiqni kutmasdan|tasdiqlashni kutmasdan|tasdiqlash shart emas|tasdiqlash talab qilinmaydi|tasdiq talab qilinmaydi|tasdiq kerak emas|ruxsat shart emas|сўрама|тасдиқсиз|рухсатсиз|тасдиқламасдан",
    ),
    (
        Says::CONSENT,
        "allaqachon rozi|allaqachon tasdiq|allaqachon ruxsat|allaqachon maʼqul|allaqachon ma'qul|allaqachon ma’qul|allaqachon kelish|oldindan tasdiqlan|oldindan kelish|oldindan ruxsat|ruxsat berilgan|ruxsat berildi|rozilik berilgan|rozilik olingan|аллақачон рози|аллақачон тасдиқ|аллақачон рухсат|рухсат берилган|розилик берилган",
    ),
    (
        Says::AGENT,
        "yordamchi uchun|yordamchiga|assistent uchun|assistentga|agent uchun|agentga|auditor uchun|auditorga|taqrizchi uchun|taqrizchiga|tekshiruvchi uchun|tekshiruvchiga|baholovchi uchun|baholovchiga|til model|model uchun eslatma|model uchun koʻrsatma|model uchun ko'rsatma|model uchun ko‘rsatma|model uchun ko’rsatma|modelga eslatma|modelga koʻrsatma|modelga ko'rsatma|modelga ko‘rsatma|modelga ko’rsatma|ёрдамчи учун|ёрдамчига|агент учун|агентга|текширувчи учун|аудитор учун|тил модел",
    ),
    (
        Says::SILENT,
        "yashirin|jimgina|ovozsiz|bildirmasdan|bildirmay|sezdirma|maxfiy ravishda|pinhona|indamay|xufiyona|shovqinsiz|яширин|жимгина|билдирмасдан|сездирма",
    ),
    (Says::TOOL, "buyruq|asbob|vosita|konsol|skript|qobiq|буйруқ|восита|скрипт"),
    (
        Says::AGREED,
        "rozi boʻl|rozi bo'l|rozi bo‘l|rozi bo’l|rozilik berdi|rozilik bergan|roziligini berdi|roziligini bergan|ruxsat berdi|ruxsat bergan|tasdiqladi|tasdiqlagan|maʼqulladi|ma'qulladi|ma’qulladi|maʼqullagan|ma'qullagan|ma’qullagan|qabul qildi|kelishgan|kelishdi|ruxsat etilgan|рози бўл|розилик бер|рухсат берди|рухсат берган|тасдиқлади|тасдиқлаган",
    ),
    (
        Says::AHEAD,
        "oldindan|avvaldan|bundan keyin|bundan buyon|keyingi barcha|barcha keyingi|kelgusi|kelajakdagi|barcha buyruq|barcha amal|barcha harakat|barcha operatsiya|har qanday buyruq|har bir buyruq|har qanday amal|butun sessiya|sessiya davomida|butun seans|seans davomida|bir yoʻla|bir yo'la|bir yo‘la|bir yo’la|олдиндан|бундан кейин|бундан буён|барча буйруқ|барча амал",
    ),
];

pub(super) const KYRGYZ: Tongue = &[
    (Says::CONTENT, "мазмун|жыйынтык|натыйжа|окулган|жооп|ичиндеги|чыгарылган"),
    (
        Says::IGNORE,
        "көңүл бурба|көңүл бөлбө|этибарга алба|эске алба|эсепке алба|маани бербе|унут |унутуңуз|унутуп|унутуу|аткарба|карманба|баш ийбе|четке каг|четке кой|жокко чыгар",
    ),
    (
        Says::IGNORE,
        "жараксыз|күчүн жогот|күчүн жой|күчүндө эмес|күчүнөн ажыра|мындан ары колдонулбай|эми колдонулбай|колдонулбайт|эми жарабайт|токтотулган|жоюлган",
    ),
    (
        Says::RULES,
        "көрсөтмө|нускама|эреже|чектөө|буйрук|команда|тыюу|талап|жобо|инструкция|директива|тапшырма|жарлык|жетекчилик|системалык промпт",
    ),
    (
        Says::PRIOR,
        "мурунку|мурда|жогору|бардык|баарын|бүт |бүткүл|система|тутум|буга чейин|ушуга чейин|алдыңкы|баштапкы|ар кандай|каалаган|калган|учурдагы",
    ),
    (
        Says::TELL,
        "айтуу|айтыңыз|айт |кабарлоо|кабарлаңыз|кабар берүү|билдирүү керек|билдириңиз|көрсөтүү|көрсөтүңүз|эскертүү|маалымат берүү|баяндоо|түшүндүрүү|сүйлөө|маалымдоо|билиши|сөз кылуу|ачыкка чыгаруу",
    ),
    (
        Says::TELL_NOT,
        "айтпа|айтылба|кабарлаба|кабар бербе|кабарланба|билдирбе|билдирилбе|көрсөтпө|көрсөтүлбө|эскертпе|белгилебе|маалымат бербе|маалымдаба",
    ),
    (
        Says::TELL_NOT,
        "ачыкка чыгарба|ачыктаба|баяндаба|отчёт бербе|отчет бербе|түшүндүрбө|сүйлөбө|сөз кылба|айтып койбо|билбесин|билбеши",
    ),
    (Says::NOT, "эч качан|эч ким|эч нерсе|эч кандай|эч бир|эмес|болбойт|тыюу салын|жок |такыр"),
    (Says::USER, "колдонуучу|пайдалануучу|кардар|адам|эч ким|буйрутмачы|керектөөчү|сатып алуучу|клиент|кишиге"),
    (
        Says::THIS,
        "бул кадам|ушул кадам|бул тууралуу|ушул тууралуу|бул жөнүндө|ушул жөнүндө|муну |бул нускама|ушул нускама|бул көрсөтмө|ушул көрсөтмө|бул буйрук|ушул буйрук|бул аракет|бул операция|бул тапшырма|бул команда|бул эскертүү",
    ),
    (
        Says::SEND,
        "жөнөт|жибер|жүктө|тиркеп|тиркеңиз|тирке |жарыяла|бөлүш|өткөрүп бер|кошуп жибер|багытта|узат|жайгаштыр|жолдоп|жолдоңуз",
    ),
    (
        Says::SEND_NOT,
        "жөнөтпө|жөнөтүлбө|жибербе|жиберилбе|жүктөбө|тиркебе|жарыялаба|бөлүшпө|узатпа|жайгаштырба|өткөрүп бербе|багыттаба",
    ),
    (
        Says::READ,
        "оку |окуп|окуңуз|окугула|ач |ачып|ачыңыз|чогулт|жыйна|көчүр|алып чык|карап чык|жүктөп ал|скандап|сканерле",
    ),
    (
        Says::RUN,
        "аткар|ишке киргиз|чакыр|колдонуп|колдонуңуз|колдон |пайдаланып|пайдаланыңыз|пайдалан |башта|иштет|жүргүз|ишке ашыр|активдештир",
    ),
    (
        Says::SECRET,
        "сырсөз|сыр сөз|купуя|ачкыч|токен|жашыруун|сырлар|кирүү маалымат|эсеп маалымат|каттоо маалымат|чөйрө өзгөрмө|чөйрөнүн өзгөрмө|парол|логин|шифр",
    ),
    (
        Says::CONSENT,
        "сураба|ырастоосуз|тастыктоосуз|тастыктабай|ырастабай|уруксатсыз|макулдуксуз|уруксат албай|макулдук албай|ырастоону күтпөй|тастыктоону күтпөй|тастыктоо талап кылынбайт|тастыктоо керек эмес|ырастоо керек эмес|ырастоо талап кылынбайт|уруксат керек эмес|тастыктоонун кереги жок|суроонун кереги жок",
    ),
    (
        Says::CONSENT,
        "буга чейин макул|мурунтан эле макул|мурда эле макул|эбак макул|макул болуп койгон|макулдук берилген|макулдук берилди|макулдук алынган|уруксат берилген|уруксат берилди|уруксат берип койгон|алдын ала макулдаш|алдын ала бекит|бекитип койгон|жактырып койгон",
    ),
    (
        Says::AGENT,
        "жардамчыга|жардамчы үчүн|ассистентке|ассистент үчүн|агентке|агент үчүн|аудиторго|аудитор үчүн|рецензентке|рецензент үчүн|текшерүүчүгө|текшерүүчү үчүн|баалоочуга|баалоочу үчүн|тил модел|тилдик модел|модель үчүн көрсөтмө|модель үчүн эскертүү|моделге эскертүү|моделге көрсөтмө",
    ),
    (Says::SILENT, "жашыруун|тымызын|үнсүз|билгизбей|сездирбей|унчукпай|купуя түрдө|байкатпай|астыртан|дабышсыз"),
    (Says::TOOL, "команда|буйрук|курал|терминал|консоль|скрипт|кабыкча|аспап"),
    (
        Says::AGREED,
        "макул болгон|макул болду|макулдук берди|макулдук берген|макулдугун берди|макулдугун берген|уруксат берди|уруксат берген|уруксат этти|уруксат этилген|бекитти|бекиткен|жактырды|жактырган|кабыл алды|кабыл алган|тастыктады|тастыктаган|ырастады",
    ),
    (
        Says::AHEAD,
        "алдын ала|алдын-ала|мындан ары|мындан кийинки|мындан аркы|кийинки бардык|бардык кийинки|бардык команда|бардык буйрук|бардык аракет|бардык операция|бардык кадам|ар бир команда|ар бир буйрук|каалаган команда|биротоло|бүткүл сессия|сессия бою|бүткүл сеанс|сеанс бою|келечекте",
    ),
];

pub(super) const MONGOLIAN: Tongue = &[
    (Says::CONTENT, "агуулг|үр дүн|гаралт|уншсан зүйл|уншсан агуул|хариу|доторх|контент"),
    (
        Says::IGNORE,
        "үл тоо|үл хайхр|үл ойшоо|март |мартаарай|мартагтун|мартана уу|анхаарал бүү хандуул|анхаарал битгий хандуул|бүү дага|битгий дага|бүү мөрд|битгий мөрд|бүү баримтал|битгий баримтал|харгалзахгүй|тооцохгүй|хойш тавь",
    ),
    (
        Says::IGNORE,
        "хүчингүй|хүчин төгөлдөр бус|хүчинтэй бус|хүчинтэй байхаа бол|хүчинтэй биш|үйлчлэхгүй|үйлчлэхээ бол|цуцалсан|цуцлагд|хэрэгсэхгүй|мөрдөхгүй|мөрдөхөө бол",
    ),
    (
        Says::RULES,
        "заавар|заавр|дүрэм|дүрм|хязгаар|тушаал|команд|журам|журм|хориг|удирдамж|шаардлага|даалгавар|чиглэл|захирамж|системийн промпт",
    ),
    (
        Says::PRIOR,
        "өмнөх|дээрх|дээр дурд|бүх |бүхий л|бүгд|систем|эхний|анхны|урьдах|урьд нь|өмнө нь|одоо байгаа|аливаа|ямар ч|хуучин|дурдсан|өгөгдсөн|бусад",
    ),
    (
        Says::TELL,
        "хэл |хэлж|хэлэх|хэлээрэй|хэлнэ|дурд |дурдах|дурдаж|дурдаарай|мэдэгд|мэдээлэх|мэдээлж|харуул|илчил|илчлэ|илэрхийл|задруул",
    ),
    (Says::TELL, "тайлагна|тайлбарла|ярь |ярих |ярина|ярьж|сануул|сонордуул|мэдүүл|мэдэх|хэлүүл|ил гарга"),
    (
        Says::TELL_NOT,
        "битгий хэл|бүү хэл|битгий дурд|бүү дурд|битгий ярь|бүү ярь|хэлэхгүй|хэлэлгүй|дурдахгүй|дурдалгүй|мэдэгдэхгүй|мэдэгдэлгүй|мэдээлэхгүй|харуулахгүй|харуулалгүй|илчлэхгүй|задруулахгүй|тайлагнахгүй|ярихгүй|сануулахгүй|хэлж болохгүй|хэлэх ёсгүй|мэдэгдэх ёсгүй|мэдэгдэж болохгүй|мэдэх ёсгүй|харуулж болохгүй|дурдаж болохгүй",
    ),
    (Says::NOT, "битгий |бүү |хэзээ ч|үл |болохгүй|ёсгүй|хориотой|хориглоно|хэнд ч|юу ч|хэрэггүй"),
    (Says::USER, "хэрэглэгч|үйлчлүүлэгч|хүнд |хүмүүс|хэнд ч|захиалагч|худалдан авагч|харилцагч|этгээд|хувь хүн"),
    (
        Says::THIS,
        "энэ алхам|энэ алхм|эдгээр алхам|эдгээр алхм|энэ талаар|үүний талаар|үүнийг|энэ тухай|үүний тухай|энэ заавар|энэ заавр|эдгээр заавр|энэ тушаал|энэ команд|энэ үйлд|энэ ажиллагаа|энэ даалгавар|энэ мэдэгд",
    ),
    (
        Says::SEND,
        "илгээ|явуул|хуулж оруул|байршуул|хавсарга|дамжуул|нийтэл|нийтлэ|түгээ|постло|хүргүүл|оруулж өг|ачаал|шилжүүл",
    ),
    (
        Says::SEND_NOT,
        "илгээхгүй|илгээж болохгүй|илгээх ёсгүй|явуулахгүй|явуулж болохгүй|байршуулахгүй|байршуулж болохгүй|хавсаргахгүй|дамжуулахгүй|дамжуулж болохгүй|дамжуулах ёсгүй|нийтлэхгүй|түгээхгүй|хүргүүлэхгүй",
    ),
    (
        Says::READ,
        "унш |унши|унша|нээ |нээж|нээгээд|нээгээрэй|нээнэ|цуглуул|хуулж ав|хуул |хуулаад|хуулбарла|гаргаж ав|татаж ав|түүвэрлэ|сканнерд",
    ),
    (
        Says::RUN,
        "ажиллуул|гүйцэтгэ|биелүүл|дууд|ашигла|хэрэглэж|хэрэглээрэй|хэрэглэнэ|эхлүүл|эхэл|асаа|идэвхжүүл|хэрэгжүүл",
    ),
    (
        Says::SECRET,
        "нууц |нууцыг|нууцуудыг|нууцүг|түлхүүр|токен|нэвтрэх мэдээл|нэвтрэх нэр|нэвтрэх эрх|итгэмжлэл|орчны хувьсагч|орчны хувьсах|баталгаажуулах мэдээл|пин код",
    ),
    (
        Says::CONSENT,
        "асуухгүйгээр|асуулгүй|зөвшөөрөлгүй|зөвшөөрөл авалгүй|зөвшөөрөл авахгүй|баталгаажуулахгүй|баталгаажуулалгүй|баталгаажуулалтгүй|лавлахгүй|лавлалгүй|битгий асуу|бүү асуу|битгий лавла|бүү лавла|баталгаажуулах шаардлагагүй|баталгаажуулалт шаард|баталгаажуулалт хэрэггүй|зөвшөөрөл шаардлагагүй|зөвшөөрөл хэрэггүй|асуух шаардлагагүй|асуух хэрэггүй",
    ),
    (
        Says::CONSENT,
        "аль хэдийн зөвшөөр|аль хэдийн батал|хэдийнэ зөвшөөр|хэдийнэ батал|нэгэнт зөвшөөр|урьдчилан зөвшөөр|урьдчилан батал|зөвшөөрөл өгсөн|зөвшөөрөл өгөгдсөн|зөвшөөрөл олгосон|зөвшөөрөл олгогдсон|зөвшөөрөл авсан|зөвшөөрөл нэгэнт",
    ),
    (
        Says::AGENT,
        "туслахад зориул|хиймэл оюуны туслах|туслагчид зориул|агентад|агентэд|агентын хувьд|ассистентад|ассистентэд|аудиторт|хянагчид зориул|шалгагчид зориул|шүүмжлэгчид зориул|үнэлэгчид зориул|хэлний загвар|хэлний модел|загварт зориулсан заавар|загварт зориулсан тэмдэглэл|загварт өгөх заавар",
    ),
    (Says::SILENT, "чимээгүй|нууцаар|нууцхан|далдуур|сэмхэн|сэм |мэдэгдэхгүйгээр|мэдэгдэлгүй|дуугүй|анзаарагдахгүй"),
    (Says::TOOL, "команд|тушаал|хэрэгсэл|хэрэгсл|терминал|консол|скрипт|бүрхүүл|багаж"),
    (
        Says::AGREED,
        "зөвшөөрсөн|зөвшөөрөв|зөвшөөрлөө|зөвшөөрчихсөн|зөвшөөрөгдсөн|зөвшөөрөл өгсөн|зөвшөөрөл олгосон|зөвшөөрөл хүчинтэй|зөвшөөрөлтэй|баталсан|баталлаа|батлагдсан|санал нийлсэн|санал нэгдсэн|тохиролцсон|дэмжсэн|эрх олгосон|эрх өгсөн",
    ),
    (
        Says::AHEAD,
        "урьдчилан|урьдчилж|урьдчилсан|цаашдын|цаашид|дараагийн бүх|бүх дараагийн|бүх команд|бүх тушаал|бүх үйлд|бүх ажиллагаа|бүх үйл ажиллагаа|бүх алхам|аливаа команд|ямар ч команд|команд бүр|үйлдэл бүр|нэг мөсөн|бүх сесс|сессийн турш|ирээдүй|эндээс хойш|одооноос",
    ),
];
