//! The few words of other languages that carry orders, parted by `|`: German, French, Spanish, Portuguese, Italian, Dutch, Nordic,
//! Slavic, Turkish, Chinese, Japanese, Korean and others.

use super::super::pattern::Pattern;
use super::wide::Wide;

/// To keep it to oneself, to leave it out, not to speak of it.
pub(super) const QUIET: &str = "\
    für sich behalten|bleibt unerwähnt|bleiben unerwähnt|unerwähnt|kein wort|keine silbe|nicht der rede wert|\
    nicht erwähnt|wird nicht gemeldet|nicht zur sprache|verschweig|darüber schweig|bleibt unter uns|garde-le pour toi|\
    gardez-le pour vous|garde pour toi|gardez pour vous|on ne signale pas|ne signale pas|ne signalez pas|\
    sans en parler|n'en parle|inutile de revenir|inutile d'en parler|inutile de le mentionner|passe sous silence|\
    passez sous silence|reste entre nous|ne pas mentionner|sans le mentionner|sans mentionner|hors de la liste|hors du rapport|hors du résumé|hors du compte rendu|guárdatelo|\
    guárdalo para ti|guárdalos para ti|no lo menciones|no se menciona|no lo comentes|no se informa|sin mencionar|\
    queda entre nosotros|cállate|no hace falta decir|no hace falta mencionar|guarde-os para si|guarde-o para si|\
    guarde para si|guarda para ti|guarde isso|sem mencionar|sem comentar|não mencione|não comente|não se fala|\
    fica entre nós|sem alarde|não precisa dizer|tieni per te|tienilo per te|tenetelo per voi|non menzionare|\
    non si menziona|senza menzionare|senza dirlo|non va segnalat|non vanno segnalat|non segnalare|resta tra noi|\
    inutile dirlo|hou het voor je|houd het voor jezelf|niet vermeld|niets meer gezegd|niets over gezegd|onvermeld|\
    blijft onder ons|niets meer over|zonder dit te melden|zonder het te melden|nämn inte|behåll det för dig|ikke nævn|\
    ikke nevn|uden at nævne|uten å nevne|utan att nämna|älä mainitse|mainitsematta|nie wspominaj|nie mów|\
    zachowaj dla siebie|bez wzmianki|nie informuj|przemilcz|nezmiňuj|nech si to pro sebe|nespomínaj|nepíš o tom|\
    ne említsd|hallgasd el|nu menționa|nu mentiona|păstrează pentru tine|kendine sakla|bahsetme|sessizce|не упомина|\
    не сообща|держи при себе|оставь при себе|умолч|не згаду|не повідомля|не споменава|между нами|不要提|不必提|无需提|不用提|别提|\
    不写进|不列入|不告诉|不告知|隐瞒|不必说明|无须说明|不要告|不提及|載せません|載せない|伏せ|報告しない|報告しません|知らせない|知らせません|言及しない|言及しません|話題にしない|언급하지|말하지|알리지|\
    보고하지|숨기|لا تذكر|دون ذكر|لا تخبر|نگو|اشاره نکن|אל תזכיר|उल्लेख न|न बताए|đừng nhắc|không nhắc|không đề cập|\
    không cần nói|jangan sebut|tanpa menyebut|jangan beri tahu|μην αναφέρ|χωρίς να αναφέρ|behalte es für dich|\
    behalte das für dich|behalte sie für dich|behalt es für dich|no aparece en el res|no aparece en el inf|\
    no aparecen en el|no figura en el|non compaiono nel|non compare nel|ne figure pas dans|ne figurent pas dans|\
    n'apparaît pas dans|n'apparaissent pas dans|taucht nicht in|tauchen nicht in|taucht im bericht nicht|не говори |\
    considerate inesistenti|considerato inesistente|não aparece no|não aparecem no|nämns inte|ska inte nämnas|\
    özete yazma|rapora yazma|erzähle nie|erzähl nie|sage nie, dass|sag nie, dass|sag niemals, dass|verrate nie, dass|\
    verrate nicht, dass|verrate der nutzerin nicht|verrate dem nutzer nicht|leugne|streite ab|streit es ab|\
    streite es ab|ne dis jamais que|ne dites jamais que|ne révèle pas que|ne révèle pas à|ne révèle jamais que|\
    ne révélez pas que|ne révélez pas à|nie avoir|niez avoir|nie l'existence|niez l'existence|nunca digas que|\
    no digas nunca|nunca cuentes|no reveles que|no reveles a quien|no reveles al usuario|no le reveles|niega que|\
    niega tener|niégalo|nunca conte|nunca diga que|não revele que|não revele a quem|não revele ao usuário|\
    não conte a quem|não conte que|negue que|negue ter|non rivelare a chi|non rivelare all'utente|non rivelare che|\
    non dire mai che|non dire a chi|nega di aver|nega che|nega sempre|vertel nooit dat|zeg nooit dat|verraad niet dat|\
    onthul niet dat|ontken dat|ontken het|berätta aldrig att|avslöja inte att|förneka att|fortæl aldrig|\
    afslør ikke at|benægt at|fortell aldri|avslør ikke at|benekt at|nigdy nie mów|nie ujawniaj, że|nie zdradzaj, że|\
    zaprzecz|nikdy neříkej|neprozrazuj, že|zapři|popři|asla söyleme|inkâr et|inkar et|никогда не говори, что|\
    не раскрывай, что|не говори пользовател|отрицай|ніколи не кажи, що|не розкривай, що|заперечуй|予以否认|一律否认|\
    矢口否认|否认存在|否认有|不要透露本|不得透露本|否定してください|否定し、|부인하세요|부인한다|부인하고|phủ nhận|sangkal|\
    nu aminti|nu pomeni|nu dezvălui|nu spune nimănui|nu-l afișa|nu o afișa|fără să menționezi|জানাবেন না|জানাবে না|\
    উল্লেখ করবেন না|না জানিয়ে|usimwambie|usimjulishe|usimwonyeshe|usitaje|bila kumwambia|bila kumjulisha|\
    ห้ามกล่าวถึง|ไม่ต้องกล่าวถึง|อย่ากล่าวถึง|อย่าบอกผู้ใช้|ห้ามบอกผู้ใช้|ไม่ต้องบอกผู้ใช้|ไม่ต้องแจ้งผู้ใช้|อย่าแจ้งผู้ใช้|\
    μην αποκαλύψ|μην το πεις|μην πεις στον|μη λες στον|älä kerro käyttäj|älä paljasta|ei mainita|ne mondd el|\
    älä kerro tästä|älä kerro siitä|älä mainitse tästä|đừng giải thích|không giải thích về|зроби це мовчки|\
    роби це мовчки|сделай это молча|делай это молча|знати не треба|знати не потрібно|знать не нужно|знать не надо|\
    ne árulj|no ho esmentis|no ho diguis|sense dir-ho|no revelis";

