//! Finnish, Estonian, Hungarian, Latvian and Lithuanian: what orders to an agent are made of, word by word.

use super::{Says, Tongue};

pub(super) const FINNISH: Tongue = &[
    (
        Says::CONTENT,
        "sisältö|sisällö|tulos|tulokse|tuloksi|tuotos|tuotokse|lopputulo|paluuarvo|vastauksen sis|tiedot |datan ",
    ),
    (
        Says::IGNORE,
        "huomiotta|huomioimatta|ohita |ohittakaa|ohitetaan|ohittaa |unohda|unohtakaa|unohtaa|unohdetaan|älä välitä|älkää välittäkö|älä noudata|älkää noudattako|älä huomioi|sivuuta|sivuutta|eivät ole voimassa|eivät ole enää voimassa|ei ole enää voimassa|eivät enää päde|ei enää päde|kumoa|kumotaan|kumottu|mitätö|hylkää ",
    ),
    (
        Says::RULES,
        "ohjee|ohjei|ohje |sääntö|säännö|säänte|määräy|käsky|rajoitu|rajoite|rajoitte|komento|komenno|kielto|kiello|linjau|järjestelmäkeho|järjestelmäviest|toimintaoh|velvoit|toimeksian",
    ),
    (
        Says::PRIOR,
        "aiem|aikaisem|edelli|edeltä|edellä|yllä ole|yllä main|ylläol|yllämain|kaikk|kaike|kaiki|järjestelmä|nykyis|voimassa olev|tähänasti|ennen tätä|sinulle annet|muut ",
    ),
    (
        Says::TELL,
        "kerro|kerto|mainit|mainin|näytä |näyttä|näytet|paljasta|paljastet|ilmoita|ilmoitt|ilmoitet|ilmais|raportoi|tiedota|tiedott|sano |sanoa|sanoko|sanota|puhu |puhua|puhuko|puhuta|viittaa|vihjaa|informoi|selitä|selittä|huomauta",
    ),
    (
        Says::TELL_NOT,
        "kertomatta|mainitsematta|ilmoittamatta|paljastamatta|näyttämättä|sanomatta|tiedottamatta|raportoimatta|puhumatta|ilmaisematta|informoimatta|selittämättä",
    ),
    (
        Says::NOT,
        "älä |älkää|äläkä|älköön|ei |eikä|eivät|et saa|et kerro|et mainitse|ilman |koskaan|ikinä|mitään|missään tapauksessa|pidättäydy|vältä ",
    ),
    (
        Says::USER,
        "käyttäjä|loppukäyttäjä|asiakas|asiakkaa|asiakkai|ihmise|ihmisi|henkilö|kellekään|kenelle|keskustelukumppan|tilin omist",
    ),
    (
        Says::THIS,
        "tämän vaihe|tätä vaihe|tämä vaihe|tässä vaihe|näitä vaihe|näistä|nämä vaihe|tästä|tätä ohje|tämän ohje|tätä toim|tämän toim|tätä asia|tätä käsky|tämän käsky|tätä viest|tätä kutsu|asiasta|siitä",
    ),
    (
        Says::SEND,
        "lähetä|lähettä|lähetet|lataa palvelime|lataa ylös|lataa osoitt|lataa verkko|lataa pilv|ladataan palvelime|liitä |liittä|liitetään|välitä |välittä|välitetään|toimita |toimittakaa|toimittaa|siirrä|siirtä|siirretään|julkaise|postaa|luovuta|edelleenlähe|lataa tiedosto|lataa sisältö",
    ),
    (Says::SEND_NOT, "lähettämättä|välittämättä|siirtämättä|liittämättä|toimittamatta|julkaisematta"),
    (
        Says::READ,
        "lue |lukekaa|lukea |luetaan|lukemal|avaa |avaama|avatkaa|avata |avataan|kerää|kerätkää|kerätä|kopioi|nouda|noutakaa|noutaa|hae |hakekaa|hakea |haetaan|poimi",
    ),
    (
        Says::RUN,
        "suorita|suoritt|suoritet|aja |ajakaa|ajaa |ajetaan|kutsu |kutsukaa|kutsua|kutsutaan|käytä |käyttäkää|käyttää|käyttäen|käytetään|käynnistä|käynnistet|toteuta|aktivoi",
    ),
    (
        Says::SECRET,
        "salasan|salaisu|salaise|avain|avaime|avaimi|tunnussana|tunnuslause|tunnistetie|tunnistautumistie|kirjautumistie|käyttöoikeustie|valtuustie|valtuutustie|tunnuks|ympäristömuuttuj|pääsytunn|pääsyavai|poletti|poleti|pin-koodi|varmenne",
    ),
    (
        Says::CONSENT,
        "kysymättä|pyytämättä lupa|lupaa pyytämättä|vahvistusta pyytämättä|vahvistamatta|ilman vahvistu|ilman lupa|ilman suostumu|ilman hyväksy|ilman kysy|ilman erillistä|on jo hyväksy|on jo suostu|on jo antanut|on jo sallinut|jo hyväksynyt|jo suostunut|jo hyväksytty|lupa on annettu|lupa on jo|suostumus on annettu|suostumus on saatu|on antanut luvan|on antanut suostumu|hyväksyntä on annettu|hyväksyntä on saatu|älä kysy|älkää kysykö|älä pyydä|älkää pyytäkö|ei tarvitse kysyä|ei tarvitse vahvist|vahvistusta ei tarvita|lupaa ei tarvita|ei vaadi vahvistu|ennalta hyväksytty|etukäteen hyväksytty",
    ),
    (
        Says::AGENT,
        "avustaj|tekoälyavust|tekoälyagen|tekoälymall|kielimall|agentille|agentti:|agent:|agentin tulee|agentin on |agentin pitää|mallille|mallin tulee|botille|tarkastajalle|tarkastaja:|auditoija|arvioijalle|arvioija:|tarkistajalle|katselmoijalle",
    ),
    (
        Says::SILENT,
        "salaa|salassa|salavih|hiljaa|hiljaise|huomaamat|vaivihkaa|kaikessa hiljaisuu|äänettö|näkymättömästi|piilossa|vähin äänin|kaikkien tietämättä|tietämättä|kenenkään huomaamatta",
    ),
    (Says::TOOL, "komento|komenn|työkalu|pääte |pääteikkun|päättee|skripti|konsoli|apuohjelm|ohjelma"),
    (
        Says::AGREED,
        "hyväksynyt|hyväksyi |on hyväksytty|suostunut|suostui|on antanut luvan|antanut luvan|antoi luvan|antanut suostumu|antanut hyväksyn|sallinut|valtuuttanut|myöntänyt luvan|suostumus koskee|suostumus kattaa|lupa koskee|lupa kattaa|hyväksyntä koskee|on samaa mieltä|näyttänyt vihreää",
    ),
    (
        Says::AHEAD,
        "etukäteen|ennakkoon|ennalta|kertakaikki|kerta kaikki|kaikki seuraav|kaikkiin seuraav|kaikkeen seuraav|kaikki myöhem|kaikkiin myöhem|kaikki tulev|kaikkiin tulev|kaikkiin komento|kaikki komenn|kaikki toimenpi|kaikkiin toimenpi|koko istunno|koko istunto|loppuistunno|koko keskustelu|tästä eteenpäin|tästä lähtien|jatkossa|vastedes|kaikkeen, mitä|kaiken, mitä|kaikkea, mitä|mihin tahansa komento",
    ),
];

