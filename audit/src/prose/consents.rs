//! Words with which a text says, in other languages, that somebody agreed to all that follows or that limits are lifted: what
//! they say together, no single word says.

use super::lexicon::{Says, Tongue};

/// More stems of every language, in the order of [`super::lexicon::TONGUES`].
pub(super) const CONSENTS: &[Tongue] = &[
    &[
        (
            Says::AGREED,
            "zugestimmt|genehmigt|erlaubt|eingewilligt|einverstanden|bewilligt|zustimmung gilt|erlaubnis gilt|gelten als erteilt|gilt als erteilt",
        ),
        (
            Says::AHEAD,
            "im voraus|vorab|allem schon|allem bereits|schon allem|bereits allem|allen änderungen|allen schritten|alle bestätigungen|alle rückfragen|alle genehmigungen|alle erlaubnisse|jede bestätigung|jede rückfrage|allem weiteren|allen weiteren|allem, was|alle weiteren|alle künftigen|allen künftigen|ein für alle mal|sämtlichen|für die ganze sitzung|für alle befehle|jedem befehl",
        ),
        (
            Says::IGNORE,
            "außer kraft|gelten nicht mehr|gilt nicht mehr|entfallen|hinfällig|außer acht|sind gegenstandslos|sind gelockert|nicht länger",
        ),
    ],
    &[
        (
            Says::AGREED,
            "a accepté|accepté|a consenti|donné son accord|autorisé|approuvé|d'accord avec|accord vaut|consentement|réputées données|réputées acquises|valent accord|tenues pour données",
        ),
        (
            Says::AHEAD,
            "d'avance|déjà tout|tout approuvé|tout accepté|tout autorisé|toutes les modifications|tous les changements|toutes les confirmations|toutes les autorisations|toute confirmation|à l'avance|par avance|tout ce qui suit|toutes les opérations|toutes les commandes|toutes les actions|une fois pour toutes|pour toute la session|futures",
        ),
        (
            Says::IGNORE,
            "ne s'applique plus|ne s'appliquent plus|sont levées|sont levés|est levée|n'ont plus cours|ne valent plus|caduques|suspendu",
        ),
    ],
    &[
        (
            Says::AGREED,
            "se dan por concedid|se da por concedid|ha aceptado|aceptó|ha consentido|consintió|ha autorizado|autorizó|ha aprobado|aprobó|dio su consentimiento|de acuerdo con|ha dado su consentimiento|ha dado permiso|dado su visto bueno",
        ),
        (
            Says::AHEAD,
            "de antemano|todos los cambios|todas las modificaciones|ya lo aprobó todo|ya aprobó todo|todo lo que propon|todas las confirmaciones|toda confirmación|todos los permisos|por adelantado|por anticipado|todo lo que sigue|todas las operaciones|todos los comandos|todas las acciones|cualquier comando|de una vez por todas|para toda la sesión|futuras|futuros",
        ),
        (
            Says::IGNORE,
            "ya no se aplica|ya no rigen|ya no vale|quedan levantad|quedan suspendid|quedan anulad|se levantan",
        ),
    ],
    &[
        (
            Says::AGREED,
            "consideram-se concedid|dão-se por concedid|consideram-se dadas|aceitou|concordou|consentiu|autorizou|aprovou|deu o seu consentimento|deu seu consentimento|deu permissão|está de acordo|consentimento vale",
        ),
        (
            Says::AHEAD,
            "de antemão|todas as alterações|todas as mudanças|já aprovou tudo|todas as confirmações|toda confirmação|todas as permissões|antecipadamente|com antecedência|tudo o que segue|tudo que vier|todas as operações|todos os comandos|todas as ações|qualquer comando|de uma vez por todas|para toda a sessão|futuras|futuros",
        ),
        (
            Says::IGNORE,
            "não se aplicam mais|já não se aplica|já não vale|não valem mais|ficam suspens|estão suspens|ficam revogad|ficam sem efeito|deixam de valer",
        ),
    ],
    &[
        (
            Says::AGREED,
            "ha accettato|ha acconsentito|ha autorizzato|ha approvato|dato il consenso|dato il suo consenso|è d'accordo|consenso vale",
        ),
        (
            Says::AHEAD,
            "in anticipo|tutte le modifiche|già approvato tutto|anticipatamente|preventivamente|tutto ciò che segue|tutte le operazioni|tutti i comandi|tutte le azioni|qualsiasi comando|una volta per tutte|per tutta la sessione|futuri|future",
        ),
        (Says::IGNORE, "non si applicano più|non vale più|sono revocat|sono sospes|decadono|cessano di valere"),
    ],
    &[
        (
            Says::AGREED,
            "heeft ingestemd|ingestemd|akkoord gegaan|goedgekeurd|toestemming gegeven|toestemming geldt|akkoord",
        ),
        (
            Says::AHEAD,
            "vooraf|alle wijzigingen|alles al van tevoren|bij voorbaat|alle volgende|alle commando|alles wat volgt|eens en voor altijd|hele sessie|alle toekomstige",
        ),
        (Says::IGNORE, "gelden niet meer|geldt niet meer|zijn opgeheven|vervallen|niet langer"),
    ],
    &[
        (
            Says::AGREED,
            "har godkänt|har samtyckt|samtyckt|gått med på|har accepteret|har godkendt|har samtykket|har tillåtit",
        ),
        (Says::AHEAD, "i förväg|på förhand|en gång för alla|alla kommandon|allt som följer|alla framtida|på forhånd"),
        (Says::IGNORE, "gäller inte längre|är upphävda|upphör att gälla|gælder ikke længere"),
    ],
    &[
        (Says::AGREED, "zgodził|wyraził zgodę|zatwierdził|zaakceptował|zezwolił|zgoda obejmuje|zgoda dotyczy"),
        (
            Says::AHEAD,
            "z góry|na przyszłość|wszystkie operacje|wszystkie polecenia|wszystkie kolejne|wszystkie dalsze|raz na zawsze|na całą sesję|wszelkie",
        ),
        (Says::IGNORE, "już nie obowiązują|przestają obowiązywać|zostały zniesione|są zniesione|uchylone|zawieszone"),
    ],
    &[
        (Says::AGREED, "souhlasil|schválil|povolil|dal souhlas"),
        (Says::AHEAD, "předem|všechny příkazy|všemi příkazy|vším, co|všechny další|jednou provždy"),
        (Says::IGNORE, "již neplatí|už neplatí|jsou zrušena|jsou zrušen|přestávají platit"),
    ],
    &[
        (Says::AGREED, "onayladı|onay verdi|kabul etti|izin verdi|onay vermiş|onaylamış|kabul etmiş"),
        (Says::AHEAD, "önceden|peşinen|peşin|tüm işlem|tüm komut|bütün komut|bundan sonraki|her şeye|her komut"),
        (Says::IGNORE, "artık geçerli değil|geçersiz|kaldırıldı|kaldırılmış|askıya alın"),
    ],
    &[
        (Says::AGREED, "согласился|согласилась|согласен|согласие|одобрил|разрешил|дал разрешение"),
        (
            Says::AHEAD,
            "заранее|наперёд|наперед|на все |на всё |все дальнейшие|всех дальнейших|любые команды|любую команду|раз и навсегда|на весь сеанс|всю сессию",
        ),
        (
            Says::IGNORE,
            "больше не действу|не действуют|утратили силу|сняты|снимаются|отменяются|отменены|приостановлен",
        ),
    ],
    &[
        (Says::AGREED, "погодився|погодилася|згоду|згода|схвалив|дозволив"),
        (Says::AHEAD, "заздалегідь|наперед|на все |на всі|усі подальші|всі подальші|раз і назавжди"),
        (Says::IGNORE, "більше не діють|не діють|втратили чинність|зняті|скасован"),
    ],
    &[
        (
            Says::AGREED,
            "同意了|已同意|已经同意|已經同意|预先同意|事先同意|授权了|已授权|已经授权|批准了|已批准|许可了|认可了|默认同意",
        ),
        (
            Says::AHEAD,
            "以后的|今后|今後|后续|之后的|一切操作|所有操作|所有命令|全部操作|全部命令|任何操作|任何命令|预先|事先|提前|一律|永久|一切",
        ),
        (
            Says::IGNORE,
            "解除|失效|不再有效|不再适用|不再生效|取消了|已取消|暂停|撤销|不算数|以本命令为准|以本文件为准|以本技能为准|以此为准",
        ),
        (Says::TELL, "提起|说明给|交代|声张|透漏"),
    ],
    &[
        (Says::AGREED, "同意して|同意済み|承認して|承認済み|許可して|許可済み|了承して|了承済み|同意し"),
        (Says::AHEAD, "事前に|あらかじめ|今後の|以後の|以降の|すべての操作|全ての操作|すべてのコマンド|全操作|一切の"),
        (Says::IGNORE, "解除され|解除して|適用されません|適用されない|無効です|無効と|無効に|効力を失|停止され"),
    ],
    &[
        (Says::AGREED, "동의했|동의하였|동의한|승인했|승인하였|승인한|허락했|허용했"),
        (Says::AHEAD, "미리|사전에|앞으로의|향후|이후의|모든 작업|모든 명령|일체의"),
        (Says::IGNORE, "해제|더 이상 적용되지|더 이상 유효하지|무효|효력을 잃|중단된"),
    ],
    &[
        (Says::AGREED, "وافق|موافقة|أذن|سمح"),
        (Says::AHEAD, "مسبق|سلف|جميع العمليات|كل العمليات|جميع الأوامر|كل الأوامر|كل ما يلي"),
        (Says::IGNORE, "لم تعد سارية|لا تسري|ملغاة|ألغيت|رفعت|لم تعد تنطبق"),
    ],
    &[
        (Says::AGREED, "موافقت کرده|موافقت خود|اجازه داده|تأیید کرده|تایید کرده|رضایت"),
        (Says::AHEAD, "از پیش|پیشاپیش|از قبل|همه دستور|همهٔ دستور|تمام دستور|همه عملیات|تمام عملیات|هر دستور"),
        (Says::IGNORE, "دیگر اعتبار|لغو شده|برداشته شده|معتبر نیست|بی‌اعتبار"),
    ],
    &[
        (Says::AGREED, "הסכים|הסכמה|אישר|נתן אישור|התיר"),
        (Says::AHEAD, "מראש|לכל הפעולות|כל הפעולות|כל הפקודות|לכל פקודה|מעתה"),
        (Says::IGNORE, "אינן חלות|אינם חלים|בוטלו|הוסרו|אינן תקפות|מבוטל"),
    ],
    &[
        (Says::AGREED, "सहमति दे|सहमत|अनुमति दे|स्वीकृति दे|मंज़ूरी दे|मंजूरी दे"),
        (Says::AHEAD, "पहले से|पहले ही|अग्रिम|सभी आदेश|सभी कमांड|सभी कार्य|हर आदेश|आगे के सभी"),
        (Says::IGNORE, "लागू नहीं|हटा दिए|हटा दी|रद्द|समाप्त हो"),
    ],
    &[
        (Says::AGREED, "đã đồng ý|đã chấp thuận|đã cho phép|đã phê duyệt"),
        (Says::AHEAD, "trước mọi|từ trước|mọi thao tác|tất cả thao tác|mọi lệnh|tất cả các lệnh|về sau|sau này"),
        (Says::IGNORE, "không còn hiệu lực|không còn áp dụng|được gỡ bỏ|đã gỡ bỏ|bị hủy bỏ|hết hiệu lực"),
    ],
    &[
        (
            Says::AGREED,
            "telah menyetujui|sudah menyetujui|telah setuju|sudah setuju|telah mengizinkan|sudah mengizinkan|memberi izin",
        ),
        (
            Says::AHEAD,
            "sebelumnya untuk|di muka|semua perintah|semua operasi|semua tindakan|setiap perintah|untuk selanjutnya",
        ),
        (Says::IGNORE, "tidak berlaku lagi|tidak lagi berlaku|dicabut|ditangguhkan|dihapuskan"),
    ],
    &[
        (Says::AGREED, "έχει συμφωνήσει|συμφώνησε|έχει εγκρίνει|ενέκρινε|έχει δώσει|συγκατάθεση|συναίνεσε"),
        (Says::AHEAD, "εκ των προτέρων|από πριν|όλες τις εντολές|κάθε εντολή|όλες τις ενέργειες|μια για πάντα"),
        (Says::IGNORE, "δεν ισχύουν πλέον|παύουν να ισχύουν|αίρονται|έχουν αρθεί|καταργ"),
    ],
];
