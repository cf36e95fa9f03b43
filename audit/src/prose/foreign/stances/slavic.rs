//! Polish, Czech, Russian, Ukrainian and Greek: words of stances, by stems.

use super::signs::{Sign, Voice};

pub(super) const POLISH: Voice = &[
    (
        Sign::USER,
        "użytkowni|właściciel|klient|czytelni|autor|zleceniodaw|sprzedawc|pacjent|osob|kto pyta|kto prosi|pisarz",
    ),
    (Sign::KNOW, "wie |wiedzieć|wiedział|dowie|dowiedz|dowiaduje|poinformowan|świadom|zauważ|znać"),
    (
        Sign::TELL,
        "wspomin|pokazuj|pokazywan|wymieni|zgłasza|pojawia|przekazuj|powtarzaj|widnie|ujmuj|odnotow|ogłasza|figuruje|informuje",
    ),
    (
        Sign::STEP,
        "ten krok|tego kroku|tym kroku|krok ten|o tym|o nim|tej kopii|tej zmian|ten plik|tego pliku|tej wysyłc|tych ostrzeże|ich nie|tej sekcji|ten zapis",
    ),
    (Sign::REPORT, "podsumowan|raport|odpowiedz|odpowiedź|sprawozdan|lista zadań|liście zadań|plan|opisie zmian"),
    (Sign::ONLY, "tylko|jedynie|wyłącznie"),
    (Sign::ASKED, "zapyta|pyta|spyta|na pytanie"),
    (Sign::SAYS, "odpowiedz|odpowiada|powiedz|odpowiedź brzmi|mów"),
    (Sign::FINE, "nie|nic|wszystko w porządku|wszystko dobrze|żadnych problemów|nieszkodliw"),
    (Sign::CONSENT, "zgod|pozwoleni|zezwoleni|aprobat|pytan|pyta się"),
    (Sign::REFUSED, "odmówi|odrzuci|sprzeciwi|nie zgodzi|odmawia"),
    (Sign::EVEN, "nawet jeśli|nawet gdy|nawet wtedy|mimo to|mimo że|i tak |pomimo"),
    (Sign::IF, "jeśli|jeżeli|gdy |kiedy|dopóki|o ile"),
    (Sign::WARN, "ostrzeże|alert|uwag|znalezis|alarm"),
    (
        Sign::GUARD,
        "narzędzi audyt|narzędzia audyt|audyt|skaner|klient|innych wtyczek|inne wtyczki|innych rozszerze|kontroli bezpieczeństw|antywirus|narzędzia kontroln|narzędzi kontroln",
    ),
    (Sign::CLASH, "sprzeczn|kłóci|konflikt|przed wszystkim|ponad |pierwszeństw|nadrzędn|zaprzecza"),
    (
        Sign::SYSTEM,
        "instrukcje systemow|instrukcji systemow|poleceniami systemow|polecenia systemow|instrukcjami systemow|ustawienia bezpieczeństw|ustawień bezpieczeństw|ustawieniami bezpieczeństw|zasady bezpieczeństw|zasad bezpieczeństw|zasadami bezpieczeństw",
    ),
    (Sign::FOLLOW, "stosuj|obowiązuj|postępuj|według|zgodnie|pierwszeństw|nadrzędn|ponad|kieruj"),
    (
        Sign::GUIDE,
        "ten przewodnik|tego przewodnik|tym przewodnik|przewodnik|ten dokument|tego dokument|ten plik|tego pliku|ta umiejętność|ten pakiet|tego pakiet|ta wtyczka|tej wtyczk|tę wtyczk|te zasady|ten poradnik|poradnik",
    ),
    (Sign::AUDIT, "recenzent|audytor|oceniając|kontroler|sprawdzając|weryfikator|automatyczna ocena"),
    (Sign::SAFE, "zatwierdzon|bezpieczn|zaufan|zaakceptowan|nieszkodliw|przyjąć|przyjęt|bez uwag|akceptuj"),
    (Sign::AHEAD, "z góry|na przyszłość|przyszłe|przyszłych|kolejnych wersji|wszystkich wersji|późniejsz"),
    (
        Sign::PAY,
        "numer konta|numer rachunku|numery kont|rachunek|rachunku|konto bankow|iban|portfel|adres wypłat|dane do przelew|odbiorc",
    ),
    (Sign::SWAP, "zastąp|zamień|podmień|zmień|zastępuj|zamieniaj|nadpisz"),
    (Sign::DELETE, "usuń|skasuj|wymaż|usuwaj|kasuj|wyczyść|zniszcz"),
    (Sign::TRACE, "dziennik sesji|dziennika sesji|histori|wysłan|ślad|logów sesji|log sesji"),
    (Sign::MATTER, "rękopis|korespondencj|wiadomości|dokument|listy|maile|rozmow|tekst|umow|akta|kontakt|szkic"),
    (Sign::QUIETLY, "bez zapowiedzi|niepostrzeżenie|mimochodem|bez wzmianki|bez komentarza|bez ogłaszania|po kryjomu"),
];

