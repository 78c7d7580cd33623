/**
 * What a food does to somebody who must not eat it, and what they say of it, in seven languages; folded, as alternatives of one pattern.
 * Beside the name of a food in one sentence they are a statement, however it is put.
 */
export const HARM_SIGNS = [
  // English
  "(?:more|mehr|plus|mas|piu|mais|meer) (?:for me|fur mich|pour moi|para mi|per me|para mim|pra mim|voor mij)|paramedics?|casualty|999|911|jext|saw the doctor|banned|(?:nearly|almost) (?:took|finished)|destroys?|(?:don't|do not|doesn't|does not|never) want (?:my|our|him|her|them)|comes? (?:\\w+ )?(?:back up|back out|straight out|right out|up again)|throat|swell\\w*|swollen|hives|rash|itch\\w*|tingl\\w*|anaphyla\\w*|epi ?pens?|adrenaline|hospital|a&e|emergency room|ambulance|kill(?:s|ed)?(?= me| my| him| her|$)|nearly died|poison|poisonous|vomit\\w*|throw up|the runs|diarrh?oea|cramps|wrecks?|breath(?:e|ing)|reacts?(?= |$)|reacted|reactions?|break(?:s)? (?:me|him|her) out|off limits|no go|get along|deadly|lethal|fatal|toxic|life ?threatening|dangerous|(?:feel|feels|felt|feeling) (?:\\w+ )?(?:sick|ill|awful|terrible|unwell|rough|nauseous|queasy)|nausea|nauseous|queasy|(?:make|makes|made|get|got) (?:me|my \\w+|him|her|us) (?:\\w+ )?(?:sick|ill|unwell)|upsets? (?:my|his|her)|diagnos\\w*|strictly|tested positive|intoleran\\w+|bloat\\w*|gas|gassy|migraines?|headaches?|heartburn|stomach|tummy|belly|gut|guts|doubled over|sets? (?:me|him|her) off|flares?(?: up)?|flare ups?|mess(?:es)? (?:me|with)|destroys?|ruins? my|blow(?:s)? up|puff(?:s|y)?(?: up)?|chok\\w*|skin|eczema|asthma|wheez\\w*|faint(?:s|ed)?|pass(?:ed)? out|keep (?:it )?down|steer clear|stay away|not an option|nemesis|the enemy|red blotches|blotch\\w*|spots|welts|sneez\\w*|collaps\\w*|blackout|goes? (?:right|straight) through|(?:goes?|turns?|went|turned|gets?) (?:\\w+ )?(?:red|pale|blue|blotchy)|culprit|to blame|knocks? (?:me|him|her|us) out|forbidden|lips?|tongue|numb|did not end well|never again|not friends|biopsy|face|burns?|burning|(?:not|never|don't|doesn't|do not|does not) (?:mix|agree)|puts? (?:me|him|her|us) (?:in|out)",
  // German
  "sanitater|rettungswagen|krankenwagen|verbannt|verzeiht|macht (?:mich|ihn|sie) fertig|(?:will|wollen|mochte) nicht dass|komm(?:t|en) (?:\\w+ ){0,4}(?:wieder )?(?:hoch|raus|heraus)|hals|schwill\\w*|anschwell\\w*|schwell\\w*|ausschlag|quaddeln|juck\\w*|krankenhaus|notaufnahme|notarzt|gift|lebensgefahrlich\\w*|todlich\\w*|lebensbedrohlich\\w*|giftig\\w*|gefahrlich\\w*|durchfall|bauchschmerz\\w*|bauchweh|krampfe|atemnot|keine luft|reagier\\w*|gar nicht|bekommt mir|kotz\\w*|ubergeb\\w*|wird mir (?:ubel|schlecht)|mir (?:wird|ist|war|wurde) (?:\\w+ ){0,4}(?:ubel|schlecht|schwindlig)|ubelkeit|mir geht es (?:\\w+ ){0,3}(?:schlecht|mies)|macht mich krank|tabu|verboten|festgestellt|diagnosti\\w+|unvertrag\\w*|blah\\w*|bauch\\w*|magen\\w*|migrane|kopfschmerz\\w*|sodbrennen|komme? (?:\\w+ ){0,4}(?:nicht|gar nicht|uberhaupt nicht) klar|(?:nicht|gar nicht|uberhaupt nicht) klar|rebellier\\w*|haut (?:mich|ihn|sie) um|spielt verruckt|finger weg|haut|pickel\\w*|pusteln|asthma|nies\\w*|ekzem\\w*|umgekippt|kippe um|ohnmacht\\w*|flecken|luft|zu(?:geschwollen|schwellen)|rote[nr]? (?:flecken|punkte)|erstick\\w*|wurg\\w*|(?:lauft|laufe|wird|werde|ganz|knall|feuer) ?rot|lippen?|zunge|taub|brennt|brennen|kribbel\\w*|auf keinen fall|nie wieder|schuld|nicht gut|nach hinten los|wird nichts|(?:lieg\\w*|liegt) (?:\\w+ ){0,3}flach|gesicht|biopsie|darmspiegelung|geht (?:\\w+ ){0,3}(?:gar )?nicht|gehen (?:\\w+ ){0,3}(?:gar )?nicht",
  // French
  "banni\\w*|(?:n'en|en) veut pas|samu|ambulance|detruit\\w*|retourne\\w*|(?:veux|voulons) pas que|plie\\w* en deux|ressort\\w*|remonte\\w*|gorge|gonfl\\w*|plaques|boutons|urticaire|demange\\w*|hopital|urgences|poison|malade|vomi\\w*|diarrhee|mal au ventre|respir\\w*|reagi\\w*|nausee\\w*|dangereu\\w*|mortel\\w*|letal\\w*|fatal\\w*|toxique\\w*|mal au coeur|me rend malade|interdit\\w*|tue\\w*|oedeme|ballonn\\w*|ventre|estomac|bide|crises?|migraines?|me reussi\\w* pas|passe(?:nt)? pas|detraqu\\w*|asthme|eczema|rougeurs?|quincke|gratt\\w*|etouff\\w*|etrangl\\w*|tomber? dans les pommes|toilettes|gaz|souffle|(?:devien[st]|est|suis) (?:\\w+ )?(?:tout )?rouges?|levres?|langue|brule\\w*|picot\\w*|plus jamais|biopsie|visage|guerre|hosto|en aucun cas|niet",
  // Spanish
  "ambulancia|ni probar\\w*|desterrad[oa]s?|casi (?:se )?(?:\\w+ )?(?:llevan|lleva|mata\\w*)|hech[oa] polvo|la lio|no (?:quiero|queremos) que|doblad[oa]|devuelvo|garganta|hincha\\w*|ronchas|sarpullido|urticaria|picor|hospital|urgencias|veneno|sienta[n]? (?:fatal|mal)|hacen? dano|enferm\\w+|vomit\\w*|diarrea|barriga|nauseas|peligros[oa]s?|mortal\\w*|letal(?:es)?|venenos[oa]s?|toxic[oa]s?|me pongo (?:\\w+ )?(?:mal[oa]?|fatal|enferm[oa])|me sienta (?:\\w+ )?(?:mal|fatal)|respir\\w*|reacciono|reaccion|prohibid\\w*|detectado|tripas?|estomago|gases|migrana|caen? (?:\\w+ )?mal|no me van?|alerg\\w*|asma|granos|manchas|pica[n]?|picores|me matan?|ahog\\w*|asfixi\\w*|desmay\\w*|hospitaliz\\w*|revuelven?|destroza[n]?|(?:pone[n]?|pongo) (?:\\w+ )?roj[oa]s?|labios?|lengua|duermen?|arde[n]?|quema[n]?|hormigu\\w*|nunca mas|nada de|biopsia|la cara|como un tomate|ni en broma",
  // Italian
  "ambulanza|bandit[oaei]|devasta\\w*|non (?:voglio|vogliamo) che|piegat[oa] in due|torna(?:no)? su|gola|gonfi\\w*|orticaria|sfogo|prurito|ospedale|pronto soccorso|veleno|(?:stare|sto) male|fanno? male|diarrea|pancia|nausea|pericolos[oaei]|mortal[ei]|letal[ei]|micidial[ei]|velenos[oaei]|tossic[oaei]|mi sento male|stare malissimo|respir\\w*|reagisc\\w*|vietat\\w*|uccid\\w*|stomaco|gonfior\\w*|emicrania|asma|bolle|bollicine|macchie|mal di (?:pancia|stomaco|testa)|distrugg\\w*|ammazza\\w*|soffoc\\w*|svenut\\w*|svengo|pizzic\\w*|mi rovina\\w*|bagno|chiude la gola|eczema|(?:diventa|divento|si fa) (?:\\w+ )?ross[oa]|labbra|lingua|brucia\\w*|formicol\\w*|shock|mai piu|biopsia|faccia|la guerra|rischia\\w*",
  // Portuguese
  "ambulancia|banid[oa]s?|acaba(?:m)? comigo|quase (?:\\w+ )?mat\\w*|nao (?:quero|queremos) que|dobrad[oa]|volta(?:m)? (?:tudo|para cima|para fora)|incha\\w*|comichao|urgencias?|faz(?:em)? (?:me )?mal|me faz(?:em)? mal|diarreia|enjoo\\w*|perigos[oa]s?|mortais|mortal|letais|letal|venenos[oa]s?|toxic[oa]s?|enjoad[oa]|fico (?:\\w+ )?(?:mal|doente)|reajo|reacao|proibid\\w*|alergia|barriga|estomago|gases|enxaqueca|cai(?:em)? (?:\\w+ )?mal|nao me dou|dou me mal|borbulhas|manchas|asma|matam? me|me matam?|sufoc\\w*|desmai\\w*|ardor|garganta|eczema|coceira|casa de banho|banheiro|hospital|urgencia|veneno|(?:fica|fico) (?:\\w+ )?vermelh[oa]s?|labios?|lingua|ard\\w*|formigueiro|volta ao estomago|nunca mais|biopsia|rosto|nem pensar|choque",
  // Dutch
  "ambulance|verbannen|sloop(?:t|en)|wil(?:len)? niet dat|krom van|komt? (?:er )?(?:\\w+ ){0,4}(?:weer )?uit(?= |$)|keel|zwel\\w*|uitslag|jeuk|galbulten|ziekenhuis|spoedeisende|gif|vergif|(?:dood)?ziek van|braken|overgeven|diarree|misselijk|beroerd|ziek van|buikpijn|adem\\w*|reageer\\w*|verboden|dodelijk|levensgevaarlijk|levensbedreigend|giftig|fataal|gevaarlijk|vastgesteld|buik\\w*|maag\\w*|opgeblazen|krampen|(?:niet|slecht|niet goed) tegen|bultjes|vlekken|astma|kapot|benauwd\\w*|stik\\w*|flauw\\w*|migraine|hoofdpijn|eczeem|naar de wc|last van|huid|(?:wordt|word|loopt|loop) (?:\\w+ )?rood|lippen|tong|brand\\w*|tintel\\w*|uit den boze|nooit meer|in geen geval",
].join('|');