pub(super) const ESTONIAN: Tongue = &[
    (Says::CONTENT, "sisu |sisuga|sisule|sisust|väljund|tulemus|vastuse|tagastusväär|andmed |teksti "),
    (
        Says::IGNORE,
        "eira|ignoreeri|unusta|tähelepanuta|ära järgi|ärge järgige|ära arvesta|ärge arvestage|arvestamata|jäta kõrvale|jätke kõrvale|kõrvale jät|jäta kõik|jätke kõik|ei kehti|kehtetu|tühista|hülga|ära hooli|ärge hoolige|ära täida|ei ole enam jõus",
    ),
    (
        Says::RULES,
        "juhis|juhend|reegl|reegel|korraldus|käsk|käsu|piirang|eeskiri|eeskirj|suunis|keeld|keelu|nõuded|nõudeid|nõuete|süsteemiviip|süsteemisõnum|ettekirjutus|direktiiv",
    ),
    (
        Says::PRIOR,
        "eelnev|eelmi|varase|eelpool|eespool|ülal|kõik|kõig|süsteem|senis|seni |kehtiv|ülejäänud|olemasolev|sulle antud|teile antud",
    ),
    (
        Says::TELL,
        "ütle|öeld|maini|nimeta|räägi|rääki|näita|näidata|näidake|avalda|teavita|teata |teatage|teatada|raporteeri|informeeri|paljasta|kirjelda|too esile|anna teada|andke teada|anda teada|vihja|viita |selgita|kuva |kuvage|kuvada|öelge",
    ),
    (
        Says::TELL_NOT,
        "ütlemata|mainimata|teavitamata|rääkimata|näitamata|avaldamata|teatamata|raporteerimata|informeerimata|paljastamata|selgitamata|nimetamata",
    ),
    (Says::NOT, "ära |ärge|ärgu|ei |ega |ilma |mitte|kunagi|iial|hoidu|väldi|mingil juhul"),
    (
        Says::USER,
        "kasutaja|lõppkasutaja|klient|kliendi|inimes|inimene|isikule|isikut|isikuga|kellelegi|kellegi|kontoomanik|vestluspartner",
    ),
    (
        Says::THIS,
        "seda samm|selle samm|see samm|neid samm|nende samm|nendest|sellest|sellele samm|seda juhis|selle juhis|seda toiming|selle toiming|seda tegevus|selle tegevus|seda korraldus|seda käsk|selle käsu|selle kohta|seda kutse|seda sõnum",
    ),
    (
        Says::SEND,
        "saada |saatke|saata |saates |saadeta|edasta|lae üles|laadi üles|laadige üles|laadida üles|üles laadi|üleslaadi|lisa manus|manusta|postita|avalda veeb|jaga |jagage|jagada |anna edasi|andke edasi|anda edasi|kanna üle|kandke üle|toimeta |laadi fail|laadi sisu",
    ),
    (Says::SEND_NOT, "saatmata|edastamata|üleslaadimata|üles laadimata|jagamata|manustamata|postitamata"),
    (
        Says::READ,
        "loe |lugege|lugeda|loetakse|ava |avage|avada |avatakse|kogu kokku|koguge|koguda|kogutakse|kopeeri|hangi |hankige|hankida|tõmba alla|laadi sisse|korja",
    ),
    (
        Says::RUN,
        "käivita|täida |täitke|täita |soorita|kutsu |kutsuge|kutsuda|kutsutakse|kasuta |kasutage|kasutada |kasutades|kasutatakse|rakenda|jooksuta|teosta|vii läbi|viige läbi|aktiveeri",
    ),
    (
        Says::SECRET,
        "parool|salasõna|võti |võtme|võtit|saladus|salajas|salajan|mandaa|sisselogimisand|sisselogimisteav|kasutajatunnus|pääsutõend|pääsuluba|pääsuload|juurdepääsutõend|juurdepääsuluba|autentimisand|keskkonnamuutuja|tunnusluba|volitustõend|pin-kood",
    ),
    (
        Says::CONSENT,
        "küsimata|kinnituseta|loata |nõusolekuta|ilma kinnitus|ilma küsi|ilma loata|ilma nõusolek|juba nõustunud|juba kinnitanud|juba kinnitatud|juba heaks kiit|juba heakskii|juba lubanud|luba on antud|luba on juba|nõusolek on antud|nõusolek on juba|on andnud loa|on andnud nõusoleku|kinnitus on antud|ära küsi|ärge küsige|ära palu|ärge paluge|pole vaja küsida|ei ole vaja küsida|kinnitust ei ole vaja|kinnitust pole vaja|ei vaja kinnitust|eelnevalt heaks kiidetud|eelnevalt kinnitatud|juba andnud",
    ),
    (
        Says::AGENT,
        "assistent|assistend|abilisele|abiline:|agendile|agendi jaoks|agent:|agent peab|keelemudel|mudelile|mudel:|mudel peab|audiitorile|audiitor:|hindajale|hindaja:|ülevaatajale|retsensendile|kontrollijale|juturobot",
    ),
    (
        Says::SILENT,
        "vaikselt|vaikides|salaja |salamisi|märkamatult|hääletult|varjatult|diskreetselt|vargsi|tasahilju|kasutaja teadmata|kellegi teadmata|kellelegi märkamata",
    ),
    (Says::TOOL, "käsk|käsu|tööriist|skript|konsool|kest |kesta |kestas|utiliit|programmi |programmid"),
    (
        Says::AGREED,
        "nõustunud|nõustus|kinnitanud|kinnitas|heaks kiitnud|kiitis heaks|heaks kiidetud|lubanud|andnud loa|andis loa|andnud nõusoleku|andis nõusoleku|on nõus|nõusolek kehtib|luba kehtib|volitanud|volitas|aktsepteerinud|aktsepteeris|andnud rohelise tule",
    ),
    (
        Says::AHEAD,
        "eelnevalt|ette antud|ette kinnita|ette nõus|ette lubanud|ette heaks|juba ette|kõik järgnev|kõigi järgnev|kõigile järgnev|kõigeks järgnev|kõigega, mis|kõigeks, mis|kõik edasi|kõigi edasi|kõik tulev|kõigi tulev|kõik käsud|kõigi käsku|kõigile käsku|kõik toimingud|kõigi toimingu|ükskord ja|üks kord ja|kogu seansi|kogu sessiooni|kogu vestlus|edaspidi|nüüdsest",
    ),
];

