//! Danish, Norwegian, Icelandic, Finnish, Estonian, Latvian, Lithuanian, Hungarian, Afrikaans, Luxembourgish, Welsh, Irish
//! and Basque: what orders to an agent are made of, word by word.

use super::{Says, Tongue};

pub(super) const DANISH: Tongue = &[
    (Says::CONTENT, "indhold|resultat|uddata|outputtet|udskriften|svaret|værdien|værdierne|teksten|filens data"),
    (
        Says::IGNORE,
        "ignorer|glem |se bort fra|ses bort fra|bortse|tilsidesæt|undlad at følge|følg ikke|gælder ikke|ikke længere gyldig|ikke længere gælde|ophæve|bortfalder|overhør|underkend|ugyldig|forkast|glemme|ud af kraft",
    ),
    (
        Says::RULES,
        "instruktion|instruks|regler|regel|anvisning|retningslinje|begrænsning|restriktion|kommandoer|ordrer|forskrift|påbud|direktiv|forbud|systemprompt|systembesked|vejledning|pålæg",
    ),
    (
        Says::PRIOR,
        "tidligere|forrige|foregående|ovenstående|ovenfor|ovennævnte|alle |samtlige|hidtidige|forudgående|øvrige|dine |gældende|eksisterende|system|indtil nu",
    ),
    (
        Says::TELL,
        "fortæl|nævn|oplys|afslør|informer|informér|underret|rapporter|rapportér|meddel|røbe|røb ikke|omtal|orienter|gør opmærksom|videregiv|fremvis|vis |vise |vises|sig det ikke|sig ikke til|sig ikke noget|sig intet|sig aldrig|sige til|sige det|sige noget|gøres opmærksom|opmærksom på det",
    ),
    (
        Says::NOT,
        "ikke|aldrig|uden |intet|ingen |ingenting|hverken|undlad|undgå|under ingen omstændigheder|på intet tidspunkt",
    ),
    (
        Says::USER,
        "bruger|slutbruger|personen|personer|kunden|kunderne|mennesk|kontoejer|samtalepartner|udvikleren|til nogen|nogen andre|over for nogen",
    ),
    (
        Says::THIS,
        "dette trin|disse trin|dette skridt|disse skridt|denne handling|denne instru|disse instru|denne besked|denne anvisning|denne proces|denne overførsel|dette kald|denne kommando|herom|om dette|om det her|det her",
    ),
    (
        Says::SEND,
        "send indhold|send den |send det |send dem |send dette|send alle |send filen|send filer|send resultat|send hele|send værdi|sende |sendes|afsend|fremsend|indsend|overfør|uploades|upload indhold|upload filen|upload den |læg op|lægges op|vedhæft|videresend|videregiv|udlever|overdrag|læg filen|læg indhold",
    ),
    (
        Says::READ,
        "læs |læse |læses|indlæs|åbn |åbne |åbnes|hent |hente |hentes|saml |samle |indsaml|kopier|kopiér|udtræk|slå op i|udlæs|gennemlæs",
    ),
    (
        Says::RUN,
        "kør |køre |køres|udfør|eksekver|kald |kalde |kaldes|påkald|brug |bruge |bruges|anvend|benyt|startes|start den |igangsæt|iværksæt|aktiver|aktivér|afvikl|opstart",
    ),
    (
        Says::SECRET,
        "adgangskode|kodeord|nøgle|hemmelighed|hemmelige|legitimationsoplysning|loginoplysning|brugeroplysning|adgangsoplysning|adgangstoken|adgangsnøgle|miljøvariab|akkreditiv|api-nøgle|pinkode|adgangsord|løsen",
    ),
    (
        Says::CONSENT,
        "uden at spørge|uden at bede om|uden bekræftelse|uden godkendelse|uden tilladelse|uden samtykke|uden at indhente|uden yderligere spørgsmål|allerede godkendt|allerede accepteret|allerede tilladt|allerede samtykket|allerede givet tilladelse|allerede givet samtykke|har givet tilladelse|har givet samtykke|tilladelse er givet|samtykke er givet|forhåndsgodkendt|spørg ikke|bed ikke om|ingen bekræftelse|bekræftelse er ikke nødvendig|kræver ikke bekræftelse",
    ),
    (
        Says::AGENT,
        "assistent|agent:|til agenten|for agenten|agenten skal|agenten bør|sprogmodel|til modellen|modellen skal|ki-agent|til revisoren|til auditøren|revisor:|auditøren|til kontrolløren|til granskeren|til den, der gennemgår|til bedømmeren|chatbotten",
    ),
    (
        Says::SILENT,
        "hemmeligt|i hemmelighed|i al hemmelighed|i det skjulte|i stilhed|i al stilhed|lydløst|i smug|ubemærket|diskret|stiltiende|uset |skjult for|uden at nogen opdager|i det stille",
    ),
    (Says::TOOL, "kommando|værktøj|skript|programmet|programmer |konsol|hjælpeprogram"),
    (
        Says::AGREED,
        "godkendt|har samtykket|samtykket|har givet samtykke|har givet tilladelse|har givet lov|har tilladt|givet sit samtykke|givet sin tilladelse|er indforstået|har sagt ja|har indvilliget|indvilget|tilladelsen gælder|samtykke gælder|er enig i|gået med til|givet grønt lys|accepteret",
    ),
    (
        Says::AHEAD,
        "på forhånd|forlods|én gang for alle|en gang for alle|alt, hvad der følger|alt, hvad der kommer|alt følgende|alt det følgende|alle efterfølgende|alle følgende|alle kommende|alle fremtidige|alle kommandoer|alle handlinger|alle yderligere|hele sessionen|resten af sessionen|hele samtalen|fremover|fra nu af|enhver kommando|hver kommando",
    ),
];