/** Signs that say by themselves that somebody is harmed, where nobody is named: "EpiPen because of cashews". */
export const STRONG_SIGNS =
  "jext(?: pen)?|paramedics?|casualty|epi ?pens?|anaphyla\\w*|anafila\\w*|adrenaline?|adrenalin(?:e|pen|stift|autoinjektor)?|auto ?injector|notfallset|jext|emerade|hives|ambulance|krankenhaus|notaufnahme|hopital|urgences|oedeme|quincke|pronto soccorso|ospedale|spoedeisende|ziekenhuis|hospital|allerg\\w*|alerg\\w*|nesselsucht|urticaria|urticaire|orticaria|netelroos";

/** Says that a body or a person does not cope with a food. */
export const DISAGREES =
  "(?:can't|cant|cannot|can not|doesn't|does not|don't|do not|won't) (?:\\w+ )?(?:process|handle|cope|agree|sit well|go down)|(?:vertrag\\w*|verdraag\\w*|verdraagt|bekommt|tolero|tollero|supporte|digere|digiero|digerisco) (?:\\w+ ){0,3}(?:nicht|niet|pas|plus)|(?:no|nao|non|ne|n') (?:(?:la|lo|las|los|le|il|o|a|me|mi) )?(?:toler\\w+|toller\\w+|soport\\w+|suport\\w+|support\\w+|sopport\\w+|diger\\w+|digier\\w+|digir\\w+)|(?:not|doesn't|don't|doesnt|dont|no) (?:longer )?(?:tolerate[sd]?|digest\\w*)|niet (?:tegen|hebben|verdragen)|nicht (?:essen|trinken|vertragen)";

