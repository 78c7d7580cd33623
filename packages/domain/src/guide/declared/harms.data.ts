/**
 * What a food does to somebody who must not eat it, and what they say of it, in seven languages; folded, as alternatives of one pattern.
 * Beside the name of a food in one sentence they are a statement, however it is put.
 */
export const HARM_SIGNS = [
  // English
  "throat|swell\\w*|swollen|hives|rash|itch\\w*|tingl\\w*|anaphyla\\w*|epi ?pens?|adrenaline|hospital|a&e|emergency room|ambulance|kill(?:s|ed)?(?= me| my| him| her|$)|nearly died|poison|poisonous|vomit\\w*|throw up|the runs|diarrh?oea|cramps|wrecks?|breath(?:e|ing)|reacts?(?= |$)|reacted|reactions?|break(?:s)? (?:me|him|her) out|off limits|no go|get along|deadly|lethal|fatal|toxic|life ?threatening|dangerous|(?:feel|feels|felt|feeling) (?:\\w+ )?(?:sick|ill|awful|terrible|unwell|rough|nauseous|queasy)|nausea|nauseous|queasy|(?:make|makes|made|get|got) (?:me|my \\w+|him|her|us) (?:\\w+ )?(?:sick|ill|unwell)|upsets? (?:my|his|her)|diagnos\\w*|strictly|tested positive|intoleran\\w+",
  // German
  "hals|schwill\\w*|anschwell\\w*|schwell\\w*|ausschlag|quaddeln|juck\\w*|krankenhaus|notaufnahme|notarzt|gift|lebensgefahrlich\\w*|todlich\\w*|lebensbedrohlich\\w*|giftig\\w*|gefahrlich\\w*|durchfall|bauchschmerz\\w*|bauchweh|krampfe|atemnot|keine luft|reagier\\w*|gar nicht|bekommt mir|kotz\\w*|ubergeb\\w*|wird mir (?:ubel|schlecht)|mir (?:wird|ist|war|wurde) (?:\\w+ ){0,4}(?:ubel|schlecht|schwindlig)|ubelkeit|mir geht es (?:\\w+ ){0,3}(?:schlecht|mies)|macht mich krank|tabu|verboten|festgestellt|diagnosti\\w+|unvertrag\\w*",
  // French
  "gorge|gonfl\\w*|plaques|boutons|urticaire|demange\\w*|hopital|urgences|poison|malade|vomi\\w*|diarrhee|mal au ventre|respir\\w*|reagi\\w*|nausee\\w*|dangereu\\w*|mortel\\w*|letal\\w*|fatal\\w*|toxique\\w*|mal au coeur|me rend malade|interdit\\w*|tue\\w*|oedeme",
  // Spanish
  "garganta|hincha\\w*|ronchas|sarpullido|urticaria|picor|hospital|urgencias|veneno|sienta[n]? (?:fatal|mal)|hacen? dano|enferm\\w+|vomit\\w*|diarrea|barriga|nauseas|peligros[oa]s?|mortal\\w*|letal(?:es)?|venenos[oa]s?|toxic[oa]s?|me pongo (?:\\w+ )?(?:mal[oa]?|fatal|enferm[oa])|me sienta (?:\\w+ )?(?:mal|fatal)|respir\\w*|reacciono|reaccion|prohibid\\w*|detectado",
  // Italian
  "gola|gonfi\\w*|orticaria|sfogo|prurito|ospedale|pronto soccorso|veleno|(?:stare|sto) male|fanno? male|diarrea|pancia|nausea|pericolos[oaei]|mortal[ei]|letal[ei]|micidial[ei]|velenos[oaei]|tossic[oaei]|mi sento male|stare malissimo|respir\\w*|reagisc\\w*|vietat\\w*|uccid\\w*",
  // Portuguese
  "incha\\w*|comichao|urgencias?|faz(?:em)? (?:me )?mal|me faz(?:em)? mal|diarreia|enjoo\\w*|perigos[oa]s?|mortais|mortal|letais|letal|venenos[oa]s?|toxic[oa]s?|enjoad[oa]|fico (?:\\w+ )?(?:mal|doente)|reajo|reacao|proibid\\w*|alergia",
  // Dutch
  "keel|zwel\\w*|uitslag|jeuk|galbulten|ziekenhuis|spoedeisende|gif|vergif|(?:dood)?ziek van|braken|overgeven|diarree|misselijk|beroerd|ziek van|buikpijn|adem\\w*|reageer\\w*|verboden|dodelijk|levensgevaarlijk|levensbedreigend|giftig|fataal|gevaarlijk|vastgesteld",
].join('|');

/** Says that a body or a person does not cope with a food. */
export const DISAGREES =
  "(?:can't|cant|cannot|can not|doesn't|does not|don't|do not|won't) (?:\\w+ )?(?:process|handle|cope|agree|sit well|go down)|(?:vertrag\\w*|verdraag\\w*|verdraagt|bekommt|tolero|tollero|supporte|digere|digiero|digerisco) (?:\\w+ ){0,3}(?:nicht|niet|pas|plus)|(?:no|nao|non) (?:tolero|tollero|soporto|suporto|digiero|digerisco|digiro)|niet (?:tegen|hebben|verdragen)|nicht (?:essen|trinken|vertragen)";

/** Somebody of whom it is said: the one who writes, or one of theirs. */
export const SOMEBODY =
  "comigo|conmigo|con me|i|i'm|im|me|my|mine|us|our|we|him|her|his|she|he|them|their|ich|mir|mich|mein\\w*|uns|unser\\w*|ihm|ihr|er|sie|je|j'|moi|me|m'|mon|ma|mes|nous|notre|lui|on|yo|mi|mis|nos|nuestr[oa]s?|le|eu|meu|minha|nos|lhe|io|mio|mia|ci|gli|ik|mij|me|mijn|ons|onze|hem|haar|mihi|ai|ho|tengo|tenho|heb|habe|suis|soy|sono|sou|ben|acabo|finis|finisco|krijg|krieg|muss|reagiere|reageer";