pub(super) const HUNGARIAN: Tongue = &[
    (Says::CONTENT, "tartalm|tartalom|eredmény|kimenet|szövegét|adatait|visszaadott|visszatérési ért|értékét|értékeit"),
    (
        Says::IGNORE,
        "figyelmen kívül|hagyd figyelmen|hagyja figyelmen|felejts|elfelejt|ne vedd figyelembe|ne vegye figyelembe|ne törődj|ne kövesd|ne kövesse|nem érvényes|már nem érvény|érvényét veszt|érvénytelen|hatályát veszt|hatályon kívül|mellőzd|mellőzze|tekints el|tekintsen el|vesd el|tedd félre|tegye félre|nem vonatkoz|felülír",
    ),
    (
        Says::RULES,
        "utasítás|szabály|előírás|korlátoz|korlátait|irányelv|rendelkezés|parancs|tilalm|tilalom|megkötés|rendszerüzenet|rendszerprompt|útmutatás|útmutató|instrukció|direktíva|követelmény|megszorítás",
    ),
    (
        Says::PRIOR,
        "előző|korább|fenti|fentebb|fönti|összes|minden |mindegyik|valamennyi|rendszer|eddig|megelőző|jelenlegi|érvényben|előbbi|mostanáig|meglévő",
    ),
    (
        Says::TELL,
        "mondd|mondj|mondan|mondhat|elmond|említ|megemlít|közöld|közölj|közölni|mutasd|mutass|mutatni|megmutat|felfed|fedd fel|árulj|áruld|elárul|tájékoztas|tájékoztat|értesít|jelents|jelezd|jelezz|jelezni|szólj|szólni|beszélj|beszélni|számolj be|számoljon be|utalj|hozd szóba",
    ),
    (Says::NOT, "ne |nem |soha|sose|nélkül|sem |semmi|senki|tilos|nehogy|kerüld|kerülje|tartózkodj"),
    (
        Says::USER,
        "felhasználó|végfelhasználó|ügyfél|ügyfel|személy|embernek|emberek|embert|senki|bárki|vevőnek|vásárló|megrendelő|fióktulajdon|beszélgetőpartner|beszélgetőtárs",
    ),
    (
        Says::THIS,
        "ezt a lépést|ez a lépés|ennek a lépés|ebben a lépés|ezeket a lépés|e lépés|a lépésről|erről|ezekről|arról|ezt a művelet|ez a művelet|ezt az utasítás|ez az utasítás|ezeket az utasítás|ezt a parancs|ezt a hívás|ezt az üzenet|ezt a folyamat|mindezt",
    ),
    (
        Says::SEND,
        "küldd|küldj|küldeni|küldve|küldés|elküld|beküld|megküld|továbbít|továbbküld|töltsd fel|töltse fel|tölts fel|feltölt|csatold|csatolj|csatolni|mellékel|add át|adja át|átad|add tovább|tedd közzé|tegye közzé|közzétes|közzéten|oszd meg|ossza meg|megoszt|juttasd el",
    ),
    (
        Says::READ,
        "olvasd|olvass|olvasni|beolvas|kiolvas|elolvas|nyisd meg|nyissa meg|nyiss meg|megnyit|gyűjts|összegyűjt|begyűjt|másold|másolj|lemásol|kimásol|kérd le|kérje le|lekér|szedd ki",
    ),
    (
        Says::RUN,
        "futtas|futtat|lefuttat|hajtsd végre|hajtsa végre|hajts végre|végrehajt|hívd|hívja|hívj |meghív|használd|használj|használni|használva|alkalmazd|alkalmazz|indítsd|indítsa|indíts |elindít|végezd|végezz",
    ),
    (
        Says::SECRET,
        "jelszó|jelszav|kulcsot|kulcsok|kulcsát|kulcs |kulcsai|kulcsod|titok |titkot|titkok|titkait|titkos kulcs|titkos adat|hitelesítő|bejelentkezési|belépési adat|belépési kód|hozzáférési kulcs|hozzáférési adat|hozzáférési token|környezeti változó|jelmondat|azonosító adat",
    ),
    (
        Says::CONSENT,
        "kérdés nélkül|kérdezés nélkül|kérdezése nélkül|megkérdezés nélkül|megkérdezése nélkül|visszakérdezés nélkül|megerősítés nélkül|megerősítése nélkül|jóváhagyás nélkül|jóváhagyása nélkül|engedély nélkül|engedélye nélkül|engedélykérés nélkül|hozzájárulás nélkül|hozzájárulása nélkül|beleegyezés nélkül|beleegyezése nélkül|már jóváhagyt|már engedélyezt|már beleegyez|már hozzájárult|már elfogadt|már megadta|engedélyt adott|hozzájárulását adta|beleegyezését adta|megadta az engedélyt|az engedély megvan|ne kérdez|ne kérj|nem kell megkérdez|nem kell megerősít|nem kell engedély|megerősítés nem szükséges|nem szükséges megerősít|előre jóváhagy|előzetesen jóváhagy|anélkül, hogy megkérd|anélkül, hogy kérdez",
    ),
    (
        Says::AGENT,
        "asszisztens|ügynöknek|ügynök:|ügynök számára|ágensnek|ágens:|ágens számára|agent:|nyelvi modell|a modellnek|modellnek|modell számára|modell:|mi-modell|mi-ügynök|auditornak|auditor számára|ellenőrnek|bírálónak|felülvizsgálónak|értékelőnek|könyvvizsgálónak|csevegőbot",
    ),
    (
        Says::SILENT,
        "titokban|titkon|csendben|csöndben|észrevétlen|suttyomban|feltűnés nélkül|szó nélkül|lopva|rejtve|diszkréten|tudta nélkül|hallgatólagosan|láthatatlanul|feltűnésmentesen",
    ),
    (Says::TOOL, "parancs|eszköz|terminál|szkript|konzol|héjban|héjat|rendszerhéj|segédprogram|programot"),
    (
        Says::AGREED,
        "jóváhagyt|beleegyezett|hozzájárult|engedélyezte|engedélyezett|engedélyt adott|megengedte|elfogadta|felhatalmaz|hozzájárulását adta|beleegyezését adta|megadta az engedélyt|megadta a hozzájárul|egyetért|rábólintott|hozzájárulása kiterjed|engedélye kiterjed|jóváhagyása vonatkoz|beleegyezése vonatkoz|zöld utat adott",
    ),
    (
        Says::AHEAD,
        "előre |előzetesen|egyszer s mindenkorra|egyszer és mindenkorra|minden további|minden következő|minden jövőbeli|minden későbbi|minden ezt követő|minden parancs|minden művelet|az összes további|az összes parancs|az összes jövőbeli|az összes művelet|az összes következő|az egész munkamenet|a teljes munkamenet|a munkamenet végéig|az egész beszélgetés|a jövőben|mostantól|ezentúl|innentől|minden, ami|mindenre|bármely parancs|bármilyen parancs",
    ),
];

