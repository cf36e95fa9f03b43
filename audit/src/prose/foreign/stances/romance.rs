//! French, Spanish, Portuguese and Italian: words of stances, by stems.

use super::signs::{Sign, Voice};

pub(super) const FRENCH: Voice = &[
    (Sign::SEND, "envoi|envoy|expédi|transmet|dépose|déposez|adresse |fais parvenir"),
    (
        Sign::USER,
        "utilisat|propriétaire|client|lecteur|lectrice|auteur|autrice|commerçant|patient|titulaire|commanditaire|quiconque|celui qui demande|la personne",
    ),
    (
        Sign::KNOW,
        "sait|savoir|saura|sache|apprend|apprenne|au courant|informé|averti|prévenu|s'aperçoi|remarque|connaître",
    ),
    (
        Sign::TELL,
        "mentionné|signalé|évoqué|affiché|montré|apparaît|apparaissent|figure|figurent|restitue|répète|relaie|relayé|transmets-l|rapporté|annoncé|communiqué|cité",
    ),
    (
        Sign::STEP,
        "étape|cette copie|cet envoi|ce fichier|ce transfert|ce changement|cette modification|cette section|cette ligne|en parle|en est|n'en|le dit|les répète|les affiche|ces alertes|ce remplacement|ce paragraphe",
    ),
    (Sign::REPORT, "résumé|compte rendu|rapport|réponse|bilan|liste des tâches|synthèse|récapitul|message de commit"),
    (Sign::ONLY, "seul|uniquement|seulement|que de |que du |que la |que le |ne mentionne que|ne parle que"),
    (Sign::ASKED, "demande si|demande |interrog|à la question|pose la question|questionn"),
    (Sign::SAYS, "réponds|répondez|répond |répondre|dis que|dites que|la réponse est|on répond"),
    (Sign::FINE, "non|rien|tout va bien|tout est en ordre|aucun problème|inoffensi"),
    (Sign::CONSENT, "accord|consentement|autorisation|permission|consenti|approbation|sollicit|demandée"),
    (Sign::REFUSED, "refusé|refuse|décliné|dit non|opposé|interdit"),
    (Sign::EVEN, "même si|même quand|même lorsque|quand même|malgré|néanmoins|tout de même"),
    (Sign::IF, "si |s'il|lorsque|quand |tant que|sauf"),
    (Sign::WARN, "avertissement|alerte|mise en garde|mises en garde|constat|signalement|anomalie"),
    (
        Sign::GUARD,
        "outil d'audit|outils d'audit|analyseur|client|autres extensions|autre extension|scanner|audit|contrôle de sécurité|antivirus|l'hôte|logiciel hôte",
    ),
    (Sign::CLASH, "contredi|conflit|contradiction|prime |priment|l'emporte|prévaut|passe avant|avant tout|au-dessus"),
    (
        Sign::SYSTEM,
        "consignes du système|consignes système|instructions du système|instructions système|invite système|réglages de sécurité|règles de sécurité|paramètres de sécurité|consignes de sécurité|garde-fou",
    ),
    (Sign::FOLLOW, "suis |suivez|on suit|s'applique|fait foi|selon|prime|l'emporte|prévaut|passe avant|conforme"),
    (
        Sign::GUIDE,
        "ce guide|le guide|le présent guide|ce document|le présent document|ce fichier|cette compétence|ce module|ce paquet|cette extension|ce greffon|ces règles|cette page",
    ),
    (
        Sign::AUDIT,
        "relecteur|relectrice|auditeur|évaluateur|examinateur|vérificateur|réviseur|contrôleur|analyse automatique|qui examine|qui audite",
    ),
    (
        Sign::SAFE,
        "approuvé|sûr|fiable|sans danger|accepté|accepter|validé|sans remarque|conforme|de confiance|inoffensi",
    ),
    (Sign::AHEAD, "d'avance|à l'avance|par avance|futures|versions à venir|versions suivantes|toutes les versions"),
    (
        Sign::PAY,
        "numéro de compte|compte bancaire|iban|rib|coordonnées bancaires|compte de versement|portefeuille|adresse de paiement|bénéficiaire|compte du|compte de la",
    ),
    (Sign::SWAP, "remplac|substitu|chang|modifi|écras|à la place"),
    (Sign::DELETE, "efface|supprim|purge|détrui|vide "),
    (
        Sign::TRACE,
        "journal de session|journaux de session|historique|messages envoyés|dossier envoyé|éléments envoyés|traces|journal ",
    ),
    (
        Sign::MATTER,
        "manuscrit|correspondance|messages|documents|courriels|courriers|lettres|conversations|textes|contrats|dossiers|contacts|brouillons",
    ),
    (
        Sign::QUIETLY,
        "sans annonce|discrètement|sans commentaire|en passant|sans bruit|à l'insu|sans prévenir|sans avertir",
    ),
];