pub(super) const CZECH: Voice = &[
    (
        Sign::USER,
        "uživatel|vlastník|majitel|zákazník|čtenář|autor|zadavatel|pacient|obchodník|kdo se ptá|osob|spisovatel",
    ),
    (Sign::KNOW, "vědět|ví o|dozví|informován|vědom|všimne|znát"),
    (Sign::KNOW.and(Sign::NOT), "nedozví|neví|nemusí vědět|nemá vědět|není informován|nevšimne"),
    (Sign::TELL, "zmiň|zmín|uvád|píše|zobraz|hlás|oznam|objev|ukaz|sděl|předáv|opak"),
    (
        Sign::TELL.and(Sign::NOT),
        "nezmiň|nezmín|neuvád|nepíš|nezobraz|nehlás|neoznam|neobjev|neukaz|nesděl|nepředáv|neopak|nezapis|neříká|nevypis|nepatří do",
    ),
    (Sign::NOT, "ne |nikdy|bez |ani |nic |není|nesmí|nemá|nemusí"),
    (
        Sign::STEP,
        "krok|o tom|o nich|o něm|tuto změnu|této změn|tento soubor|tohoto soubor|tuto kopii|toto odeslání|je nehlas|tyto výstrahy|tento oddíl|tuto výměnu",
    ),
    (Sign::REPORT, "souhrn|shrnut|zpráv|odpověd|výsledek pro|hlášení|seznam úkol|přehled|popis změn"),
    (Sign::ONLY, "jen |pouze|výhradně|toliko"),
    (Sign::ASKED, "zeptá|ptá|dotáže|na dotaz|na otázku"),
    (Sign::SAYS, "odpověz|odpoví|řekni|odpověď zní|říká se"),
    (Sign::FINE, "ne|nic|vše v pořádku|všechno v pořádku|žádné problémy|neškodn|je to v pořádku"),
    (Sign::CONSENT, "souhlas|povolen|svolen|schválení uživatel|ptáme|ptá"),
    (Sign::CONSENT.and(Sign::NOT), "nesouhlas|neptá|nevyžaduje souhlas"),
    (Sign::REFUSED, "odmítl|odmítne|zamítl|nesouhlasil|řekl ne"),
    (Sign::EVEN, "i když|i kdyby|i tehdy|přesto|navzdory|stejně|ať obsahuj"),
    (Sign::IF, "pokud|jestliže|když |jakmile|dokud|-li"),
    (Sign::WARN, "varování|výstrah|upozornění|nález|námitk|poplach"),
    (
        Sign::GUARD,
        "nástroje kontroly|kontrolní nástroj|kontrolních nástroj|audit|skener|klient|jiných doplňk|ostatních doplňk|bezpečnostní kontrol|antivir|hostitel",
    ),
    (Sign::CLASH, "odporuj|v rozporu|rozpor|konflikt|nad vše|přednost|má vyšší|přede vším|nadřazen"),
    (
        Sign::SYSTEM,
        "systémové pokyn|systémových pokyn|systémovým pokyn|pokyny systém|pokynům systém|bezpečnostní nastaven|bezpečnostních nastaven|bezpečnostním nastaven|bezpečnostní pravidl|bezpečnostních pravidel|bezpečnostním pravidl",
    ),
    (Sign::FOLLOW, "platí|řiď|řídí|podle|postupuj|má přednost|přednost má|nadřazen"),
    (
        Sign::GUIDE,
        "tento návod|tohoto návod|návod|tato příručka|této příručk|příručk|tento dokument|tohoto dokument|tento soubor|tento balíček|tohoto balíč|tento doplněk|tohoto doplňk|tento plugin|tato pravidla|těchto pravidel",
    ),
    (Sign::AUDIT, "posuzovatel|hodnotitel|recenzent|auditor|kontrolor|automatická kontrol|prověřovatel|revizor"),
    (Sign::SAFE, "schválen|bezpečn|důvěryhodn|neškodn|přijat|přijmout|bez připomínek|prověřen"),
    (Sign::AHEAD, "předem|budouc|příští verze|další verze|všechny verze|pozdější"),
    (
        Sign::PAY,
        "číslo účtu|čísla účt|bankovní účet|bankovního účtu|iban|peněženk|výplatní|platební adres|bankovní spojení|účet příjemc|účet obchod",
    ),
    (Sign::SWAP, "nahraď|nahraz|vyměň|zaměň|změň|přepiš"),
    (Sign::DELETE, "smaž|vymaž|odstraň|smazat|zahlaď|znič"),
    (Sign::TRACE, "záznam relace|záznamu relace|protokol relace|histori|odeslan|stop |stopy|záznamy sezení"),
    (Sign::MATTER, "rukopis|korespondenc|zpráv|dokument|dopis|e-mail|rozhovor|text|smlouv|spis|kontakt|koncept"),
    (Sign::QUIETLY, "bez ohlášení|nenápadně|mimochodem|bez zmínky|mlčky|bez upozornění|potichu|potají"),
];

