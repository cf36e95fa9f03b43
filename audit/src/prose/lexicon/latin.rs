//! Romanian, Catalan, Galician, Latin, Maltese, Albanian and Esperanto: what orders to an agent are made of, word by word.

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