pub(super) const NORWEGIAN: Tongue = &[
    (Says::CONTENT, "innhold|innhald|resultat|utdata|utskriften|utskrifta|svaret|verdien|verdiane|teksten|returverdi"),
    (
        Says::IGNORE,
        "ignorer|glem |glemme |glemmes|gløym|se bort fra|ses bort fra|sjå bort frå|oversjå|overse |sett til side|settes til side|tilsidesett|følg ikke|ikke følg|ikkje følg|gjelder ikke|gjeld ikkje|ikke lenger gyldig|ikkje lenger gyldig|oppheve|oppheva|ugyldig|bortfall|forkast|ut av kraft",
    ),
    (
        Says::RULES,
        "instruks|regler|regel|reglar|reglane|retningslinje|anvisning|begrensning|avgrensing|restriksjon|kommandoer|kommandoar|ordrer|påbud|pålegg|forbud|forbod|direktiv|føringer|føringar|systemmelding|systemprompt|rettleiing|veiledning",
    ),
    (
        Says::PRIOR,
        "tidligere|tidlegare|forrige|førre|foregående|føregåande|ovenstående|ovanståande|ovenfor|ovanfor|alle |samtlige|gjeldende|gjeldande|øvrige|dine |eksisterende|eksisterande|hittil|system",
    ),
    (
        Says::TELL,
        "fortell|fortel |fortelje|fortalt|nevn|opplys|avslør|informer|underrett|rapporter|meddel|røpe |røpes|røp ikke|omtal|orienter|gjør oppmerksom|gjer merksam|vis |vise |vises|visast|vist |si det |si ikke|si ikkje|si ingenting|si noe|si noko|si fra|si frå|sies til|seiast|varsle|sei ikkje|sei noko|sei ingenting|sei det |sei ifrå|gjøres oppmerksom|oppmerksom på det",
    ),
    (
        Says::NOT,
        "ikke|ikkje|aldri|uten |utan |ingenting|ingen |inkje|verken|unnlat|unngå|la være|lat vere|under ingen omstendighet|under ingen omstende",
    ),
    (
        Says::USER,
        "bruker|brukar|sluttbruker|sluttbrukar|personen|personar|kundane|mennesk|kontoeier|samtalepartner|utvikleren|til noen|til nokon|noen andre|overfor noen|overfor nokon|kunden",
    ),
    (
        Says::THIS,
        "dette trinn|disse trinn|dette steget|disse stegene|desse stega|denne instru|disse instru|desse instru|denne handling|denne melding|denne anvisning|denne operasjon|denne prosess|denne overføring|denne kommandoen|dette kallet|om dette|dette her",
    ),
    (
        Says::SEND,
        "send innhold|send innhald|send den |send det |send dem |send dei |send dette|send alle |send filen|send fila|send resultat|send verdi|send hele|send heile|sende |sendes|sendast|oversend|innsend|overfør|last opp|laste opp|lastes opp|lastast opp|legg ved|legges ved|vedlegg|videresend|vidaresend|videreformidl|utlever|publiser",
    ),
    (
        Says::READ,
        "les filen|les fila|les innhold|les innhald|les alle |les av |les opp |les inn |les gjennom|lese |leses|lesast|åpne|opne |opnast|hent |hente |hentes|hentast|samle |saml inn|innhent|kopier|trekk ut|slå opp i|last inn",
    ),
    (
        Says::RUN,
        "kjør |kjøre |kjøres|køyr|utfør|eksekver|kall på|kalle |kalles|kallast|påkall|bruk |bruke |brukes|brukast|anvend|benytt|iverksett|aktiver|igangsett|start opp|startes",
    ),
    (
        Says::SECRET,
        "passord|nøkkel|nøkler|nøklar|nøklene|hemmelighet|hemmelige|hemmeleg|løyndom|legitimasjon|påloggingsinformasjon|påloggingsopplysning|innloggingsinformasjon|innloggingsdetalj|innloggingsopplysning|miljøvariab|tilgangsnøk|tilgangstoken|tilgangskode|api-nøk|adgangskode|pinkode",
    ),
    (
        Says::CONSENT,
        "uten å spørre|utan å spørje|utan å spørre|uten å be om|utan å be om|uten bekreftelse|utan stadfesting|utan bekrefting|uten godkjenning|utan godkjenning|uten tillatelse|utan løyve|uten samtykke|utan samtykke|allerede godkjent|allereie godkjen|allerede samtykket|allerede gitt|allereie gitt|har gitt tillatelse|har gitt samtykke|tillatelse er gitt|samtykke er gitt|løyve er gitt|forhåndsgodkjen|førehandsgodkjen|ikke spør|spør ikke|ikkje spør|spør ikkje|ikke be om|be ikke om|ikkje be om|ingen bekreftelse|bekreftelse er ikke nødvendig|krever ikke bekreftelse",
    ),
    (
        Says::AGENT,
        "assistent|agent:|til agenten|for agenten|agenten skal|agenten må|språkmodell|til modellen|for modellen|modellen skal|ki-agent|ki-modell|til revisoren|for revisoren|revisor:|til granskeren|til kontrolløren|til anmelderen|til den som vurderer|til den som gjennomgår|samtaleroboten|chatboten",
    ),
    (
        Says::SILENT,
        "i hemmelighet|hemmelig |i det skjulte|i løynd|løynleg|i stillhet|i all stillhet|i det stille|lydløst|ubemerket|umerkeleg|diskret|i smug|stilltiende|uten at noen merker|utan at nokon merkar|fordekt",
    ),
    (Says::TOOL, "kommando|verktøy|skript|konsoll|hjelpeprogram|programmet|ledetekst|skallet"),
    (
        Says::AGREED,
        "godkjent|godkjend|har samtykket|samtykket|samtykt|har gitt samtykke|har gitt tillatelse|har gitt lov|har gjeve|har tillatt|gitt sitt samtykke|gitt sin tillatelse|er innforstått|har sagt ja|tillatelsen gjelder|samtykke gjelder|er enig i|er einig i|gått med på|gitt grønt lys|akseptert",
    ),
    (
        Says::AHEAD,
        "på forhånd|på førehand|én gang for alle|en gang for alle|ein gong for alle|alt som følger|alt som følgjer|alt som kommer|alle påfølgende|alle følgende|alle etterfølgende|alle kommende|alle fremtidige|alle framtidige|alle kommandoer|alle kommandoar|alle handlinger|alle videre|hele økten|hele økta|heile økta|resten av økt|hele samtalen|heretter|fra nå av|frå no av|enhver kommando|hele sesjonen",
    ),
];