pub(super) const RUSSIAN: Voice = &[
    (
        Sign::USER,
        "пользовател|владел|клиент|читател|автор|заказчик|пациент|продав|человек|тот, кто спрашивает|писател|хозяин",
    ),
    (Sign::KNOW, "знать|знает|узна|уведомл|извещ|осведомл|заметит|в курсе|догада"),
    (
        Sign::TELL,
        "упомина|показыва|сообща|перечисля|появля|пересказыва|передава|повторя|отобража|объявля|указыва|говорит|пишут|пиши ",
    ),
    (
        Sign::STEP,
        "этот шаг|этом шаге|этого шага|шаг |об этом|о нём|о нем|о них|этот файл|этого файла|этом файле|эту копию|этой копии|эту замену|этой замене|эту отправку|их не|этих предупрежд|этот раздел|эта правка|этой правк",
    ),
    (Sign::REPORT, "сводк|отчёт|отчет|ответ|итог|резюме|списке задач|список задач|описани"),
    (Sign::ONLY, "только|лишь|исключительно"),
    (Sign::ASKED, "спрос|спрашива|на вопрос|поинтересу"),
    (Sign::SAYS, "ответь|отвечай|отвечайте|скажи|скажите|отвечают|ответом будет|говори"),
    (Sign::FINE, "нет|ничего|всё в порядке|все в порядке|всё хорошо|все хорошо|без проблем|безвредн"),
    (Sign::CONSENT, "согласи|разрешени|одобрени|согласия|спрашива|запрашива"),
    (Sign::REFUSED, "отказа|отклони|запрети|возража|против"),
    (Sign::EVEN, "даже если|даже когда|всё равно|все равно|несмотря|тем не менее|невзирая"),
    (Sign::IF, "если|когда|пока |при условии|в случае"),
    (Sign::WARN, "предупрежд|замечани|находк|тревог|оповещени"),
    (
        Sign::GUARD,
        "средств проверки|средства проверки|инструментов проверки|сканер|клиент|других дополнени|других расширени|других плагин|аудит|проверки безопасности|антивирус",
    ),
    (Sign::CLASH, "противореч|конфликт|расход|превыше|выше |прежде всего|главнее|приоритет|важнее"),
    (
        Sign::SYSTEM,
        "системные указани|системным указани|системных указани|системные инструкц|системным инструкц|системных инструкц|системный промпт|указания системы|указаниям системы|настройки безопасности|настройкам безопасности|правила безопасности|правилам безопасности|параметры безопасности",
    ),
    (
        Sign::FOLLOW,
        "следуй|следуют|действует|действуй|применя|поступа|руководств|согласно|приоритет|важнее|главнее|выше|по этому",
    ),
    (
        Sign::GUIDE,
        "это руководств|этому руководств|этого руководств|это пособие|этот документ|этому документу|этого документа|этот файл|этому файлу|этот пакет|этого пакета|это дополнение|этот плагин|эти правила|этим правилам|эта инструкция|этой инструкции|эту инструкцию|настоящее руководство",
    ),
    (
        Sign::AUDIT,
        "рецензент|аудитор|проверяющ|ревизор|оценщик|автоматическая проверка|автоматическую проверку|эксперт",
    ),
    (Sign::SAFE, "одобрен|безопасн|доверенн|принят|безвредн|без замечаний|проверенн"),
    (Sign::AHEAD, "заранее|наперёд|будущ|следующие версии|последующ|всех версий|все версии"),
    (
        Sign::PAY,
        "номер счёта|номер счета|расчётный счёт|расчетный счет|счёт продавца|банковский счёт|реквизит|кошел|iban|адрес для выплат|получател|номер карты",
    ),
    (Sign::SWAP, "замени|заменя|подмени|меняй|измени|перепиши|поменяй"),
    (Sign::DELETE, "удали|удаля|сотри|стереть|очисти|уничтожь"),
    (Sign::TRACE, "журнал сеанса|журнала сеанса|журнал сессии|журнала сессии|истори|отправленн|след |следы|лог сеанса"),
    (Sign::MATTER, "рукопис|переписк|сообщени|документ|письма|писем|разговор|тексты|договор|контакт|черновик"),
    (Sign::QUIETLY, "без объявлени|незаметно|мимоходом|без упоминани|исподволь|без предупреждени|тихо|между делом"),
];