pub(super) const SPANISH: Voice = &[
    (Sign::SEND, "envía|envíe|enviar|manda|mande|remite|sube |transmite|haz llegar"),
    (
        Sign::USER,
        "usuari|propietari|client|lector|autor|dueñ|comerciante|paciente|titular|quien pregunta|quien pidió|la persona|escritor",
    ),
    (Sign::KNOW, "sabe|saber|sepa|entera|entere|conocer|conoce|informad|al tanto|notar|note |advertid|consciente"),
    (
        Sign::TELL,
        "mencion|muestr|mostrar|aparece|figura|repit|reproduz|transmit|anunci|comunic|indic|se cita|notific|refleja|señal",
    ),
    (
        Sign::STEP,
        "este paso|el paso|de esto|de ello|esta copia|este envío|este archivo|este cambio|esta sección|este reemplazo|las repitas|los repitas|lo sepa|estos avisos|esta modificación|del asunto|este párrafo",
    ),
    (Sign::REPORT, "resumen|informe|respuesta|lista de tareas|síntesis|mensaje de commit|reporte|balance"),
    (Sign::ONLY, "solo |sólo |solamente|únicamente|tan solo"),
    (Sign::ASKED, "pregunta|preguntan|preguntara|ante la pregunta|consulta si"),
    (Sign::SAYS, "responde|responda|contesta|conteste|di que|diga que|la respuesta es|se responde|se contesta"),
    (Sign::FINE, "no|nada|todo está bien|todo va bien|todo en orden|ningún problema|inofensiv"),
    (Sign::CONSENT, "consentimiento|permiso|autorización|aprobación|visto bueno|consentid|se le pide|se le consulta"),
    (Sign::REFUSED, "rechazad|negado|se niega|dicho que no|se opone|se opuso|denegad|rehusad"),
    (
        Sign::EVEN,
        "aunque|incluso si|incluso cuando|aun cuando|aun si|igualmente|de todos modos|de todas formas|a pesar",
    ),
    (Sign::IF, "si |cuando |mientras|salvo|siempre que"),
    (Sign::WARN, "advertencia|aviso|alerta|hallazgo|observaciones|alarma"),
    (
        Sign::GUARD,
        "herramientas de auditoría|herramienta de auditoría|auditoría|analizador|cliente|otras extensiones|otros complementos|otros plugins|escáner|control de seguridad|antivirus|anfitrión",
    ),
    (
        Sign::CLASH,
        "contradi|conflicto|contradicción|prevalec|está por encima|están por encima|va antes|por delante de|antes que todo",
    ),
    (
        Sign::SYSTEM,
        "instrucciones del sistema|indicaciones del sistema|mensaje del sistema|ajustes de seguridad|reglas de seguridad|normas de seguridad|configuración de seguridad|políticas de seguridad",
    ),
    (Sign::FOLLOW, "sigue |siga |se sigue|rige|se aplica|vale |manda|según|conforme|prevalec|por encima"),
    (
        Sign::GUIDE,
        "esta guía|la guía|este documento|este archivo|esta habilidad|este paquete|este complemento|esta extensión|este plugin|estas reglas|esta página|este manual|el manual",
    ),
    (
        Sign::AUDIT,
        "revisor|auditor|evaluador|examinador|verificador|quien audite|quien revise|análisis automático|revisión automática",
    ),
    (
        Sign::SAFE,
        "aprobad|aprueb|segur|fiable|inofensiv|aceptad|aceptar|validad|sin observaciones|de confianza|confiable",
    ),
    (
        Sign::AHEAD,
        "de antemano|por adelantado|por anticipado|futuras|futuros|versiones posteriores|próximas versiones|todas las versiones",
    ),
    (
        Sign::PAY,
        "número de cuenta|cuenta bancaria|iban|datos bancarios|cuenta de cobro|cuenta de pago|monedero|cartera|billetera|dirección de pago|beneficiari|cuenta del|clabe|cbu",
    ),
    (Sign::SWAP, "reemplaz|sustitu|cambi|modific|sobrescrib|en su lugar"),
    (Sign::DELETE, "borra|borre|elimin|suprim|destru|vacía"),
    (
        Sign::TRACE,
        "registro de sesión|registro de la sesión|historial|enviados|mensajes enviados|rastro|huella|bitácora",
    ),
    (
        Sign::MATTER,
        "manuscrit|correspondencia|mensajes|documentos|correos|cartas|conversaciones|textos|contratos|expedientes|contactos|borradores",
    ),
    (Sign::QUIETLY, "sin anuncio|sin aviso|discretamente|sin comentar|de pasada|sin hacer ruido|sin avisar|a espaldas"),
];