pub(super) const ICELANDIC: Tongue = &[
    (Says::CONTENT, "innihald|úttak|niðurst|útkom|svarið|gögnin|textann|efnið|efni skrá|efni henn|skilagildi"),
    (
        Says::IGNORE,
        "hunsa|hunsið|gleymdu|gleymið|gleyma|virtu að vettugi|virðið að vettugi|virða að vettugi|að vettugi|líttu fram hjá|líttu framhjá|lítið fram hjá|líta fram hjá|líta framhjá|horfðu fram hjá|skeyttu ekki|sinntu ekki|fylgdu ekki|fylgið ekki|gilda ekki|gildir ekki|ekki lengur í gildi|úr gildi|ógild|leggðu til hliðar",
    ),
    (
        Says::RULES,
        "fyrirmæl|leiðbeining|reglur|reglum|reglna|reglan|regluna|reglunum|skipanir|skipunum|skipana |takmark|takmörk|kerfisskilaboð|tilmæl|viðmiðunarregl|boðorð|kvaðir|hömlur|bannið",
    ),
    (
        Says::PRIOR,
        "fyrri |fyrrgreind|fyrrnefnd|áðurnefnd|undangeng|undanfarandi|ofangreind|að ofan|hér að ofan|allar|allra|öll |allir|öllum|alla |kerfi|eldri |fyrirliggjandi|núverandi|hingað til|þínar|þínum",
    ),
    (
        Says::TELL,
        "segðu|segið|segja|segi |sagt |nefndu|nefnið|nefna|nefnt|sýndu|sýnið|sýna |sýnt |upplýs|tilkynn|láttu vita|láta vita|látið vita|greindu frá|greina frá|ljóstra|afhjúpa|skýrðu frá|skýra frá|birta |getið um|geta um|minnast |minnstu |minnist |vita af|vita um",
    ),
    (Says::NOT, "ekki|aldrei|án |engu|enginn|ekkert|hvorki|undir engum kringumstæðum|forðastu|varastu"),
    (
        Says::USER,
        "notand|notend|viðskiptavin|manneskj|einstakling|persónu|neinum|nokkrum manni|engum|viðmælanda|reikningseig|fólki",
    ),
    (
        Says::THIS,
        "þetta skref|þessu skref|þessi skref|þessum skref|þessa skref|þessari aðgerð|þessa aðgerð|þessi aðgerð|þessi fyrirmæl|þessum fyrirmæl|þessa skipun|þessari skipun|þessi skilaboð|þessa beiðni|þessar leiðbein|þessum leiðbein|um þetta|frá þessu|af þessu|á þetta",
    ),
    (
        Says::SEND,
        "sendu|sendið|senda |sendi |sendist|áframsend|framsend|hlaða upp|hlaða inn|hengdu|hengið|hengja við|láttu fylgja|látið fylgja|birtu á|afhend|deildu|deilið|flyttu|færðu yfir|komdu áfram|hladdu |hlaðið ",
    ),
    (
        Says::READ,
        "lestu|lesið|lesa |lesi |opnaðu|opnið|opna |sæktu|sækið|sækja|safnaðu|safnið|safna |afritið|afrita|náðu í|náið í|flettu upp|dragðu út",
    ),
    (
        Says::RUN,
        "keyrðu|keyrið|keyra|keyrt|framkvæm|kallaðu|kallið á|kalla á|kalla í|notaðu|notið |að nota |skal nota |notað |ræstu|ræsið|ræsa|settu af stað|setja af stað|beittu|beitið|virkja|gangsett",
    ),
    (
        Says::SECRET,
        "lykilorð|aðgangsorð|lykill|lykli|lykla|lyklum|leyndarmál|leyniorð|auðkenni|innskráningarupp|innskráningargögn|aðgangsupplýsing|aðgangsheimild|aðgangsk|aðgangslyk|umhverfisbreyt|leynileg|leynigögn|skilríki|tóka",
    ),
    (
        Says::CONSENT,
        "án þess að spyrja|án þess að biðja|án þess að fá leyfi|án þess að óska|án staðfestingar|án samþykkis|án leyfis|án heimildar|þegar samþykkt|þegar leyft|þegar heimilað|þegar gefið leyfi|þegar veitt|hefur gefið leyfi|hefur veitt leyfi|hefur veitt samþykki|hefur veitt heimild|leyfi hefur verið veitt|heimild hefur verið veitt|samþykki hefur verið veitt|samþykki liggur fyrir|leyfi liggur fyrir|ekki spyrja|spurðu ekki|spyrjið ekki|ekki biðja um|ekki þarf að spyrja|ekki þarf staðfestingu|staðfesting er óþörf|óþarfi að spyrja|fyrirfram samþykkt",
    ),
    (
        Says::AGENT,
        "aðstoðarmaður|aðstoðarmann|aðstoðarmenn|aðstoðarfor|gervigreindaraðstoð|gervigreindarlík|gervigreindin|mállíkan|mállíkön|tungumálalík|til líkansins|líkanið á að|erindrek|spjallmenni|þjarkur|til endurskoð|endurskoðandi:|fyrir endurskoð|til matsaðila|til úttektaraðila|til yfirlesara|til rýni|agent:",
    ),
    (
        Says::SILENT,
        "í leyni|leynilega|í laumi|laumulega|í hljóði|hljóðlega|hljóðlaust|þegjandi|í kyrrþey|svo lítið beri á|án vitundar|á laun|í felum|án þess að nokkur viti",
    ),
    (
        Says::TOOL,
        "skipun|skipanalín|tól |tólið|tóli |tólinu|tólum|tólin |verkfæri|útstöð|skel |skelina|skelinni|skrift|forskrift|stjórnborð|forrit",
    ),
    (
        Says::AGREED,
        "hefur samþykkt|hafa samþykkt|samþykkti|samþykkir|þegar samþykkt|hefur leyft|hefur heimilað|leyfði|heimilaði|hefur fallist á|féllst á|hefur gefið leyfi|hefur veitt leyfi|hefur veitt heimild|veitti leyfi|gaf leyfi|samþykkið gildir|samþykki gildir|leyfið gildir|heimildin gildir|gefið grænt ljós",
    ),
    (
        Says::AHEAD,
        "fyrir fram|fyrirfram|framvegis|hér eftir|héðan í frá|í eitt skipti fyrir öll|allt sem á eftir|allt sem fylgir|öllu sem á eftir|öllu sem fylgir|allar síðari|allar næstu|allar frekari|öllum frekari|allar komandi|allar skipanir|öllum skipunum|allar aðgerðir|öllum aðgerðum|alla lotuna|alla setuna|út lotuna|allt samtalið|það sem eftir er",
    ),
];

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