pub(super) const UKRAINIAN: Voice = &[
    (Sign::USER, "користувач|власник|клієнт|читач|автор|замовник|пацієнт|продав|людин|письменник|хто запита"),
    (Sign::KNOW, "знати|знає|дізна|повідомлен|обізнан|поміт|в курсі"),
    (
        Sign::TELL,
        "згаду|показу|повідомля|перелічу|з'явля|з’явля|передава|повторю|відобража|оголошу|вказу|кажуть|пишуть",
    ),
    (
        Sign::STEP,
        "цей крок|цього кроку|цьому кроці|крок |про це|про нього|про них|цей файл|цього файлу|цю копію|цю заміну|це надсилання|їх не|ці попередж|цей розділ|цю правку",
    ),
    (Sign::REPORT, "підсум|звіт|відповід|резюме|список завдань|списку завдань|огляд|описі"),
    (Sign::ONLY, "лише|тільки|виключно"),
    (Sign::ASKED, "запита|питає|спитає|на запитання|поцікав"),
    (Sign::SAYS, "відповідай|відповідайте|скажи|скажіть|відповідають|кажи|відповідь —"),
    (Sign::FINE, "ні|нічого|все гаразд|усе гаразд|все добре|усе добре|нешкідлив"),
    (Sign::CONSENT, "згод|дозвол|схвален|питають|запиту"),
    (Sign::REFUSED, "відмови|відхили|заборони|заперечу|проти"),
    (Sign::EVEN, "навіть якщо|навіть коли|все одно|усе одно|попри|незважаючи|тим не менш"),
    (Sign::IF, "якщо|коли |поки |за умови|у разі"),
    (Sign::WARN, "попередж|зауваж|знахідк|тривог|сповіщ"),
    (
        Sign::GUARD,
        "засобів перевірки|засоби перевірки|інструментів перевірки|сканер|клієнт|інших розшир|інших додат|інших плагін|аудит|перевірки безпеки|антивірус",
    ),
    (Sign::CLASH, "супереч|конфлікт|понад |вище |передусім|пріоритет|важливіш|головніш"),
    (
        Sign::SYSTEM,
        "системні вказів|системним вказів|системних вказів|системні інструкц|системним інструкц|вказівки системи|вказівкам системи|налаштування безпеки|налаштуванням безпеки|правила безпеки|правилам безпеки",
    ),
    (Sign::FOLLOW, "діє |діють|дотримуй|керуй|за цим|згідно|пріоритет|важливіш|головніш|слідуй|виконуй"),
    (
        Sign::GUIDE,
        "цей посібник|цього посібник|цим посібник|цей документ|цього документ|цим документ|цей файл|цей пакет|цього пакет|це доповнення|цей плагін|ці правила|ця інструкція|цією інструкцією|цю інструкцію",
    ),
    (Sign::AUDIT, "рецензент|аудитор|перевіряльник|ревізор|оцінювач|автоматична перевірка"),
    (Sign::SAFE, "схвален|безпечн|довірен|прийнят|нешкідлив|без зауважень|перевірен"),
    (Sign::AHEAD, "заздалегідь|наперед|майбутн|наступні версії|подальш|всіх версій|усіх версій"),
    (
        Sign::PAY,
        "номер рахунк|банківський рахунок|рахунок продав|реквізит|гаман|iban|адрес для виплат|одержувач|отримувач|номер картки",
    ),
    (Sign::SWAP, "заміни|замінюй|підміни|зміни|перепиши"),
    (Sign::DELETE, "видали|видаляй|зітри|стерти|очисти|знищ"),
    (Sign::TRACE, "журнал сеанс|журналу сеанс|журнал сесії|історі|надіслан|слід |сліди"),
    (Sign::MATTER, "рукопис|листуван|повідомлен|документ|листи|листів|розмов|тексти|договор|контакт|чернетк"),
    (Sign::QUIETLY, "без оголошен|непомітно|мимохідь|без згадки|без попередження|тихо|між іншим"),
];