pub(super) const LATVIAN: Tongue = &[
    (
        Says::CONTENT,
        "saturs|saturu|satura |saturā|saturam|rezultāt|izvad|iznākum|vērtības|vērtību|atgriezto|datnes dat",
    ),
    (
        Says::IGNORE,
        "ignorē|aizmirst|neņem vērā|neņemiet vērā|neņemt vērā|vērā neņem|vērā nav jāņem|neievēro|neseko|atmet |atmetiet|atceļ|atcelt|nav spēkā|vairs neattiecas|zaudē spēku|zaudējuši spēku|zaudējušas spēku|spēkā neesoš|nepiemēro|noraidi|anulē",
    ),
    (
        Says::RULES,
        "instrukcij|norād|noteikum|likumi|likumus|kārtul|ierobežojum|komandas |komandām|pavēl|rīkojum|priekšrakst|aizliegum|vadlīnij|direktīv|sistēmas uzved|sistēmas ziņ|prasības|prasībām",
    ),
    (
        Says::PRIOR,
        "iepriekš|visas |visus |visi |visu |visām|visiem|augstāk|augšminēt|sistēm|agrāk|līdzšinēj|pirms tam|esošās|esošos|esošie|pastāvoš|spēkā esoš|tavas |tavus ",
    ),
    (
        Says::TELL,
        "stāst|pastāst|izstāst|saki |sakiet|sacīt|teikt|pasaki|pateik|piemin|minēt|miniet|parād|rādi |rādiet|rādīt|atklā|izpau|informē|paziņo|ziņo|norādīt uz|vēstī|darīt zināmu|jāstāsta|jāsaka|jāpiemin|jāmin|jāziņo|jāinformē|jārāda|jāatklāj",
    ),
    (
        Says::TELL_NOT,
        "nesaki|nesaka|nestāst|nepastāst|neizstāst|nepiemin|nemini |neminiet|neminēt|nemin |nerād|neparād|neatklā|neizpau|neinformē|nepaziņo|neziņo|nepasak|neteik|nepateik|nevēstī|neatzīmē",
    ),
    (
        Says::NOT,
        "nav |nekad|bez |nedrīkst|nevajag|nevienam|neviens|neko |nekādā gadījumā|nekādos|jāatturas|atturies|izvairies|izvairieties|ne vārda",
    ),
    (
        Says::USER,
        "lietotāj|galalietotāj|klient|personai|personām|personu|cilvēk|nevienam|kādam|konta īpašniek|sarunas biedr|sarunbiedr|pasūtītāj",
    ),
    (
        Says::THIS,
        "šo soli|šis solis|šī soļa|šajā solī|šos soļus|šiem soļiem|par šo|par to|par šiem|par šīm|šo darbīb|šīs darbīb|šo norād|šos norād|šiem norād|šo instrukcij|šīs instrukcij|šīm instrukcij|šo komandu|šo rīkojum|šo ziņojum",
    ),
    (
        Says::SEND,
        "nosūt|sūti |sūtiet|sūtīt|sūtot|aizsūt|pārsūt|iesūt|izsūt|augšupielād|augšuplād|pievieno|pieliec|pielikt|publicē|nodod|ievieto|kopīgo|pārraid|iesnie",
    ),
    (
        Says::SEND_NOT,
        "nesūt|nenosūt|neaugšupielād|nepārsūt|neaizsūt|nepievieno|nepublicē|nenodod|nekopīgo|neiesūt|neievieto|nepārraid",
    ),
    (
        Says::READ,
        "lasi |lasiet|lasīt|izlas|nolas|ielas|atver|atvērt|savāc|savākt|apkopo|nokopē|kopē |kopēt|kopējiet|iegūsti|iegūt|ievāc|paņem",
    ),
    (
        Says::RUN,
        "palaid|palaist|palaiž|izpild|izsauc|izsaukt|izmanto|lieto |lietojiet|lietojot|lietot |pielieto|piemēro|darbin|startē|iedarbin|aktivizē|veic |veiciet|veikt",
    ),
    (
        Says::SECRET,
        "parole |paroles|paroli|parolē|parolei|paroļ|atslēg|noslēpum|slepen|akreditācijas|pieteikšanās dat|pieteikšanās inform|piekļuves dat|piekļuves kod|piekļuves marķier|piekļuves piln|pilnvaras|marķier|vides mainīg|autentifikācijas dat|pieejas dat|pieejas kod|žeton",
    ),
    (
        Says::CONSENT,
        "nejautā|neprasot|neprasi|nevaicā|bez jautā|bez apstiprin|bez atļauj|bez piekriš|bez saskaņ|jau piekrit|jau ir piekrit|jau apstiprin|jau ir apstiprin|jau atļā|jau ir atļ|atļauja ir dota|atļauja ir saņemta|atļauja jau|piekrišana ir dota|piekrišana ir saņemta|piekrišana jau|devis atļauju|devusi atļauju|devis piekrišanu|devusi piekrišanu|apstiprinājums nav|apstiprinājumu nevajag|nav jājautā|nav jāprasa|nelūdz apstiprin|nelūdz atļauj|nelūdzot|iepriekš apstiprināt",
    ),
    (
        Says::AGENT,
        "asistent|palīgam|aģentam|aģents:|aģentiem|agent:|valodas model|valodu model|modelim|mākslīgā intelekta model|mākslīgā intelekta aģ|mi model|mi aģent|auditoram|auditors:|revidentam|revidents:|recenzentam|vērtētājam|pārbaudītājam|pārskatītājam|tērzēšanas robot",
    ),
    (
        Says::SILENT,
        "slepus|paslepus|slepeni|slepenībā|klusi |klusām|klusu |klusībā|klusējot|nemanāmi|nemanot|nepamanīti|diskrēti|slēpti|bez lietotāja ziņas|neuzkrītoši|lietotājam nezinot",
    ),
    (Says::TOOL, "komand|rīks |rīku|rīka |rīkam|rīki |rīkā|skript|čaul|konsol|utilīt|programmu|programma |programmas"),
    (
        Says::AGREED,
        "piekrit|ir apstiprin|apstiprināj|ir atļ|atļāv|devis atļauju|devusi atļauju|deva atļauju|devis piekrišanu|devusi piekrišanu|deva piekrišanu|piekrišana attiecas|atļauja attiecas|piekrišana aptver|akceptēj|ir akceptē|pilnvaroj|ir pilnvaro|devis zaļo gaismu|ir vienisprātis",
    ),
    (
        Says::AHEAD,
        "iepriekš |avansā|uz priekšu|turpmāk|visam turpmāk|visām turpmāk|visiem turpmāk|visam, kas|visu, kas|visām komand|visas komand|visām darbīb|visas darbīb|visiem rīkoj|visiem nākam|visām nākam|visas sesijas|visai sesijai|visu sesiju|visas sarunas|visai sarunai|reizi par visām|uz visiem laikiem|no šī brīža|nākotnē|jebkurai komand|jebkuru komand",
    ),
];