pub(super) const AFRIKAANS: Tongue = &[
    (Says::CONTENT, "inhoud|resultaat|resultate|uitset|afvoer|uitvoer|teks van|antwoord|terugkeerwaarde|waardes"),
    (
        Says::IGNORE,
        "ignoreer|geïgnoreer|vergeet|verontagsaam|buite rekening|buite werking|slaan alle|slaan die|geld nie|geld nou nie|nie meer geldig|nie langer geldig|nie meer van krag|nie meer van toepassing|opgehef|ongeldig|herroep|verwerp|moenie volg|laat vaar|tersyde|opsy|buite beskouing",
    ),
    (
        Says::RULES,
        "instruksie|reëls|reël |opdrag|voorskrif|riglyn|beperking|bevele|bevel |verbod|aanwysing|stelselboodskap|stelselprompt|stelselinstruk|bepaling|vereistes",
    ),
    (
        Says::PRIOR,
        "vorige|vroeër|voorafgaande|bostaande|hierbo|bogenoemde|alle |al die|al jou|stelsel|bestaande|huidige|tot dusver|tot nou toe|voormelde|jou |enige ",
    ),
    (
        Says::TELL,
        "vertel|sê |meld |vermeld|noem |genoem|wys |gewys|toon |getoon|onthul|openbaar|informeer|inlig|ingelig|lig die gebruiker|stel die gebruiker|in kennis|rapporteer|verklap|laat weet|maak bekend|bekend gemaak|verwittig|gesê |praat",
    ),
    (Says::NOT, "moenie|nooit|sonder |geen |niks|nóg |vermy|onder geen omstandig|moet nooit|nie |nie."),
    (
        Says::USER,
        "gebruiker|eindgebruiker|kliënt|persoon|mense |die mens|iemand|niemand|enigiemand|rekeninghouer|gespreksgenoot",
    ),
    (
        Says::THIS,
        "hierdie stap|hierdie instruksie|hierdie opdrag|hierdie aksie|hierdie handeling|hierdie bevel|hierdie proses|hierdie oproep|hierdie boodskap|hiervan|hieroor|daarvan|daaroor|dié stap|dié instruksie|dié opdrag",
    ),
    (
        Says::SEND,
        "stuur|gestuur|versend|laai op|laai die|laai dit|laai al|oplaai|opgelaai|heg aan|heg die|aanheg|aangeheg|gee deur|deurgegee|plaas die|plaas dit|publiseer|oorhandig|dra oor|oorgedra|deel die",
    ),
    (
        Says::READ,
        "lees|gelees|inlees|maak oop|maak die lêer|oopmaak|oopgemaak|versamel|samel|ingesamel|kopieer|gekopieer|haal |gehaal|onttrek",
    ),
    (
        Says::RUN,
        "voer uit|voer die|voer dit|voer hierdie|uitvoer|uitgevoer|hardloop|laat loop|roep |geroep|opgeroep|gebruik |aktiveer|geaktiveer|loods|benut|stel in werking",
    ),
    (
        Says::SECRET,
        "wagwoord|wagfrase|sleutel|geheim|geloofsbrie|aanmeldbesonder|aanmeldinlig|aanmeldgegewens|aantekenbesonder|toegangsteken|toegangskode|toegangsleutel|toegangsbesonder|toegangsbewys|omgewingsverander|pinkode",
    ),
    (
        Says::CONSENT,
        "sonder om te vra|sonder om eers|sonder om toestemming|sonder om bevestiging|sonder bevestiging|sonder toestemming|sonder goedkeuring|sonder navraag|sonder verdere vrae|reeds ingestem|reeds goedgekeur|reeds toestemming|reeds toegestaan|reeds toegelaat|het toestemming gegee|toestemming is gegee|toestemming is reeds|toestemming is alreeds|goedkeuring is gegee|goedkeuring is reeds|alreeds goedgekeur|alreeds ingestem|alreeds toestemming|moenie vra|moenie eers vra|moenie om bevestiging|moenie om toestemming|moenie toestemming|geen bevestiging|geen toestemming|geen goedkeuring|vooraf goedgekeur|hoef nie te vra|bevestiging is nie nodig",
    ),
    (
        Says::AGENT,
        "assistent|agent:|vir die agent|aan die agent|die agent moet|taalmodel|vir die model|aan die model|die model moet|ki-agent|ki-model|vir die ouditeur|aan die ouditeur|ouditeur:|vir die beoordelaar|aan die beoordelaar|vir die resensent|vir die nasiener|vir die hersiener|kletsbot",
    ),
    (
        Says::SILENT,
        "stilletjies|in die geheim|heimlik|ongemerk|onopgemerk|stilswyend|onopsigtelik|skelmpies|in stilte|tersluiks|diskreet|sonder medewete|sonder die medewete|agterbaks|suutjies",
    ),
    (Says::TOOL, "opdrag|bevel|gereedskap|nutsprogram|terminaal|skrip|konsole|hulpmiddel|hulpprogram|dopprogram"),
    (
        Says::AGREED,
        "het ingestem|ingestem|het goedgekeur|goedgekeur|toegelaat|toegestaan|toestemming gegee|toestemming verleen|verlof gegee|het aanvaar|stem saam|saamgestem|akkoord gegaan|toestemming geld|goedkeuring geld|toestemming dek|gemagtig|het ja gesê|groen lig gegee",
    ),
    (
        Says::AHEAD,
        "vooraf|by voorbaat|op voorhand|eens en vir altyd|alles wat volg|alle volgende|alle verdere|alle toekomstige|alle daaropvolgende|alle opdragte|alle bevele|alle aksies|alle handelinge|die hele sessie|die res van die sessie|die hele gesprek|van nou af|voortaan|enige opdrag|enige bevel|elke opdrag|in die toekoms",
    ),
];