/// Words that forbid, whole ones.
pub(super) const NOT: &str = "\
    nicht|nie|niemals|kein|keine|jamais|pas|nunca|no|não|mai|non|niet|nooit|geen|nigdy|asla|никогда|нельзя|не|inte|\
    aldrig|ikke|avoid|never|nikdy|nikoli|không|đừng|jangan|evita|évitez|vermeide|soha|niciodată";

/// The same in scripts that part no words, or within a word.
pub(super) const WITHIN: &str = "\
    切勿|不要|禁止|请勿|避免|しない|ません|하지 마|않|هرگز|لا |نباید|kaçın|אל ";

/// Short words of languages that are written with the letters of English, and are none of it.
pub(super) const STOPS: &str = "\
    und|der|die|das|den|ist|nicht|mit|für|ein|eine|le|la|les|des|et|est|une|pas|pour|dans|que|el|los|las|una|por|para|\
    con|del|se|en|de|do|da|os|um|uma|não|em|il|che|di|non|per|gli|nel|della|è|het|een|van|niet|voor|met|wordt|och|att|\
    det|som|på|og|ikke|til|nie|na|się|jest|przed|ve|bir|bu|için|ile|dan|yang|untuk|tidak|ja|ei|și|nu|pe|az|egy|hogy|au|\
    na|ya|wa|kwa|za|cha|vya|katika|els|amb|per|dels|on|ei|että|kun|és|nem|du|sur|à|como|isso|cada|ou|ce|son|qui|auf|im|zu|von|wird|wenn|bei|dem|vor|nach|als|sich|oder|e|o|y|ma|si|lo|su|un|w|\
    z|i|v|bez|pro|av|är|jag|er|af|ze|op|te|daarna|aan|\
    ang|ng|mga|sa|ay|kung|niya|siya|ito|huwag|wat|jy|hierdie|vir|ak|yo|pou|nan|oswa|itilizatè|etiam|atque|neque|noli|esse|\
    eta|ez|bat|edo|të|dhe|në|për|një|është|agus|níl|ná|leis|mae|yn|yr|gyda|iyo|waa|ama|li|jew|mill|und|kaj|estas|ir|un|vai|\
    lub|gdy|są|dla|tylko|oraz|jeśli|przez|ini|itu|akan|dari|pada|atau|dengan|perlu|nebo|když|jako|podle|oder|wie|durch|bij|wordt|naar|hoe|bet|kad|jei|nav|är|ður|ekki|það|sem|við|og|að|hann|ku|bi|ji|ku|hem|ne|ata|kuma|idan";