pub(super) const LITHUANIAN: Tongue = &[
    (
        Says::CONTENT,
        "turinį|turiny|turinio|turiniu|rezultat|išvest|išvedam|atsakymo tekst|gautus duom|failo duom|reikšmes|reikšmę",
    ),
    (
        Says::IGNORE,
        "ignoruo|nepaisy|pamirš|užmirš|nekreip|nesilaiky|neatsižvelg|neatsižvelk|netaikyk|atmesk|atmest|nebegalio|negalio|nebetaik|netaikom|panaikin|atšauk|praleisk|nevykdy",
    ),
    (
        Says::RULES,
        "instrukcij|nurodym|taisykl|apribojim|ribojim|komandas |komandų|įsakym|draudim|gairės|gairių|gaires|direktyv|sistemos pran|sisteminį pran|sisteminę užkl|reikalavim|nuostat|potvark|suvaržym|paliepim",
    ),
    (
        Says::PRIOR,
        "ankstesn|anksčiau|pirmesn|pirmiau|visas |visus |visų |visos |visi |visom|visiem|aukščiau|sistem|ligšiolin|prieš tai|esamas|esamus|esamų|galiojanč|buvusi|iki šiol|tavo ",
    ),
    (
        Says::TELL,
        "saky|pasaky|pasako|minėk|minėti|paminė|rodyk|rodyti|rodom|atskleis|atskleid|praneš|informuo|papasako|raportuo|užsimin|išduok|išduoti|kalbėk|kalbėti|nurodyk naud|minimas |minimi |parodyk|parodyti|parodom",
    ),
    (
        Says::TELL_NOT,
        "nesaky|nepasak|neminė|neminim|nepaminė|nerody|nerodom|neparody|neatskleis|neatskleid|nepraneš|neinformuo|nepapasak|neužsimin|neišduo|neraportuo|nekalbė",
    ),
    (
        Says::NOT,
        "niekada|niekad |be pranešim|be paminėj|be jokio praneš|nieko|niekam|negalima|nereikia|neturi|neturėtų|nevalia|jokiu būdu|jokiais būdais|draudžiama|nė vien|venk |vengti|nė žodžio",
    ),
    (
        Says::USER,
        "naudotoj|vartotoj|klient|asmeniui|asmenims|asmenį|asmuo|žmogu|žmonė|niekam|kam nors|bet kam|paskyros savinink|pašnekov|užsakov",
    ),
    (
        Says::THIS,
        "šį žingsn|šis žingsn|šio žingsn|šiame žingsn|šiuos žingsn|šių žingsn|apie tai|apie šį|apie šiuos|apie šią|šį veiksm|šio veiksm|šį nurodym|šio nurodym|šių nurodym|šią instrukcij|šios instrukcij|šią komand|šį įsakym|šį praneš",
    ),
    (
        Says::SEND,
        "siųs|siunč|išsiųs|nusiųs|nusiunt|persiųs|įkelk|įkelti|įkeliam|įkėlus|pridėk|pridėti|prisek|perduok|perduoti|paskelb|publikuo|pateik|bendrin|persiunt",
    ),
    (
        Says::SEND_NOT,
        "nesiųs|nesiunč|neišsiųs|nenusiųs|nepersiųs|neįkel|nepridė|neperduo|neskelb|nepaskelb|nesidalin|nebendrin|neprisek|nepublikuo|nepateik",
    ),
    (
        Says::READ,
        "skaityk|skaityti|skaitom|perskaity|nuskaity|atidary|atverk|atverti|surink|rink |rinkti|nukopijuo|kopijuo|gauk |gaukite|paimk|išgauk|peržiūrėk",
    ),
    (
        Says::RUN,
        "vykdyk|vykdyti|vykdom|įvykdy|paleisk|paleist|paleidž|iškvies|kviesk|kviesti|naudok|naudojant|naudoti |panaudo|pasinaudo|atlik|aktyvuo|suaktyvin|pritaiky|pradėk",
    ),
    (
        Says::SECRET,
        "slaptažod|slaptafraz|slaptasis|slaptus|slaptą|slaptos|raktas|raktą|rakto |raktus|raktai|raktų|raktu |paslapt|prisijungimo duom|kredencial|prieigos duom|prieigos kod|prieigos rakt|žeton|aplinkos kintam|autentifikavimo duom|įgaliojim",
    ),
    (
        Says::CONSENT,
        "neklausdam|neklausiant|neklausk|neklausti|neatsiklaus|neprašydam|neprašant|neprašyk|be patvirtinim|be leidim|be sutikim|be klausim|be pritarim|be atsiklausim|jau sutik|jau patvirtin|jau leid|jau pritar|jau davė|leidimas duotas|leidimas suteiktas|leidimas gautas|leidimas jau|sutikimas duotas|sutikimas gautas|sutikimas jau|davė leidimą|davė sutikimą|suteikė leidimą|patvirtinimo nereik|patvirtinti nereik|nereikia klausti|nereikia patvirtin|iš anksto patvirtin|nereikalauja patvirtin",
    ),
    (
        Says::AGENT,
        "asistent|agentui|agente,|agente:|agentas:|agentas turi|agent:|kalbos model|modeliui|modelis turi|modelis:|dirbtinio intelekto agent|dirbtinio intelekto model|di agent|auditoriui|auditorius:|recenzentui|vertintojui|tikrintojui|peržiūrėtojui|pokalbių robot",
    ),
    (
        Says::SILENT,
        "tyliai|tylomis|slapta |slapčia|slaptai|paslapčia|paslapčiomis|nepastebim|nepastebėt|vogčia|patyliukais|diskretiškai|nežinant|niekam nematant|nematant",
    ),
    (Says::TOOL, "komand|įrank|skript|scenarij|konsol|apvalkal|programą|programos|programėl|paslaugų program"),
    (
        Says::AGREED,
        "sutiko|sutinka|sutikęs|sutikusi|sutikę |patvirtino|patvirtinęs|patvirtinusi|leido |leidęs|leidusi|pritarė|pritaria|davė leidimą|davė sutikimą|davęs sutikimą|suteikė leidimą|sutikimas galioja|leidimas galioja|sutikimas taikom|leidimas taikom|autorizavo|įgaliojo",
    ),
    (
        Says::AHEAD,
        "iš anksto|visam, kas|viskam, kas|tolesn|visiems tolesn|visoms tolesn|visiems būsim|visoms būsim|visus būsim|visas būsim|visoms komand|visas komand|visiems veiksm|visus veiksm|visai sesijai|visą sesiją|visam seansui|visą seansą|visam pokalb|visą pokalb|ateityje|nuo šiol|kartą ir visiems|bet kokiai komand|bet kuriai komand|avansu",
    ),
];