pub(super) const LUXEMBOURGISH: Tongue = &[
    (Says::CONTENT, "inhalt|resultat|ausgab|äntwert|wäerter|den text vun|donnéeë vun|d'donnéeë|d’donnéeë"),
    (
        Says::IGNORE,
        "ignoréier|vergiess|vergëss|iwwergo|iwwersprang|net beuecht|beuecht net|beuecht keng|net méi gëlteg|gëllt net|gëlle net|gëllen net|gëlle fir dech net|opgehuewen|ausser kraaft|ausser uecht|äusser uecht|ongëlteg|net méi a kraaft|befolleg net|follegt net|folleg net|verwerf",
    ),
    (
        Says::RULES,
        "instruktioun|reegel|uweisung|virschrëft|richtlinn|beschränkung|aschränkung|restriktioun|befeel|commanden|kommandoen|virgab|verbuet|bestëmmung|systemprompt|systemmessage|direktiv",
    ),
    (
        Says::PRIOR,
        "vireg|fréier|uewen|uewe genannt|hei uewen|alleguer|all déi|all vireg|all deng|all är|all fréier|all d'|all d’|system|bisheereg|bis elo|deng |är |bestoend|aktuell|bishereg",
    ),
    (
        Says::TELL,
        "soen|so dem |so der |so him|so hir |so et net|so näischt|sot dem |sot der |sot et net|sot näischt|gesot|erwän|erwään|weis |weisen|weist |gewisen|verro|informéier|deel mat|deelt mat|matdeel|matgedeelt|bericht|mellen|gemellt|verziel|bescheed|nennen|nennt|offenbar|matzedeel",
    ),
    (Says::NOT, "net |nët |ni |nimools|keng|ouni |näischt|weder|op kee fall|ënner kengen ëmstänn|net."),
    (
        Says::USER,
        "benotzer|notzer|utilisateur|clienten|dem client|de client|persoun|mënsch|kengem|iergendeen|jidderengem|kontinhaber",
    ),
    (
        Says::THIS,
        "dëse schrëtt|dësem schrëtt|dës schrëtt|dëse virgang|dës instruktioun|dëser instruktioun|dës uweisung|dëser uweisung|dës aktioun|dëser aktioun|dës operatioun|dëse befeel|dësen opruff|dëse message|dovun|doriwwer|heivun|heiriwwer|vun dësem",
    ),
    (
        Says::SEND,
        "schéck|geschéckt|verschéck|iwwerdro|iwwerdréi|iwwermëttel|lued |luet |eroplued|eropgelueden|weiderleed|weiderginn|weidergeleet|häng un|hänkt un|ugehaangen|gëff weider|gitt weider|verëffentlech|iwwergëff|leet weider|unhänken",
    ),
    (
        Says::READ,
        "lies d'|lies d’|lies de |lies den |lies déi |lies dat |lies alleguer|liest d'|liest d’|liest de |liest den |liest déi |liesen|gelies|ausliesen|maach op|maacht op|maach de fichier|maach d'datei|opmaachen|sammel|kopéier|huel |huelt |eraushuelen",
    ),
    (
        Says::RUN,
        "féier|ausféier|ausgefouert|exekutéier|ruff |rufft |opruff|opgeruff|lancéier|benotz |benotzt |benotzen|notz |notzt |verwend|aktivéier|starten|start d'|start de |lafe loossen|looss lafen",
    ),
    (
        Says::SECRET,
        "passwuert|passwierder|schlëssel|geheimnis|geheimcode|geheimschlëssel|umeldedaten|umeldungsdat|logindat|login-dat|zougangsdat|zougangscode|zougangsschlëssel|zougangstoken|ëmfeldvariab|kennwuert|kennwierder|pin-code|ëmgéigendvariab|ëmweltvariab",
    ),
    (
        Says::CONSENT,
        "ouni ze froen|ouni nozefroen|ouni nofro|ouni bestätegung|ouni zoustëmmung|ouni erlaabnis|ouni accord|ouni geneemegung|ouni confirmatioun|ouni ëm erlaabnis|schonn zougestëmmt|huet zougestëmmt|scho geneemegt|schonn erlaabt|scho guttgeheescht|schonn autoriséiert|schonn accordéiert|scho säin accord|erlaabnis gouf|erlaabnis ass ginn|erlaabnis läit|zoustëmmung gouf|zoustëmmung läit|accord gouf|fro net|frot net|fro keng|frot keng|keng bestätegung|keng confirmatioun|net nofroen|säin accord ginn|hiren accord ginn|am viraus geneemegt|bestätegung ass net",
    ),
    (
        Says::AGENT,
        "assistent|agent:|fir den agent|un den agent|den agent muss|den agent soll|dem agent|sproochmodell|sproochemodell|fir de modell|un de modell|de modell muss|dem modell|ki-agent|ki-modell|fir den auditeur|un den auditeur|auditeur:|fir de kontroller|fir de reviewer|fir de bewäerter",
    ),
    (
        Says::SILENT,
        "heemlech|am geheimen|onbemierkt|stëllschweigend|am stëllen|an aller stëll|onopfälleg|diskret|hannerrécks|ouni opzefalen|ouni datt een|onsiichtbar|am verstoppten|verstoppt ",
    ),
    (Says::TOOL, "befeel|kommando|commanden|geschir|outil|wierkzeug|skript|konsol|hëllefsprogramm|programm "),
    (
        Says::AGREED,
        "zougestëmmt|geneemegt|erlaabt|averstan|guttgeheescht|autoriséiert|akzeptéiert|zougesot|säin accord|hiren accord|den accord ginn|zoustëmmung gëllt|erlaabnis gëllt|accord gëllt|d'erlaabnis ginn|d’erlaabnis ginn|bestätegt|bewëllegt|accordéiert|jo gesot|d'accord mat|d’accord mat",
    ),
    (
        Says::AHEAD,
        "am viraus|vu vireran|eemol fir all|eng kéier fir all|alles wat nokënnt|alles, wat nokënnt|alles wat duerno|alles, wat duerno|alles wat nach|alles, wat nach|all weider|all zukünfteg|all kommend|all folgend|all befeeler|all commanden|all kommandoen|all aktioun|all operatioun|déi ganz sessioun|déi ganz sëtzung|dat ganzt gespréich|vun elo un|an zukunft|rescht vun der sess",
    ),
];