/** Somebody of whom it is said: the one who writes, or one of theirs. */
export const SOMEBODY =
  "comigo|conmigo|con me|i|i'm|im|me|my|mine|us|our|we|him|her|his|she|he|them|their|ich|mir|mich|mein\\w*|uns|unser\\w*|ihm|ihr|er|sie|je|j'|moi|me|m'|mon|ma|mes|nous|notre|lui|on|yo|mi|mis|nos|nuestr[oa]s?|le|eu|meu|minha|nos|lhe|io|mio|mia|ci|gli|ik|mij|me|mijn|ons|onze|hem|haar|mihi|ai|ho|tengo|tenho|heb|habe|suis|soy|sono|sou|ben|acabo|finis|finisco|krijg|krieg|muss|reagiere|reageer|at home|in our house|zu hause|daheim|chez nous|chez moi|a la maison|en casa|in casa|a casa|la em casa|em casa|bij ons|thuis";

/** Begins a question: asks whether a food does harm. */
export const ASKS =
  /^(?:and |so |but |und |et |y |e |en )?(?:hoeveel|wieviel|wie viel|combien|cuant\w*|quant\w*|is|are|was|does|do|did|can|could|should|may|will|would|why|what|which|how|who|when|where|ist|sind|macht|machen|kann|konnen|darf|soll|warum|wieso|was|welche\w*|wie|est|sont|fait|font|peut|pourquoi|quel\w*|quoi|comment|que|cual\w*|como|por que|puede\w*|perche|quale|quali|che|cosa|posso|puo|fa|fanno|qual|quais|porque|faz|pode|waarom|welke|wat|hoe|mag|kan|zijn) /;