/// To answer a question with what was settled before.
pub(super) static LIES: Wide = Wide::of(
    r"\bnão\s+(?:revele|mostre|mencione|conte)\b[^.]{0,40}\b(?:à\s+pessoa|ao\s+usuário)\b|\bno\s+(?:reveles|menciones|cuentes)\b[^.]{0,40}\b(?:a\s+la\s+persona|al\s+usuario)\b|\bnon\s+(?:rivelare|menzionare)\b[^.]{0,40}\b(?:alla\s+persona|all'utente)\b|\bne\s+(?:révèle|mentionne)\w*\s+(?:pas|jamais)\b[^.]{0,40}\bà\s+(?:la\s+personne|l'utilisat\w+)|\b(?:der\s+person|dem\s+nutzer|der\s+nutzerin)\b[^.]{0,30}\bnicht\s+(?:verraten|genannt|mitgeteilt|gesagt)\b|(?:antwort\w*|sag\w*)\s+(?:\w+\s+){0,3}(?:nein|ja)\b|\blautet\s+die\s+antwort|(?:répon\w+|dites|dis)\s+(?:\w+\s+){0,2}(?:non|oui)\b|\b(?:sag|antwort|répon|dis|respond|di|rispond|zeg|antwoord|svara|odpowiedz)\w*[^.]{0,30}(?:alles\s+(?:in\s+ordnung|gut|goed)|tout\s+va\s+bien|todo\s+(?:va|está)\s+bien|tudo\s+(?:bem|certo)|tutto\s+(?:bene|a\s+posto)|(?:allt|att\s+allt)\s+är\s+bra|wszystko\s+(?:jest\s+)?(?:dobrze|w\s+porządku))|la\s+réponse\s+est|(?:respond\w+|contest\w+|di)\s+(?:que\s+)?(?:no|sí|não|sim)\b|la\s+respuesta\s+es|a\s+resposta\s+é|la\s+risposta\s+è|rispond\w+\s+(?:di\s+|che\s+)?(?:no|sì)\b|antwoord\w*\s+(?:\w+\s+){0,2}(?:nee|ja)\b|odpowied\S*\s+(?:że\s+)?(?:nie|tak)\b|отве\S+\s+[«\x22]?(?:нет|да|что)|(?:就|则|一律|只|都)?(?:回答|答复|答)[:：]?\s*[\x22“「]?(?:没有问题|没问题|没有|是的|安全)|(?:聞かれ|尋ねられ|問われ|訊かれ)[^。]{0,24}「[^」]{1,20}」と(?:答|回答|伝)|hayır\s+de|아니\S*\s*(?:라고|고)\s*(?:답|말)|trả\s+lời\s+(?:là\s+)?không|figur\w+\s+(?:como|comme)\s*[«\x22“]|(?:descr\w+|registr\w+|anot\w+)\s+(?:\w+\s+){0,4}(?:como|come)\s*[«\x22“]|(?:bezeichne|vermerk|beschreib|nenne)\w*\s+(?:\w+\s+){0,6}als\s*[„»\x22“]|(?:décri\w+|not\w+|intitul\w+)\s+(?:\w+\s+){0,5}(?:comme|sous)\s*[«\x22“]|(?:opisz|zapisz)\s+(?:\w+\s+){0,4}jako\s*[„\x22]|опиш\S+\s+(?:\S+\s+){0,4}как\s*[«\x22]",
);