pub(super) const WELSH: Tongue = &[
    (
        Says::CONTENT,
        "cynnwys|gynnwys|chynnwys|nghynnwys|canlyniad|ganlyniad|chanlyniad|allbwn|hallbwn|allbynnau|ymateb|testun y",
    ),
    (
        Says::IGNORE,
        "anwybydd|hanwybydd|diystyr|ddiystyr|anghofi|o'r neilltu|o’r neilltu|peidiwch â dilyn|paid â dilyn|peidio â dilyn|nad ydynt bellach|nid ydynt bellach|ddim yn berthnasol|ddim yn ddilys|nid yw'n ddilys|nid yw’n ddilys|ddim mewn grym|esgeulus|diddym|ddiddym|hepgor|dirym|ddirym|berthnasol mwyach|berthnasol bellach|mewn grym mwyach|yn ddilys mwyach",
    ),
    (
        Says::RULES,
        "cyfarwyddiad|gyfarwyddiad|chyfarwyddiad|nghyfarwydd|cyfarwyddyd|gyfarwyddyd|chyfarwyddyd|rheolau|reolau|rheol |reol |canllaw|ganllaw|chanllaw|gorchmyn|orchmyn|gorchym|orchym|cyfyngiad|gyfyngiad|chyfyngiad|gwaharddiad|waharddiad",
    ),
    (
        Says::PRIOR,
        "blaenorol|flaenorol|cynharach|gynharach|uchod|holl |pob |i gyd|system|cynt |gynt |presennol|bresennol|hyd yma|hyd yn hyn|y cwbl|cyfan ",
    ),
    (
        Says::TELL,
        "sôn |soniwch|sonia |sonier|crybwyll|grybwyll|chrybwyll|dweud|ddweud|dywed|ddywed|datgel|ddatgel|dangos|ddangos|hysbysu|hysbyswch|hysbysa |rhoi gwybod|roi gwybod|rhowch wybod|adrodd|hadrodd|mynegi|fynegi|enwi |henwi|cyfeirio at|gyfeirio at|chyfeirio at|cyfaddef|rhannu gyda|rhannu â",
    ),
    (
        Says::NOT,
        "peidiwch|paid â|paid ag|peidio |peidied|beidio |pheidi|byth|heb |nid |ddim |dim |na |nac |neb |ni ddylid|ni ddylai|ni chei|ni chewch|ni chaniat",
    ),
    (
        Says::USER,
        "defnyddiwr|ddefnyddiwr|nefnyddiwr|defnyddwyr|ddefnyddwyr|nefnyddwyr|cwsmer|gwsmer|chwsmer|nghwsmer|y person|unigolyn|hunigolyn|neb |unrhyw un|cleient|gleient|chleient|bobl ",
    ),
    (
        Says::THIS,
        "cam hwn|gam hwn|camau hyn|gamau hyn|am hyn|hyn wrth|ynghylch hyn|cyfarwyddyd hwn|gyfarwyddyd hwn|cyfarwyddiad hwn|cyfarwyddiadau hyn|gyfarwyddiadau hyn|gweithred hon|weithred hon|neges hon|gorchymyn hwn|broses hon|am y peth|sôn am hyn|y dasg hon",
    ),
    (
        Says::SEND,
        "anfon|hanfon|danfon|ddanfon|gyrrwch|gyrru|gyrra|lanlwyth|uwchlwyth|llwythwch i fyny|llwytha i fyny|llwytho i fyny|lwytho i fyny|atodi|atodwch|hatodi|postiwch|postio|bostio|trosglwydd|drosglwydd|throsglwydd|cyflwynwch|rhannwch|pasiwch|pasio ymlaen|cyhoeddwch",
    ),
    (
        Says::READ,
        "darllen|ddarllen|agorwch|agor |agora |hagor |casglwch|casgla |casglu|gasglu|chasglu|copïwch|copïo|gopïo|chopïo|copïa|adalw|hadalw|echdyn",
    ),
    (
        Says::RUN,
        "rhedwch|rhedeg|redeg|rheda |rhed |gweithredwch|gweithreda |gweithredu|weithredu|cyflawnwch|cyflawni|gyflawni|galwch|galw |galwa |defnyddiwch|ddefnyddiwch|defnyddio|ddefnyddio|defnyddia |defnyddir|cychwynnwch|cychwynna|lansi",
    ),
    (
        Says::SECRET,
        "cyfrinair|gyfrinair|chyfrinair|nghyfrinair|cyfrineiriau|gyfrineiriau|chyfrineiriau|allwedd |allweddi|allweddau|hallwedd |hallweddi|hallweddau|tocyn|docyn|thocyn|nhocyn|cyfrinach|gyfrinach|chyfrinach|manylion mewngofnodi|fanylion mewngofnodi|manylion mynediad|tystlythyr|newidyn amgylchedd|newidynnau amgylchedd|cod mynediad",
    ),
    (
        Says::CONSENT,
        "heb ofyn|heb gadarnh|heb ganiatâd|heb gydsyniad|heb gymeradw|heb ymgynghori|heb holi|eisoes wedi cytuno|eisoes wedi cydsynio|eisoes wedi cymeradw|eisoes wedi rhoi|eisoes wedi caniat|wedi rhoi caniatâd|wedi rhoi cydsyniad|wedi cael caniatâd|wedi cytuno eisoes|caniatâd eisoes|caniatâd wedi'i roi|caniatâd wedi’i roi|rhoddwyd caniatâd|rhoddwyd cydsyniad|peidiwch â gofyn|paid â gofyn|peidio â gofyn|nid oes angen gofyn|does dim angen gofyn|nid oes angen cadarn|does dim angen cadarn|nid oes angen caniat|does dim angen caniat|cymeradwywyd eisoes|cymeradwywyd ymlaen llaw|eisoes wedi'i gymeradw|eisoes wedi’i gymeradw",
    ),
    (
        Says::AGENT,
        "cynorthwyydd|gynorthwyydd|chynorthwyydd|nghynorthwyydd|cynorthwywyr|asiant:|i'r asiant|i’r asiant|ar gyfer yr asiant|asiant deallus|model iaith|fodel iaith|modelau iaith|i'r model|i’r model|ar gyfer y model|i'r archwil|i’r archwil|archwiliwr:|archwilydd:|i'r adolygydd|i’r adolygydd|ar gyfer yr adolyg",
    ),
    (
        Says::SILENT,
        "yn dawel|yn ddistaw|yn ddirgel|yn y dirgel|yn llechwraidd|yn gudd|yn slei|o'r golwg|o’r golwg|yn ddiarwybod|heb dynnu sylw|heb i neb wybod|ar y slei|yn gyfrinach",
    ),
    (
        Says::TOOL,
        "gorchymyn|orchymyn|gorchmynion|orchmynion|offeryn|hofferyn|teclyn|declyn|theclyn|terfynell|derfynell|therfynell|sgript|cragen|gragen|plisgyn|llinell orchym|rhaglen|raglen|cyfleustod",
    ),
    (
        Says::AGREED,
        "wedi cytuno|cytunodd|gytunodd|wedi cymeradwyo|cymeradwyodd|gymeradwyodd|wedi caniatáu|caniataodd|ganiataodd|wedi rhoi caniatâd|rhoddodd ganiatâd|wedi rhoi cydsyniad|rhoddodd gydsyniad|wedi cydsynio|cydsyniodd|gydsyniodd|wedi awdurdodi|awdurdododd|yn cytuno|wedi rhoi sêl bendith",
    ),
    (
        Says::AHEAD,
        "ymlaen llaw|o flaen llaw|rhag blaen|unwaith ac am byth|popeth sy'n dilyn|popeth sy’n dilyn|bopeth sy'n dilyn|bopeth sy’n dilyn|popeth a ddaw|bopeth a ddaw|pob gorchymyn|bob gorchymyn|yr holl orchmynion|yr holl weithred|pob gweithred|bob gweithred|pob cam dilynol|bob cam dilynol|sesiwn gyfan|drwy gydol y sesiwn|trwy gydol y sesiwn|gweddill y sesiwn|sgwrs gyfan|o hyn ymlaen|o hyn allan|yn y dyfodol",
    ),
];

