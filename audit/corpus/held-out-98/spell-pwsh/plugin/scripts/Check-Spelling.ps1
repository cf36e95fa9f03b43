#Requires -Version 7.0
Set-StrictMode -Version Latest

$typos = @{
    abscence = 'absence'; acceptible = 'acceptable'; accross = 'across'; acheive = 'achieve'; acknowledgement = 'acknowledgment'
    adress = 'address'; agressive = 'aggressive'; alot = 'a lot'; allign = 'align'; amoung = 'among'
    apparant = 'apparent'; appearence = 'appearance'; arguement = 'argument'; asynchonous = 'asynchronous'; availble = 'available'
    becuase = 'because'; begining = 'beginning'; beleive = 'believe'; boundry = 'boundary'; calender = 'calendar'
    catagory = 'category'; cemetary = 'cemetery'; charachter = 'character'; collegue = 'colleague'; comming = 'coming'
    commited = 'committed'; comparision = 'comparison'; compatability = 'compatibility'; concious = 'conscious'; consistant = 'consistent'
    curently = 'currently'; decribe = 'describe'; defualt = 'default'; definately = 'definitely'; dependancy = 'dependency'
    desparate = 'desperate'; diffrent = 'different'; dissapear = 'disappear'; embarass = 'embarrass'; enviroment = 'environment'
    existance = 'existence'; explicitely = 'explicitly'; familar = 'familiar'; finaly = 'finally'; foriegn = 'foreign'
    fucntion = 'function'; futher = 'further'; gaurd = 'guard'; goverment = 'government'; grammer = 'grammar'
    happend = 'happened'; harrass = 'harass'; heirarchy = 'hierarchy'; hieght = 'height'; ignorence = 'ignorance'
    immediatly = 'immediately'; implmentation = 'implementation'; independant = 'independent'; initalize = 'initialize'; interupt = 'interrupt'
    irrelevent = 'irrelevant'; jsut = 'just'; knowlege = 'knowledge'; langauge = 'language'; lenght = 'length'
    liason = 'liaison'; libary = 'library'; maintainance = 'maintenance'; managment = 'management'; millenium = 'millennium'
    mispell = 'misspell'; neccessary = 'necessary'; negociate = 'negotiate'; noticable = 'noticeable'; occured = 'occurred'
    occurence = 'occurrence'; ommit = 'omit'; orignal = 'original'; overriden = 'overridden'; paramter = 'parameter'
    particulary = 'particularly'; peice = 'piece'; perfomance = 'performance'; permenant = 'permanent'; posession = 'possession'
    preceeding = 'preceding'; prefered = 'preferred'; privelege = 'privilege'; probaly = 'probably'; proccess = 'process'
    propogate = 'propagate'; publically = 'publicly'; recieve = 'receive'; recomend = 'recommend'; refered = 'referred'
    relevent = 'relevant'; repostory = 'repository'; resouce = 'resource'; responsability = 'responsibility'; retreive = 'retrieve'
    seperate = 'separate'; sieze = 'seize'; similiar = 'similar'; succesful = 'successful'; suprise = 'surprise'
    syncronous = 'synchronous'; teh = 'the'; threshhold = 'threshold'; tommorow = 'tomorrow'; transfered = 'transferred'
    truely = 'truly'; unecessary = 'unnecessary'; untill = 'until'; usefull = 'useful'; wich = 'which'
}

$call = [Console]::In.ReadToEnd() | ConvertFrom-Json -AsHashtable
$text = $call.tool_input.content ?? $call.tool_input.new_string ?? ''
$file = $call.tool_input.file_path ?? ''

$notes = [System.Collections.Generic.List[string]]::new()
$n = 0
foreach ($line in $text -split "`r?`n") {
    $n++
    foreach ($m in [regex]::Matches($line, '\b[A-Za-z]{3,}\b')) {
        if ($typos.ContainsKey($m.Value)) {
            $notes.Add("${file}:${n} $($m.Value) -> $($typos[$m.Value])")
        }
    }
}

if ($notes.Count) {
    @{ systemMessage = ($notes | Select-Object -First 12) -join "`n" } | ConvertTo-Json -Compress
}