/** One of one's own, named by who they are: "my sister". */
export const RELATIVE =
  /\b(?:my|our|his|her|mein|meine|meiner|meinem|unser|unsere|unserer|mon|ma|mes|notre|mi|mis|nuestr[oa]|mio|mia|il mio|la mia|meu|minha|mijn|onze|ons) (?:\w+ )?(?:wife|husband|partner|spouse|son|daughter|kids?|child|children|boys?|girls?|baby|toddler|mother|mum|mom|father|dad|parents?|sister|brother|friends?|boyfriend|girlfriend|guests?|flatmate|roommate|colleague|grand\w+|niece|nephew|cousin|aunt|uncle|frau|mann|sohn|tochter|kind|kinder|kleine[rn]?|mutter|vater|eltern|schwester|bruder|freund\w*|gast|gaste|nonn[oaie]|abuel[oa]s?|avo|avos|mate|buddy|neighbou?r|zi[oa]|suocer[oa]|suegr[oa]|sogr[oa]|schwieger\w+|kolleg\w+|collegue|companer[oa]|colega|collega|vecin[oa]|vizinh[oa]|nachbar\w*|voisine?|oma|opa|enkel\w*|femme|mari|compagn\w+|fils|fille|enfants?|mere|pere|soeur|frere|amie?|copine?|copain|petit\w*|mujer|marido|espos[oa]|pareja|hij[oa]s?|nin[oa]s?|madre|padre|herman[oa]|amig[oa]|novi[oa]|niet[oa]|moglie|marito|compagn[oa]|figli[oa]|bimb[oa]|bambin[oa]|sorella|fratello|amic[oa]|nipote|mulher|filh[oa]s?|mae|pai|irm[a]o?|namorad[oa]|vrouw|man|zoon\w*|zoontje|dochter\w*|kind\w*|moeder|vader|zus|broer|vriend\w*)\b/;