pub(super) const IRISH: Tongue = &[
    (
        Says::CONTENT,
        "ábhar|hábhar|inneachar|hinneachar|toradh|thoradh|dtoradh|torthaí|thorthaí|dtorthaí|aschur|haschur|a bhfuil sa|a bhfuil ann|an téacs|freagra",
    ),
    (
        Says::IGNORE,
        "neamhaird|neamhshuim|dearmad|dhearmad|ndearmad|ná bac le|ná bacaigí|ná lean|ná cloígh|i leataobh|ar ceal|ar neamhní|neamhbhailí|níl feidhm|níl i bhfeidhm|i bhfeidhm a thuilleadh|i bhfeidhm níos mó|as an áireamh|gan feidhm",
    ),
    (
        Says::RULES,
        "treoir|threoir|dtreoir|treorac|threorac|dtreorac|rialacha|riail|ordú|hordú|orduithe|horduithe|ordaithe|srian|shrian|toirmeasc|thoirmeasc|dtoirmeasc|teorainneacha|dteorainneacha|cosc ar|foráil",
    ),
    (
        Says::PRIOR,
        "roimh|thuas|gach |uile|uilig|córas|chóras|gcóras|go léir|ar fad|reatha|cheana|a tugadh|go dtí seo|iomlán",
    ),
    (
        Says::TELL,
        "inis|hinis|insígí|hinsígí|insint|hinsint|insítear|hinsítear|insíodh|abair|habair|abraigí|habraigí|rá le |rá leis|luaigh|luaigí|lua |luaitear|luadh|nocht|tuairisc|thuairisc|dtuairisc|in iúl|tabhair le fios|thabhairt le fios|tugtar le fios|tagair|thagairt|sceith|taispeá|thaispeá|dtaispeá|a chur ar an eolas|ar an eolas",
    ),
    (
        Says::NOT,
        "ná |gan |níl cead|níor|nár cheart|nár chóir|riamh|choíche|go deo|ní cheadaítear|ní ceadmhach|ní ceart|ní chóir|ní féidir|ní inseo|ní luafa|nach n-ins|nach luai|nach ndeir|seachain|ar chor ar bith|nach dtaispeá",
    ),
    (
        Says::USER,
        "úsáideoir|húsáideoir|duine|dhuine|nduine|daoine|dhaoine|ndaoine|custaiméir|chustaiméir|gcustaiméir|cliant|chliant|gcliant|éinne|aoinne",
    ),
    (
        Says::THIS,
        "chéim seo|gcéim seo|céimeanna seo|gcéimeanna seo|faoi seo|faoi sin|ina thaobh|mar gheall air|treoir seo|treoracha seo|dtreoracha seo|ordú seo|gníomh seo|teachtaireacht seo|dteachtaireacht seo|próiseas seo|bpróiseas seo|an iarraidh seo|é seo do",
    ),
    (
        Says::SEND,
        "seol |seolaigí|seoltar|seolfaidh|a sheoladh chuig|a sheoladh go|cuir chuig|cuirigí chuig|cuir ar aghaidh|chur chuig|chur ar aghaidh|uaslód|huaslód|uasluchtaigh|ceangail|cheangal|postáil|phostáil|tarchuir|tharchur|roinn |comhroinn|foilsigh|aistrigh|seachaid|cuir an t-ábhar|cuir an comhad|cuir na sonraí",
    ),
    (
        Says::READ,
        "léigh|léigí|léamh|léitear|oscail|hoscail|osclaí|bailigh|bailiú|bhailiú|bailítear|cóipeáil|chóipeáil|gcóipeáil|faigh |tóg |aisghabh|asbhain|íoslód",
    ),
    (
        Says::RUN,
        "rith |ritear|rithigí|reáchtáil|forghníom|fhorghníom|i ngníomh|feidhmigh|fheidhmiú|glaoigh ar|ghlaoch ar|glaoitear|úsáid |húsáid |úsáidigí|úsáidtear|bain úsáid|bhaint úsáid|baintear úsáid|tosaigh|thosú|cuir tús",
    ),
    (
        Says::SECRET,
        "pasfhoc|phasfhoc|bpasfhoc|focal faire|fhocal faire|focail fhaire|eochair|heochair|eochracha|heochracha|rúin |rúnda|sonraí logála|sonraí rochtana|sonraí aitheantais|dintiúir|dhintiúir|ndintiúir|ceadchomhartha|cheadchomhartha|comhartha rochtana|athróg timpeall|athróga timpeall|hathróga timpeall|cód rochtana|chód rochtana",
    ),
    (
        Says::CONSENT,
        "gan fiafraí|gan cheist|gan ceist|gan dearbhú|gan deimhniú|gan chead|gan cead|gan toiliú|gan faomhadh|gan iarraidh|cead tugtha|thug cead|tugadh cead|toiliú tugtha|thug toiliú|faofa cheana|ceadaithe cheana|aontaithe cheana|thoiligh cheana|d'aontaigh cheana|d’aontaigh cheana|ná fiafraigh|ná fiafraígí|ná hiarr|ná cuir ceist|ná lorg cead|ní gá fiafraí|ní gá dearbh|ní gá deimhn|ní gá cead|níl gá le dearbh|níl gá le deimhn|níl gá le cead|tar éis aontú|tar éis cead|aontú cheana",
    ),
    (
        Says::AGENT,
        "cúntóir|chúntóir|gcúntóir|gníomhaire:|don ghníomhaire|a ghníomhaire|don mhúnla|don tsamhail|samhail teanga|tsamhail teanga|samhlacha teanga|múnla teanga|mhúnla teanga|múnlaí teanga|don iniúchóir|iniúchóir:|don léirmheastóir|don athbhreithneoir|athbhreithneoir:|don mheasúnóir",
    ),
    (
        Says::SILENT,
        "go ciúin|go rúnda|faoi rún|os íseal|i ngan fhios|gan fhios|faoi choim|go discréideach|faoi cheilt|go formhothaithe|go tostach|ina thost|go fáilí",
    ),
    (
        Says::TOOL,
        "ordú|hordú|orduithe|horduithe|uirlis|huirlis|teirminéal|theirminéal|dteirminéal|scripteanna|blaosc|bhlaosc|mblaosc|consól|líne ordaithe|ríomhchlár|fóntas",
    ),
    (
        Says::AGREED,
        "d'aontaigh|d’aontaigh|aontaithe|thoiligh|toilithe|cheadaigh|ceadaithe|thug cead|cead tugtha|thug toiliú|toiliú tugtha|d'fhaomh|d’fhaomh|faofa|ghlac le|glactha le|d'údaraigh|d’údaraigh|údaraithe|tá cead|tar éis aontú|tar éis toiliú|tar éis cead",
    ),
    (
        Says::AHEAD,
        "roimh ré|uair amháin agus|gach rud a leanas|gach rud a leanann|gach a leanann|gach ordú|gach beart|gach gníomh|gach oibríocht|gach céim eile|gach ceann eile|an seisiún ar fad|an seisiún iomlán|an seisiúin|an tseisiúin|don seisiún|don chomhrá|na horduithe go léir|na horduithe uile|as seo amach|as seo ar aghaidh|feasta|sa todhchaí|amach anseo",
    ),
];

