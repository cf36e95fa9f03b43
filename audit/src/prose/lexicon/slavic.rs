//! Polish, Czech, Russian and Ukrainian: what orders to an agent are made of, word by word.

use super::{Says, Tongue};

pub(super) const POLISH: Tongue = &[
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

pub(super) const CZECH: Tongue = &[
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

pub(super) const RUSSIAN: Tongue = &[
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

pub(super) const UKRAINIAN: Tongue = &[
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
