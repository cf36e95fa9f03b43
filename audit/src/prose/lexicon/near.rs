//! Turkish, Arabic, Persian, Hebrew, Hindi and Greek: what orders to an agent are made of, word by word.

use super::{Says, Tongue};

pub(super) const TURKISH: Tongue = &[
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

pub(super) const ARABIC: Tongue = &[
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

pub(super) const PERSIAN: Tongue = &[
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

pub(super) const HEBREW: Tongue = &[
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

pub(super) const HINDI: Tongue = &[
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

pub(super) const GREEK: Tongue = &[
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