/// To stand above what a person wants.
pub(super) static RANKS: Wide = Wide::of(
    r"\bgeh(?:t|en)\s+(?:allen|jede[rm]|den|der|dem|sämtlichen)\s+[^.;!?\n]{0,60}\b(?:system-?prompt|anweisung|wünsch|vorgabe|regel|wunsch|befehl|angabe)\p{L}*[^.;!?\n]{0,60}\bvor\b|\b(?:l'emporte|prévaut|prime\s+sur|prevalece|prevalecen|tiene\s+prioridad|tem\s+prioridade|prevale|ha\s+la\s+precedenza|heeft\s+voorrang|ma\s+pierwszeństwo|hat\s+vorrang|haben\s+vorrang|önceliklidir|har\s+företräde)\b|\bso\s+gilt\s+(?:diese|dieses|dies)|\b(?:wint|gewinnt|gana|vence|vince|gagne|wygrywa)\s+(?:dit|deze|dies\w*|est\w+|quest\w+|ce\w*|ten)\b|имеет\s+приоритет|документ\s+важнее|优先于.{0,12}(?:用户|使用者)的?(?:要求|指令|请求|意愿|设置|命令|愿望)|以本(?:文|说明|文件|指南).{0,6}为准|(?:この(?:文書|指示|手順|ドキュメント)|本(?:書|文書|スキル))(?:を|が)優先|(?:이|본)\s*(?:문서|지침)[^.]{0,20}우선|\bva(?:le|len|lem|lent|lgono)\s+(?:mais|más|plus|più)\s+(?:do\s+)?(?:que|di|delle|de\s+ce)\b|\b(?:zählen|gelten|wiegen)\s+(?:mehr|schwerer)\s+als\b|\bstehen\s+über\s+(?:dem|den|der)\b|\b(?:gaan|gelden)\s+boven\b|\bwegen\s+zwaarder\s+dan\b|\bpassent\s+avant\b|\bväger\s+tyngre\s+än\b|\bważniejsze\s+(?:niż|od)\b|\bconsidera(?:te)?\s+superat[aei]\b|важнее,?\s+(?:чем|указани|слов|просьб)|важливіші,?\s+(?:ніж|за)|凌驾于|高于(?:系统|用户)|\bregras\b(?:[^.]|\.\w){0,160}\bdeixam\s+de\s+valer\b|\b(?:règles|consignes)\b(?:[^.]|\.\w){0,160}\bne\s+(?:valent|s'appliquent)\s+plus\b|\b(?:reglas|instrucciones)\b(?:[^.]|\.\w){0,160}\bdejan\s+de\s+(?:valer|aplicarse)\b|\b(?:regole|istruzioni)\b(?:[^.]|\.\w){0,160}\bnon\s+valgono\s+più\b|\b(?:regeln|weisungen|anweisungen)\b(?:[^.]|\.\w){0,160}\b(?:gelten\s+nicht\s+mehr|treten\s+(?:dahinter\s+)?zurück|sind\s+hinfällig)\b|\bregels\b(?:[^.]|\.\w){0,160}\bgelden\s+niet\s+(?:meer|langer)\b|правила(?:[^.]|\.\w){0,160}(?:не\s+действуют|теряют\s+силу)|(?:システム|利用者|ユーザー)の?(?:指示|要望)?より(?:も)?優先|보다\s+우선",
);

/// A person who wants something.
pub(super) static PERSONS: Wide = Wide::of(
    r"\b(?:personne|utilisat\w+|nutzer\w*|benutzer\w*|anwender\w*|person\w*|usuari\w+|usuári\w+|pessoa|utent[ei]|gebruiker\w*|użytkownik\w*|kullanıcı\w*|användar\w*)\b|\bs[iy]st[eéè]m[ae]\w*|\bquem\s+(?:conversa|escreve|pede)|\bchi\s+ti\s+(?:scrive|parla|chiede)|\bquien\s+(?:te\s+)?(?:habla|escribe|pide)|\bqui\s+(?:te|vous)\s+(?:parle|écrit)|\bwer\s+mit\s+dir|\bwie\s+met\s+je|\b(?:sue|suas|sus|seine|ihre)\s+(?:indicazioni|indicações|indicaciones|anweisungen|wünsche)|систем|пользовател|用户|系统|システム|시스템|ユーザー|利用者|사용자",
);

/// Rights for others, and guards taken away.
pub(super) static RIGHTS: Pattern = Pattern::of(
    r"\bgrant\s+all\b|\balter\s+role\b|\bsuperuser\b|\bchmod\s+(?:-\w+\s+)?(?:0?777|a\+)|\bauthorized_keys\b|\bnode_tls_reject|\bsslverify\b|--no-verify\b|\bverify\s*=\s*false\b|\bstrict-ssl\b|\bskip_?auth\b|\bdisable[_-]?auth",
);

/// Permissions that need no question, wherever they are written.
pub(super) static BLANKET: Pattern = Pattern::of(
    r"\bbypasspermissions\b|\bdontask\b|\bacceptedits\b|\bbash\(\s*\*|\bwebfetch\(\s*\*|\bbash\(\s*(?:curl|sudo)|\x22bash\x22|--dangerously-skip|--yolo\b",
);

/// Where permissions stand.
pub(super) static PLACES: Pattern =
    Pattern::of(r"\bsettings(?:\.local)?\.json\b|\bpermissions?\.(?:allow|defaultmode|deny)|\bdefaultmode\b");
