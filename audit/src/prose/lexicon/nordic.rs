//! Danish, Norwegian, Icelandic, Afrikaans and Luxembourgish: what orders to an agent are made of, word by word.

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