/** One of theirs, not the one who writes. */
export const OTHER_PERSON = new RegExp(
  `${RELATIVE.source}|\\b(?:he|she|they|er hat|sie hat|il|elle|lui|lei|el|ella|ele|ela|hij|zij)\\b`,
);
/** The one who writes. */
export const MYSELF = /\b(?:i|i'm|im|i've|ich|je|j'|yo|eu|io|ik|soy|sono|sou|bin|suis)\b/;

/** Beside "for me": what it is has a bad end, or none at all. */
export const ENDS_BADLY =
  /(?:^| )(?:the end|death|dead|out|over|done|a no|off|bad news|trouble|das ende|tod|nichts|schluss|gestorben|passe|la fin|fini|finie|mort|non|el fin|muerte|imposible|la fine|morte|finit[oa]|o fim|acabou|het einde|de dood|niks|klaar)(?= |$)/;

/** Says that a food does somebody good: "yogurt calms my stomach". */
export const DOES_GOOD =
  /(?<!(?:not|n't|nicht|pas|no|non|nao|niet) (?:\S+ )?)(?<=^| )(?:helps?|helped|soothes?|calms?|(?:good|great|nice|gentle|kind) (?:for|on|to) (?:my|your|the)|(?:gut|sanft) (?:fur|zu) (?:mein\w*|den|die)|hilft|geholfen|beruhigt|aide|apaise|bon pour|calma|ayuda|bien (?:al|a la|a mi)|bueno para|fa bene|aiuta|faz bem|ajuda|goed voor|helpt|kalmeert)(?= |$)/;

/** Says further that a food harms somebody, in seven languages. */
export const FURTHER_SIGNS = [
  "(?:does not|doesn't|doesnt|don't|dont|do not) love (?:me|us|him|her) back|said to (?:cut|drop|ditch|quit|avoid|leave out)|told (?:me|us|him|her) to (?:cut|drop|ditch|quit|avoid|leave out)|(?:are|is) (?:mortal |sworn |old )?enem(?:y|ies)|far away from (?:me|us|him|her)|away from my \\w+|blows? (?:me|him|her|us) up|(?:cannot|can't|cant) go near|(?:don't|dont|doesn't|doesnt|do not|does not) (?:mix|get on|go together)|makes? (?:me|him|her) (?:\\w+ )?(?:puke|gag|bloated|explode)|guts? explode",
  'bringt (?:mich|ihn|sie|uns) um|bringen (?:mich|ihn|sie|uns) um|darf (?:er|sie|es|\\w+ )?nichts mit|nichts mit (?=ei|eier|milch|nuss|nussen|gluten|fisch|soja|sesam|weizen|erdnuss)|feinde|kann (?:ich|er|sie) knicken|geht gar nicht|schlagt (?:mir|ihm|ihr) auf',
  "(?:me|le|lui|nous) tue\\w*|mortel\\w*|ennemis?|me detruit|(?:ne )?(?:me|lui) (?:va|vont) pas|me fait (?:mal|gonfler|vomir)|crampes?|coliques?|des gaz|bide",
  '(?:me|le|nos) (?:matan?|mata)|colicos?|retortijones|calambres en la (?:barriga|tripa)|enemig[oa]s?|me hace[n]? (?:dano|mal)|no (?:me|le|nos) va[n]?',
  'proibit[oaei]|crampi (?:allo stomaco|alla pancia)|coliche|nemic[oaihe]+|mi (?:fa|fanno) (?:male|gonfiare|vomitare|stare male)|(?:gli|le|ci) (?:fa|fanno) male',
  'mata(?:m)? (?:me|o meu|a minha|o|a)|colicas?|inimig[oa]s?|(?:me|lhe) (?:faz|fazem) mal',
  'kramp(?:en)?|valt? (?:bij mij |bij hem |bij haar |me )?(?:\\w+ )?verkeerd|vallen (?:\\w+ ){0,3}verkeerd|vijanden?|gaat (?:er )?(?:bij mij )?niet in',
].join('|');

/** Single foods of the allergens that the law names. */
export const ALLERGEN_MEMBERS =
  /^(?:almond|hazelnut|cashew|walnut|pecan|pistachio|macadamia|brazil nut|wheat|rye|barley|oat|spelt|salmon|tuna|cod|anchovy|shrimp|prawn|crab|lobster|mussel|oyster|squid|cheese|yogurt|butter|cream|casein|whey)s?-free$/;

/** Says that something is bad for people, which is asked of foods in general as well. */
export const GENERAL_SIGNS =
  "dangerous|toxic|poison|poisonous|forbidden|gefahrlich\\w*|giftig\\w*|gift|verboten|dangereu\\w*|toxique\\w*|interdit\\w*|poison|peligros[oa]s?|toxic[oa]s?|veneno|prohibid\\w*|pericolos[oaei]|tossic[oaei]|veleno|vietat\\w*|perigos[oa]s?|proibid\\w*|gevaarlijk|giftig|vergif|gif";
/** The one who writes or one of theirs, by words that are no article of another language. */
export const PERSON =
  "i|i'm|im|me|my|mine|us|our|we|him|her|his|she|he|ich|mir|mich|mein\\w*|uns|unser\\w*|ihm|ihr|je|j'|moi|m'|mon|ma|mes|nous|notre|yo|mi|mis|conmigo|nuestr[oa]s?|eu|meu|minha|lhe|comigo|io|mio|mia|con me|ik|mij|mijn|ons|onze|hem|haar|at home|in our house|zu hause|daheim|chez nous|a la maison|en casa|in casa|em casa|bij ons|thuis";

/** "One that won't set me off", "che non mi faccia male": what is looked for does no harm. It says nothing of what does. */
export const HARMLESS =
  /(?<![\p{L}'])(?:(?:that|which|who|what) (?:won't|wont|will not|doesn't|doesnt|does not|don't|dont|do not|wouldn't|isn't going to) (?:\w+ ){0,2}?(?:harm|hurt|kill|put|send|land|set|upset|bother|make|give|trigger|wreck|mess|poison|affect|bloat|irritate)(?: (?:me|him|her|us|them|my \w+|his \w+|her \w+))?(?: (?:off|up|sick|ill|any trouble|trouble|a reaction|a rash|in (?:the )?(?:hospital|a and e|a&e|er|bed)|to (?:the )?(?:hospital|er|bed)))*|(?:das|die|der|was|den) (?:mir|mich|ihm|ihn|ihr|uns|ich|er|sie|wir) (?:\w+ ){0,2}?nicht (?:schadet|schaden|wehtut|weh tut|umbringt|umhaut|krank macht|reizt|reagiere|bekommt)|(?:qui|que) (?:ne )?(?:me |m'|lui |nous )(?:\w+ )?(?:fasse|fassent|fait|font|fera|feront|rende|rendra|rend|tue|tuera|derange)(?:nt)? (?:pas|aucun)(?: (?:de )?(?:mal|malade))?|que no (?:me|le|nos|te) (?:haga|hagan|siente|sienten|de|den|mate|maten|provoque|caiga)(?: (?:dano|mal|fatal|alergia|reaccion|nada))*|che non (?:mi|gli|le|ci) (?:faccia|facciano|fa|fanno|dia|diano|uccida|dara|fara)(?: (?:male|fastidio|problemi|allergia|reazione))*|que nao (?:me|lhe|nos) (?:faca|facam|faz|de|deem|mate)(?: (?:mal|alergia|reacao))*|(?:die|dat|waar) (?:ik|hij|ze|zij|we|me|mij|hem|haar|ons) (?:\w+ ){0,2}?niet (?:\w+ )?(?:van|aan|ziek|dood|kwaad|slecht|last)(?: (?:\w+ )?(?:word|wordt|worden|ga|gaat|gaan|heb|heeft|krijg|krijgt))?)(?!\p{L})/gu;
/** "Without risk for me", "safe for my allergy". */
export const WITHOUT_RISK =
  /(?<!\p{L})(?:without (?:any )?risk|ohne risiko|sans (?:aucun )?risque|sin (?:ningun )?riesgo|senza (?:alcun )?rischi[o]?|sem (?:nenhum )?risco|zonder risico)(?: (?:for me|fur mich|pour moi|para mi|per me|para mim|pra mim|voor mij))?(?!\p{L})/gu;