/** Begins a question: asks whether a food does harm. */
export const ASKS =
  /^(?:and |so |but |und |et |y |e |en )?(?:is|are|was|does|do|did|can|could|should|may|will|would|why|what|which|how|who|when|where|ist|sind|macht|machen|kann|konnen|darf|soll|warum|wieso|was|welche\w*|wie|est|sont|fait|font|peut|pourquoi|quel\w*|quoi|comment|que|cual\w*|como|por que|puede\w*|perche|quale|quali|che|cosa|posso|puo|fa|fanno|qual|quais|porque|faz|pode|waarom|welke|wat|hoe|mag|kan|zijn) /;

/** One of theirs, not the one who writes. */
export const OTHER_PERSON =
  /\b(?:my|our|his|her|mein|meine|meiner|meinem|unser|unsere|unserer|mon|ma|mes|notre|mi|mis|nuestr[oa]|mio|mia|il mio|la mia|meu|minha|mijn|onze|ons) (?:\w+ )?(?:wife|husband|partner|spouse|son|daughter|kids?|child|children|boys?|girls?|baby|toddler|mother|mum|mom|father|dad|parents?|sister|brother|friends?|boyfriend|girlfriend|guests?|flatmate|roommate|colleague|grand\w+|niece|nephew|cousin|aunt|uncle|frau|mann|sohn|tochter|kind|kinder|kleine[rn]?|mutter|vater|eltern|schwester|bruder|freund\w*|gast|gaste|oma|opa|enkel\w*|femme|mari|compagn\w+|fils|fille|enfants?|mere|pere|soeur|frere|amie?|copine?|copain|petit\w*|mujer|marido|espos[oa]|pareja|hij[oa]s?|nin[oa]s?|madre|padre|herman[oa]|amig[oa]|novi[oa]|niet[oa]|moglie|marito|compagn[oa]|figli[oa]|bimb[oa]|bambin[oa]|sorella|fratello|amic[oa]|nipote|mulher|filh[oa]s?|mae|pai|irm[a]o?|namorad[oa]|vrouw|man|zoon\w*|zoontje|dochter\w*|kind\w*|moeder|vader|zus|broer|vriend\w*)\b|\b(?:he|she|they|er hat|sie hat|il|elle|lui|lei|el|ella|ele|ela|hij|zij)\b/;
/** The one who writes. */
export const MYSELF = /\b(?:i|i'm|im|i've|ich|je|j'|yo|eu|io|ik|soy|sono|sou|bin|suis)\b/;

/** Says that a food is wanted, liked, had or asked for: no sign that it does harm. In doubt a sentence about somebody and an allergen is a warning. */
export const WANTED =
  "for(?! me)|fur(?! mich)|pour(?! moi)|para(?! mi)|per(?! me)|voor(?! mij)|like[sd]?|love[sd]?|enjoy\\w*|prefer\\w*|want\\w*|need\\w*|fancy|craving|buy\\w*|bought|purchas\\w*|ate|eat|eats|eating|eaten|had|having|drink\\w*|drank|use[sd]?|using|scan\\w*|noted|tried|try|favou?rite\\w*|suggest\\w*|recommend\\w*|give|show|find|tell|list|compare|ideas?|snacks?|recipes?|breakfast|lunch|dinner|healthy|healthier|good|better|best|high|low|rich|less|more|fewer|free|without|protein|score\\w*|fine|ok|okay|cook\\w*|bak\\w*|plan|looking|allergic|allergy|vegan|vegetarian|hello|hi|thanks|mag|mogen|liebe|will|mochte|brauche|kaufe|gekauft|esse|gegessen|hatte|trinke|getrunken|gescannt|vorschl\\w*|empf\\w*|zeig|gib|suche|ideen|gesund\\w*|gut fur|ist gut|sind gut|besser|viel|wenig|mehr|weniger|ohne|aime\\w*|adore|veux|voudrais|besoin|achete\\w*|mange\\w*|bois|bu|scanne\\w*|propose\\w*|donne|montre|cherche|idees?|sain\\w*|bon\\w*|mieux|riche|sans|gusta\\w*|encanta\\w*|quiero|quisiera|necesito|compro|comprado|como|comido|bebo|bebido|escaneado|recomiend\\w*|dame|muestra|busco|ideas|sano|bueno|mejor|rico|sin|mas|menos|piace|piacciono|adoro|voglio|vorrei|compro|comprato|mangio|mangiato|bevo|bevuto|scansion\\w*|consigli\\w*|dammi|mostra|cerco|idee|buono|meglio|ricco|senza|piu|meno|gosto|quero|queria|preciso|comi|bebi|suger\\w*|da me|mostra|procuro|ideias|saudavel|bom|melhor|sem|mais|lekker|hou van|wil|graag|koop|gekocht|eet|drink|gegeten|gedronken|raad|geef|zoek|gezond\\w*|goed|beter|zonder|meer|minder";

/** Single foods of the allergens that the law names. */
export const ALLERGEN_MEMBERS =
  /^(?:almond|hazelnut|cashew|walnut|pecan|pistachio|macadamia|brazil nut|wheat|rye|barley|oat|spelt|salmon|tuna|cod|anchovy|shrimp|prawn|crab|lobster|mussel|oyster|squid|cheese|yogurt|butter|cream|casein|whey)s?-free$/;