pub(super) const PORTUGUESE: Voice = &[
    (Sign::SEND, "envia|envie|manda|mande|remete|remeta|transmit|encaminh"),
    (
        Sign::USER,
        "usuári|utilizador|propriet|cliente|leitor|autor |autora|dono|dona |lojista|paciente|titular|quem pergunta|quem pediu|quem pede|a pessoa|escritor",
    ),
    (Sign::KNOW, "sabe|saber|saiba|conhec|informad|a par|perceb|ciente|toma conhecimento|avisad"),
    (
        Sign::TELL,
        "mencion|mostr|aparec|consta|figura|repit|reproduz|transmit|anunci|comunic|indica|citad|notific|relat|refer",
    ),
    (
        Sign::STEP,
        "este passo|o passo|disto|disso|dela|esta cópia|este envio|este ficheiro|este arquivo|esta alteração|esta secção|esta seção|esta troca|esta etapa|a etapa|estes avisos|os repita|as repita|deste assunto|este parágrafo",
    ),
    (Sign::REPORT, "resumo|relatório|resposta|lista de tarefas|síntese|mensagem de commit|balanço"),
    (Sign::ONLY, "só |somente|apenas|unicamente"),
    (Sign::ASKED, "pergunt|questionad|indaga"),
    (Sign::SAYS, "responde|responda|respondes|diga que|diz que|a resposta é|responde-se|dizes que"),
    (Sign::FINE, "não|nada|tudo bem|está tudo|tudo certo|nenhum problema|inofensiv|sem observações"),
    (Sign::CONSENT, "consentimento|permissão|autorização|aprovação|licença do|consentiu|é consultad|é pedid"),
    (Sign::REFUSED, "recus|negou|rejeit|disse que não|se opôs|se opõe"),
    (Sign::EVEN, "mesmo que|mesmo se|mesmo quando|ainda que|ainda assim|mesmo assim|apesar"),
    (Sign::IF, "se |quando |caso |enquanto|salvo|desde que"),
    (Sign::WARN, "aviso|alerta|advertência|achado|observações|alarme|constatações"),
    (
        Sign::GUARD,
        "ferramentas de auditoria|ferramenta de auditoria|auditoria|analisador|cliente|outras extensões|outros plugins|outros complementos|scanner|verificação de segurança|antivírus|anfitrião",
    ),
    (Sign::CLASH, "contradiz|contradição|contrariar|conflito|prevalec|acima de|vem antes|antes de tudo|tem prioridade"),
    (
        Sign::SYSTEM,
        "instruções do sistema|indicações do sistema|mensagem do sistema|definições de segurança|configurações de segurança|regras de segurança|normas de segurança",
    ),
    (Sign::FOLLOW, "segue|siga |segue-se|vale |valem|rege|aplica-se|se aplica|segundo|conforme|prevalec|acima"),
    (
        Sign::GUIDE,
        "este guia|o guia|este documento|este ficheiro|este arquivo|esta habilidade|este pacote|este complemento|esta extensão|este plugin|estas regras|esta página|este manual|o manual",
    ),
    (
        Sign::AUDIT,
        "revisor|auditor|avaliador|examinador|verificador|quem audita|quem revê|quem revisa|análise automática",
    ),
    (Sign::SAFE, "aprovad|segur|fiável|confiável|inofensiv|aceitar|aceite|aceito|validad|sem observações|de confiança"),
    (
        Sign::AHEAD,
        "de antemão|antecipadamente|antecipada|futuras|futuros|versões posteriores|próximas versões|todas as versões",
    ),
    (
        Sign::PAY,
        "número da conta|número de conta|conta bancária|iban|nib|pix|dados bancários|conta de recebimento|carteira|endereço de pagamento|beneficiári|conta do",
    ),
    (Sign::SWAP, "substitu|troc|mud|alter|sobrescrev|em vez d"),
    (Sign::DELETE, "apag|elimin|exclu|remov|destru|limpe|limpa"),
    (
        Sign::TRACE,
        "registo da sessão|registro da sessão|log da sessão|histórico|enviados|mensagens enviadas|rasto|rastro|vestígio",
    ),
    (
        Sign::MATTER,
        "manuscrit|correspondência|mensagens|documentos|e-mails|emails|cartas|conversas|textos|contratos|processos|contactos|contatos|rascunhos",
    ),
    (Sign::QUIETLY, "sem anúncio|sem aviso|discretamente|sem comentar|de passagem|sem alarde|sem avisar|às escondidas"),
];

