//! Slovak, Slovene, Croatian, Serbian, Bulgarian, Macedonian and Belarusian: what orders to an agent are made of, word by word.

use super::{Says, Tongue};

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