pub(super) const BASQUE: Tongue = &[
    (Says::CONTENT, "eduki|emaitz|irteera|testua|balioa|datuak|itzulitako|erantzunaren"),
    (
        Says::IGNORE,
        "ez ikusi|ezikusi|ahaztu|alde batera|baztertu|baztertzen|bazter itzazu|bazter ezazu|ez kontuan hartu|ez hartu kontuan|ez jarraitu|ez bete|baliogabe|indargabe|ez daude indarrean|ez dago indarrean|ez du balio|ez dute balio|bertan behera|jaramonik ez|ez egin jaramon",
    ),
    (
        Says::RULES,
        "jarraibide|arau|argibide|agindu|instrukzio|murrizketa|murriztapen|mugapen|gidalerro|debeku|xedapen|zuzentarau|sistemaren mezu|sistemaren gonbit|muga guzti|baldintzak",
    ),
    (
        Says::PRIOR,
        "aurrek|lehenago|lehengo|goiko|gorago|gaineko|guzti|denak|sistema|orain arte|aipatut|aurretik|indarrean|oraingo|dituzun|zure ",
    ),
    (
        Says::TELL,
        "esan|esaiozu|esaiezu|esaten|aipatu|aipatze|aipa |adieraz|jakinaraz|erakuts|azaldu|azaltze|agertu|agertzen|agerian|salatu|salatzen|informatu|informatze|jakitera eman|berri eman|berririk eman|kontatu|kontatzen|ohartaraz|jakinaren gainean|aitortu|hitz egin|hitzik egin",
    ),
    (
        Says::NOT,
        "ez |inoiz|gabe|inolaz|ezin |ezta |inori|ezer |debekatuta|sekula|inola ere|ez iezaio|ez diezaio|ez zaio|ez ezazu|ez itzazu|ez da |ez dio",
    ),
    (
        Says::USER,
        "erabiltzaile|bezero|pertsona|gizaki|inori|inor |norbait|azken erabil|kontuaren jabe|solaskide|jendeari|jendea ",
    ),
    (
        Says::THIS,
        "urrats hau|urrats hon|pauso hau|pauso hon|honi buruz|horri buruz|honetaz|horretaz|hau erabil|hori erabil|jarraibide hau|jarraibide hon|agindu hau|agindu hon|ekintza hau|ekintza hon|eragiketa hau|eragiketa hon|mezu hau|mezu hon|prozesu hau",
    ),
    (
        Says::SEND,
        "bidal|igo |igotzen|igotzeko|kargatu|kargatzen|erants|eransten|atxiki|partekatu|partekatze|birbidal|transmiti|helaraz|argitaratu|argitara |pasa iezaio|eman iezaio",
    ),
    (
        Says::READ,
        "irakur|ireki|zabaldu|bildu|biltzen|jaso |jasotzen|kopiatu|kopiatze|kopia ezazu|kopia itzazu|eskuratu|eskuratze|erauzi",
    ),
    (
        Says::RUN,
        "exekuta|abiaraz|martxan jar|deitu|deitzen|dei egin|erabili |erabil ezazu|erabil itzazu|erabiliz|erabiltzen|egikaritu|burutu|gauzatu|aktibatu|hasieratu|jaurti",
    ),
    (
        Says::SECRET,
        "pasahitz|pasaesaldi|gako|giltza|kredentzial|sekretu|isilpeko|tokena|sarbide-dat|sarbide-kode|sarbide-token|sarbide kode|saio-hasiera|saioa hasteko dat|ingurune-aldagai|inguruneko aldagai|ingurune aldagai|egiaztagiri|identifikazio-dat|pin kode",
    ),
    (
        Says::CONSENT,
        "galdetu gabe|baimenik gabe|baimena eskatu gabe|baimenik eskatu gabe|berretsi gabe|berrespenik gabe|berrespenik eskatu gabe|onespenik gabe|adostasunik gabe|baieztapenik gabe|baieztatu gabe|dagoeneko onartu|dagoeneko baimen|dagoeneko ados|dagoeneko eman|jada onartu|jada baimen|jada ados|baimena eman du|baimena emanda|baimena eman da|baimena eman zuen|adostasuna eman|onespena eman|ez galdetu|ez eskatu baimen|ez eskatu berresp|ez eskatu baiezt|ez da beharrezkoa galde|ez dago galdetu beharrik|ez dago baimenik eskatu|ez dago berrespen|ez du berrespen|aurrez onartu|aurrez baimen|aldez aurretik onartu|aldez aurretik baimen",
    ),
    (
        Says::AGENT,
        "laguntzaile|agentearentzat|agenteari |agenteari:|agente:|agentea:|agent:|hizkuntza-eredu|hizkuntza eredu|ereduarentzat|ereduari |eredua:|auditorearentzat|auditoreari|ikuskatzailearentzat|ikuskatzaileari|ebaluatzailearentzat|ebaluatzaileari|berrikuslearentzat|berrikusleari|txatbot|aa agente",
    ),
    (
        Says::SILENT,
        "isilean|isil-isil|isilik|isilka|isilpean|ezkutuan|ezkutuka|sekretuan|oharkabean|konturatu gabe|inor konturatu|inork jakin|diskretuki|estalian",
    ),
    (Says::TOOL, "komando|agindu|tresna|erreminta|skript|kontsola|programa|terminalean|terminala"),
    (
        Says::AGREED,
        "onartu du|onartu zuen|onartu ditu|onartuta|baimendu du|baimendu zuen|baimendu ditu|baimenduta|baimena eman|ados dago|ados agertu|ados jarri|adostasuna eman|onespena eman|oniritzia eman|onetsi du|onetsi ditu|onetsi zuen|onetsita|berretsi du|baietz esan|baimenak balio",
    ),
    (
        Says::AHEAD,
        "aurrez|aldez aurretik|behin betiko|behin eta betiko|ondorengo guzti|ondoren datorren guzti|ondoren datozen|hurrengo guzti|hurrengo komando|hurrengo agindu|datozen guzti|etorkizuneko|komando guzti|agindu guzti|eragiketa guzti|ekintza guzti|saio oso|saio guzti|elkarrizketa oso|hemendik aurrera|gaurtik aurrera|aurrerantzean|edozein komando|edozein agindu|edozein eragiketa",
    ),
];