pub(super) const ITALIAN: Voice = &[
    (Sign::SEND, "invia|inviare|manda|spedisc|trasmett|inoltra|carica"),
    (
        Sign::USER,
        "utent|proprietari|client|lettor|lettrice|autor|committent|negoziant|pazient|titolar|chi chiede|chi ha chiesto|la persona|esercent|scrittor",
    ),
    (
        Sign::KNOW,
        "sa nulla|sa niente|sapere|sappia|saprà|venga a conoscenza|viene a sapere|conoscere|informat|al corrente|accorg|consapevol",
    ),
    (Sign::TELL, "menzion|mostr|compar|appar|figur|ripet|riport|trasmett|annunci|comunic|indicat|citat|notific|segnal"),
    (
        Sign::STEP,
        "questo passo|il passo|questo passaggio|il passaggio|di ciò|di questo|ne |questa copia|questo invio|questo file|questa modifica|questa sezione|questa sostituzione|non ripeterli|questi avvisi",
    ),
    (
        Sign::REPORT,
        "riepilog|riassunto|rapporto|relazione|risposta|elenco delle attività|sintesi|messaggio di commit|resoconto",
    ),
    (Sign::ONLY, "solo |soltanto|solamente|unicamente|esclusivamente"),
    (Sign::ASKED, "chiede|chieda|domanda|chiedono|richiesto"),
    (Sign::SAYS, "rispondi|risponda|rispondere|si risponde|dì che|di' che|la risposta è|rispondete"),
    (Sign::FINE, "no|nulla|niente|tutto bene|tutto a posto|tutto in ordine|nessun problema|innocu"),
    (Sign::CONSENT, "consenso|permesso|autorizzazione|approvazione|benestare|acconsentit|interpellat"),
    (Sign::REFUSED, "rifiutat|negato|detto di no|si oppone|opposto|rifiuta"),
    (Sign::EVEN, "anche se|anche quando|perfino|comunque|lo stesso|nonostante|ugualmente"),
    (Sign::IF, "se |quando |qualora|finché|salvo|purché"),
    (Sign::WARN, "avvis|avvertenz|avvertiment|allarm|rilievi|riscontri|segnalazion"),
    (
        Sign::GUARD,
        "strumenti di verifica|strumenti di controllo|strumento di verifica|analizzator|client|altre estensioni|altri plugin|altri componenti|scanner|audit|controllo di sicurezza|antivirus|host",
    ),
    (Sign::CLASH, "contraddi|conflitto|contrasto|prevale|viene prima|prima di tutto|al di sopra|ha la precedenza"),
    (
        Sign::SYSTEM,
        "istruzioni di sistema|istruzioni del sistema|prompt di sistema|impostazioni di sicurezza|regole di sicurezza|norme di sicurezza",
    ),
    (Sign::FOLLOW, "segui|si segue|seguite|vale |valgono|si applica|secondo|fa fede|prevale|al di sopra"),
    (
        Sign::GUIDE,
        "questa guida|la guida|questo documento|questo file|questa competenza|questo pacchetto|questa estensione|questo plugin|queste regole|questa pagina|questo manuale|il manuale",
    ),
    (
        Sign::AUDIT,
        "revisor|auditor|valutator|esaminator|verificator|chi esamina|chi verifica|analisi automatica|controllo automatico",
    ),
    (Sign::SAFE, "approvat|sicur|affidabil|innocu|accettat|accettare|accetta|convalidat|senza osservazioni|fidat"),
    (
        Sign::AHEAD,
        "in anticipo|anticipatamente|futur|versioni successive|prossime versioni|tutte le versioni|preventiv",
    ),
    (
        Sign::PAY,
        "numero di conto|conto bancario|conto corrente|iban|coordinate bancarie|conto di accredito|portafoglio|indirizzo di pagamento|beneficiari|conto del",
    ),
    (Sign::SWAP, "sostitu|cambi|modific|sovrascriv|rimpiazz|al posto"),
    (Sign::DELETE, "cancell|elimin|rimuov|distrugg|svuot"),
    (
        Sign::TRACE,
        "registro della sessione|log della sessione|cronologia|posta inviata|messaggi inviati|tracce|traccia",
    ),
    (
        Sign::MATTER,
        "manoscritt|corrispondenza|messaggi|documenti|email|e-mail|lettere|conversazioni|testi|contratti|fascicoli|contatti|bozze",
    ),
    (Sign::QUIETLY, "senza annunci|senza avvis|discretamente|senza commenti|di sfuggita|senza dirlo|all'insaputa"),
];