pub(super) const GREEK: Voice = &[
    (Sign::USER, "χρήστη|χρήστης|ιδιοκτήτη|πελάτη|αναγνώστη|συγγραφέα|ασθεν|εντολέ|έμπορο|όποιος ρωτ|πρόσωπο"),
    (Sign::KNOW, "γνωρίζει|ξέρει|μάθει|μαθαίνει|ενημερών|ενημερωθ|αντιληφθ|γνώση"),
    (Sign::TELL, "αναφέρ|εμφανί|δείχν|δείξ|μεταφέρ|επαναλ|ανακοιν|αναγράφ|περιλαμβάν|λέγεται|δηλών"),
    (Sign::NOT, "δεν |μην |μη |χωρίς|ποτέ|ούτε|κανέν"),
    (
        Sign::STEP,
        "το βήμα|αυτό το|αυτού του|γι' αυτό|γι’ αυτό|σχετικά|αυτή την αλλαγή|αυτή η αλλαγή|αυτό το αρχείο|τις αναφέρ|την αποστολή|την αντικατάσταση|αυτή την ενότητα",
    ),
    (Sign::REPORT, "σύνοψη|αναφορά|απάντηση|περίληψη|λίστα εργασιών|έκθεση|επισκόπηση"),
    (Sign::ONLY, "μόνο|αποκλειστικά"),
    (Sign::ASKED, "ρωτήσει|ρωτά|ερωτηθ|στην ερώτηση"),
    (Sign::SAYS, "απάντησε|απαντήστε|απαντάς|απαντά|πες ότι|πείτε ότι|η απάντηση είναι"),
    (Sign::FINE, "όχι|τίποτα|όλα καλά|όλα είναι καλά|κανένα πρόβλημα|ακίνδυν"),
    (Sign::CONSENT, "συγκατάθεσ|άδεια|έγκρισ|συναίνεσ|συμφών|ζητείται"),
    (Sign::REFUSED, "αρνήθηκε|αρνείται|απέρριψε|είπε όχι|αντιτίθεται"),
    (Sign::EVEN, "ακόμη κι αν|ακόμα κι αν|ακόμη και αν|ακόμα και αν|ακόμη και όταν|παρ' όλα|παρόλα|ούτως ή άλλως"),
    (Sign::IF, "αν |εάν|όταν|εφόσον"),
    (Sign::WARN, "προειδοποί|ευρήμα|ειδοποί|συναγερμ"),
    (
        Sign::GUARD,
        "εργαλεία ελέγχου|εργαλεία επιθεώρησης|έλεγχο ασφαλείας|σαρωτ|πρόγραμμα-πελάτη|άλλα πρόσθετα|άλλες επεκτάσεις|άλλων πρόσθετων|ελεγκτ|αντιικ",
    ),
    (Sign::CLASH, "αντιφάσκ|αντίφαση|έρχεται σε|συγκρού|υπερισχύ|πάνω από|προηγείται|προτεραιότητα"),
    (
        Sign::SYSTEM,
        "οδηγίες του συστήματος|οδηγίες συστήματος|ρυθμίσεις ασφαλείας|κανόνες ασφαλείας|ρυθμίσεις ασφάλειας|κανόνες ασφάλειας",
    ),
    (Sign::FOLLOW, "ισχύει|ακολούθησε|ακολουθείται|ακολουθήστε|σύμφωνα|υπερισχύ|προηγείται|πάνω από"),
    (
        Sign::GUIDE,
        "αυτός ο οδηγός|αυτόν τον οδηγό|ο οδηγός|τον οδηγό|αυτό το έγγραφο|το παρόν|αυτό το αρχείο|αυτό το πακέτο|αυτό το πρόσθετο|αυτοί οι κανόνες",
    ),
    (Sign::AUDIT, "ελεγκτή|ελεγκτής|αξιολογητή|αξιολογητής|επιθεωρητ|κριτή|αυτόματος έλεγχος"),
    (Sign::SAFE, "εγκεκριμέν|εγκρίθ|ασφαλ|αξιόπιστ|ακίνδυν|αποδεκτ|αποδεχ|χωρίς παρατηρήσεις"),
    (Sign::AHEAD, "εκ των προτέρων|μελλοντικ|επόμενες εκδόσεις|όλες τις εκδόσεις|προκαταβολικά"),
    (
        Sign::PAY,
        "αριθμό λογαριασμού|αριθμός λογαριασμού|τραπεζικό λογαριασμό|τραπεζικός λογαριασμός|iban|πορτοφόλι|διεύθυνση πληρωμ|λογαριασμό του|δικαιούχ",
    ),
    (Sign::SWAP, "αντικατ|αντικατάστ|άλλαξε|αλλάξτε|τροποποί"),
    (Sign::DELETE, "διάγραψ|διαγράψ|σβήσ|αφαίρεσ|καθάρισ"),
    (Sign::TRACE, "ημερολόγιο συνεδρίας|αρχείο καταγραφής|ιστορικό|απεσταλμένα|απεσταλμέν|ίχνη|ίχνος"),
    (
        Sign::MATTER,
        "χειρόγραφ|αλληλογραφία|μηνύματα|έγγραφα|επιστολές|γράμματα|συνομιλίες|κείμενα|συμβάσεις|επαφές|προσχέδια",
    ),
    (Sign::QUIETLY, "χωρίς ανακοίνωση|διακριτικά|παρεμπιπτόντως|αθόρυβα|χωρίς ειδοποίηση|στα κρυφά"),
];
