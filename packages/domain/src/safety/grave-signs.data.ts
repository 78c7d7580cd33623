/**
 * Kinds of grave messages that are put alike in seven languages; texts are folded and hold single spaces and no punctuation but apostrophes.
 * Each is of somebody: what is asked of a food ("can kids choke on grapes") is none.
 */
const TAKEN =
  '(?:took|taken|swallowed|had|downed|pris|avale|genommen|geschluckt|tomado|tome|tragado|preso|ingoiato|tomei|engoli|tomou|ingenomen|geslikt|genomen)';
const PILLS =
  '(?:pills?|tablets?|paracetamols?|ibuprofens?|aspirins?|tylenol|sleeping (?:pills|tablets)|tabletten|pillen|cachets?|comprimes?|medicaments?|pastillas|pildoras|pillole|pastiglie|compresse|comprimidos|medicamentos|meds|medikamente|schlaftabletten|slaappillen)';
const WHOLE =
  '(?:(?:whole|entire|full|all the) (?:\\w+ )?|(?:the|a) (?:pack|packet|bottle|box|strip) of |ganze[ns]? (?:\\w+ )?|(?:packung|schachtel) |(?:toute la|une|la) (?:boite|plaquette) (?:de |d\')|(?:toda )?(?:la|una) caja (?:entera )?(?:de )?|un bote (?:de )?|tutta la scatola (?:di )?|una scatola (?:di )?|(?:a |uma )?caixa (?:toda |inteira )?(?:de )?|hele (?:\\w+ )?|(?:doosje|strip|pot) )';
const MANY = '(?:[89]|[1-9]\\d+|ten|twenty|thirty|zehn|zwanzig|dreissig|vingt|trente|veinte|treinta|venti|trenta|vinte|trinta|twintig|dertig)';
const DAY =
  '(?:(?:last )?(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|week)|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|(?:el )?(?:domingo|lunes|martes|miercoles|jueves|viernes|sabado)|domenica|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|segunda|terca|quarta|quinta|sexta|zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag)';

/** Of an end that somebody thinks of, or of others without them. */
export const CRISIS_KINDS: readonly RegExp[] = [
  /\b(?:better|fine|happier|ok|besser|mieux|mejor|meglio|melhor|beter) (?:\w+ )?(?:without me|ohne mich|sans moi|sin mi(?= $)|senza (?:di )?me|sem mim|zonder (?:mij|me))\b/,
  /\b(?:nobody|no one|niemand|personne|nadie|nessuno|ninguem) (?:\w+ ){0,2}?(?:needs me|braucht mich|besoin de moi|me necesita|bisogno di me|precisa de mim|(?:mij|me) nodig)\b/,
  /\bi (?:won't|wont|will not) be (?:here|around|alive) (?:next|tomorrow|much longer|any ?more|soon|for long)\b/,
  /\b(?:think|thinking|thought) (?:\w+ ){0,2}?(?:about|of) (?:dying|death|jumping|killing myself|ending it)\b|\bdenke? (?:\w+ ){0,3}?(?:ans sterben|an den tod|ans ende)\b|\bpense (?:\w+ ){0,2}?(?:a mourir|a la mort)\b|\bpienso (?:\w+ ){0,2}?en (?:morir\w*|la muerte)\b|\bpenso (?:\w+ ){0,2}?(?:a morire|alla morte|em morrer|na morte)\b|\bdenk (?:\w+ ){0,3}?aan (?:doodgaan|de dood|sterven)\b/,
  /\b(?:la vie|la vida|la vita|a vida|das leben|het leven) (?:ne |n'|no |non |nao |ist |is )?(?:\w+ )?(?:vaut|vale|lebenswert|waard) (?:plus|pas|piu|mais|nicht|niet|nada|la pena|la peine|a pena)\b/,
];

/** Of an end that is prepared, or that somebody else wants. */
export const SUICIDE_KINDS: readonly RegExp[] = [
  /\b(?:want to|wish i could|feel like|mochte|will|envie de|voudrais|me apetece|apetece me|me gustaria|quisiera|quiero|voglio|vorrei|quero|queria|gostava de|wil) (?:\w+ )?(?:disappear(?:ing)?|vanish(?:ing)?|verschwinden|disparaitre|desaparecer|sparire|scomparire|sumir|verdwijnen)(?= $| for (?:good|ever)| fur immer| pour (?:de bon|toujours)| de (?:una )?vez| para siempre| para sempre| per sempre| voor (?:altijd|goed))/,
  /\b(?:marre|ras le bol|tired|sick|fed up|mude|satt|harto|harta|cansad[oa]|stanc[oa]|stuf[oa]|fart[oa]|moe|zat) (?:of |de |di |van )?(?:het )?(?:vivre|living|life|zu leben|(?:das )?leben|vivir|(?:la )?vida|vivere|viver|leven)\b/,
  /\b(?:goodbye|suicide|farewell) (?:letter|note)s?\b|\babschiedsbrief\w*|\blettres? d'adieu\b|\bcartas? de despedida\b|\blettera d'addio\b|\bafscheidsbrief\w*/,
  /\b(?:no|keinen|kein|pas|plus|sin|nessuna|nao vejo|non vedo|no veo|geen|ne vois) (?:\w+ )?(?:way out|ausweg|d'issue|salida(?= $| para mi)|via d'uscita|saida(?= $| para mim)|uitweg)\b/,
  /\b(?:wants?|wanted|tried|trying|threatens?|will|mochte|wollte|droht|veut|voulait|quiere|queria|vuole|voleva|quer|wil|wilde) (?:to |sich |se |zich |te )?(?:\w+ )?(?:die|kill (?:her|him|them)sel(?:f|ves)|umbringen|(?:das leben nehmen)|mourir|se tuer|suicider|matarse|morirse|suicidarse|uccidersi|morire|ammazzarsi|matar se|morrer|suicidar se|zelfmoord|doodgaan|dood)\b(?! for| to try)/,
];

/** Of somebody who chokes, does not wake, or took far too much of a medicine. */
export const EMERGENCY_KINDS: readonly RegExp[] = [
  /\b(?:is|are|he's|she's|started|keeps) choking\b|\berstickt (?:gerade|fast|mir)\b|\b(?:verschluckt sich und|hat sich verschluckt und)\b|\bs'etouffe\b|\bse (?:esta|me esta) (?:ahogando|atragantando)\b|\bsta soffocando\b|\bsi sta strozzando\b|\besta (?:a )?(?:engasgar|sufocar|engasgad[oa]|sufocando|engasgando)\b|\bstikt (?:bijna|in)\b|\bzit te stikken\b/,
  /\b(?:collapsed|blacked out|bewusstlos|ohnmachtig|umgekippt|zusammengebrochen|fait un malaise|evanoui[es]?|perdu connaissance|(?:se ha |se )?desmay(?:ado|ada|o)|perdido el conocimiento|svenut[oa]|perso i sensi|desmaiou|desmaiad[oa]|perdeu os sentidos|in elkaar gezakt|flauwgevallen|bewusteloos)\b/,
  new RegExp(`\\b${TAKEN}\\b.{0,20}\\b${WHOLE}(?:\\w+ )?${PILLS}\\b|\\b${WHOLE}(?:\\w+ )?${PILLS} (?:\\w+ )?${TAKEN}\\b`),
  new RegExp(`\\b${TAKEN} (?:\\w+ ){0,2}?${MANY} (?:\\w+ )?${PILLS}\\b|\\b${MANY} (?:\\w+ )?${PILLS} (?:\\w+ )?${TAKEN}\\b`),
  /\btomei a caixa (?:toda|inteira)\b/,
  // Every one that there was.
  new RegExp(`\\b${TAKEN} (?:every|all the|all my|alle|toutes? (?:les|mes)|todas? las|todos los|todas as|todos os|tutte le|tutti i) (?:\\w+ )?(?:single )?(?:${PILLS}|pill|tablet|tablette|pil)\\b`),
  /\b(?:stopped|stops|not|isn't|quit) breathing\b|\bgasping (?:for|and)\b|\bgasping(?= $)|\batmet nicht\b|\bschnappt nach luft\b|\bne respire (?:plus|pas)\b|\bcherche (?:l'air|son souffle)\b|\bno respira\b|\bno le entra (?:el )?aire\b|\bnon respira\b|\bnon prende (?:piu )?aria\b|\bnao respira\b|\bsem ar(?= $)|\bademt niet\b|\bhapt naar (?:adem|lucht)\b/,
  /\b(?:face|lips|he|she|baby|gesicht|lippen|sie|er|levres|visage|elle|il|labios|cara|labbra|faccia|rosto|gezicht|hij|ze) (?:\w+ ){0,3}?(?:blue|bluish|blau|bleu(?:es?|s)?|azul(?:es)?|blu|blauw)\b/,

  /\b(?:my|his|her) chest (?:hurts|aches|(?:is|feels) tight)\b/,
];

/** Of not eating as a merit or a punishment, and of laxatives against weight. */
export const EATING_KINDS: readonly RegExp[] = [
  // "What's the least I can eat without dying?"
  /\b(?:least|minimum|how little|how few|wie wenig|das mindeste|le minimum|le moins|lo minimo|il minimo|o minimo|hoe weinig)\b.{0,40}\b(?:without (?:dying|fainting|starving)|and (?:still )?(?:survive|live)|to (?:survive|stay alive)|ohne zu (?:sterben|verhungern)|uberleb\w*|sans mourir|pour survivre|sin morir\w*|para sobrevivir|senza morire|per sopravvivere|sem morrer|zonder (?:dood te gaan|te sterven)|overlev\w*)\b/,
  /\b(?:run|exercise|train|work out|laufe|trainiere|cours|corro|corro|ren|sport) (?:\w+ ){0,2}?(?:until|till|bis|jusqu'a|hasta|finche|ate|tot) (?:\w+ ){0,4}?(?:faint|collapse|drop|umfalle|umkippe|m'evanouir|m'ecrouler|desmayo|desmayarme|svengo|desmaio|flauwval|instort)\b/,
  /\b(?:use|using|take|taking|nehme|prends|tomo|uso|prendo|gebruik|slik) (?:\w+ ){0,2}?(?:laxatives?|abfuhrmittel|laxatifs?|laxantes?|lassativi|laxeermiddel\w*|laxeerpillen)\b/,
  /\bdeserves? (?:to starve|no food|nothing to eat|to go hungry)\b|\b(?:don't|dont|do not) deserve (?:to eat|food|a meal|dinner)\b|\bverdiene? (?:\w+ ){0,2}?(?:kein essen|nichts zu essen)\b|\bmerite pas de manger\b|\bno merezco comer\b|\bnon merito di mangiare\b|\bnao mereco comer\b|\bverdien (?:\w+ ){0,2}?geen eten\b/,
  new RegExp(
    `\\b(?:haven't|havent|have not|not) (?:eaten|touched food|had (?:any )?food)(?: anything)? since ${DAY}\\b|\\bseit ${DAY} nichts (?:mehr )?gegessen\\b|\\brien mange depuis ${DAY}\\b|\\bno (?:he comido|como)(?: nada)? desde ${DAY}\\b|\\bnon mangio (?:niente )?da ${DAY}\\b|\\bnao como(?: nada)? desde ${DAY}\\b|\\bsinds ${DAY} niets? (?:meer )?gegeten\\b`,
  ),
];

/** Of oneself and blood, of a measured level, and of food in the place of a treatment. */
const BODIES: readonly RegExp[] = [
  /\b(?:i|ich|je|ik) (?:\w+ )?(?:bleed|blute|saigne|bloed)\b|\b(?:sangro|sanguino)\b/,
  /\b(?:my|mein|meine|mon|ma|mi|mio|mia|meu|minha|mijn) (?:blood )?(?:sugar|zuckerwert|blutzuckerwert|glucose|glycemie|azucar|glicemia|acucar|suikerwaarde|suiker) (?:reading |level |wert |waarde )?(?:\w+ )?(?:\w+ )?\d/,
  /\b(?:cures?|heals?|heilt|hilft (?:\w+ )?bei|guerit|cura|curan|guarisce|geneest|helpt (?:\w+ )?tegen)(?= ).{0,30}\b(?:uti|infections?|\w*entzundung|cystite|infeccion|cistite|infezione|infecao|\w*ontsteking|cancer|krebs|kanker|cancro|diabet\w+|depress\w+|arthrit\w+|gicht|gout)\b/,
];

/** Asked of oneself: what an illness is told by is for a doctor. */
export const DIAGNOSIS_KINDS: readonly RegExp[] = [
  ...BODIES,
  /\b(?:am i|bin ich|suis je|est ce que je suis|ben ik) (?:\w+ )?(?:a )?(?:coeliac|celiac|zoliakie\w*|coeliaque|allergi\w+|diabeti\w+|anaemic|anemic|lactose intolerant|laktoseintolerant)\b/,
  /\b(?:soy|sono|sou) (?:celiac[oa]|diabetic[oa]|alergic[oa]|allergic[oa]) (?:o no|ou nao)\b|\b(?:como se si soy|come faccio a sapere se sono|como sei se sou|hoe weet ik of ik) (?:celiac[oa]|diabetic[oa]|alergic[oa]|allergic[oa]|coeliakie|diabetes)\b/,
];

/** Asked of foods in general: whether they cause an illness. Nobody is ill. */
export const OF_FOODS =
  /\b(?:caus\w+|gives?(?: you| people)?|giving you|get|linked to|leads? to|risk of|prevents?|donnent|donne|provoqu\w*|provoca\w*|fa venire|fanno venire|causa\w*|da|dao|dan|macht|machen|verursach\w*|bekommt man|krijg je|veroorzaakt|veroorzaken|geeft) (?:(?!my|mein\w*|mon|mi|mio|meu|mijn)\w+ ){0,2}?(?:cancer|cancro|krebs|kanker|tumou?rs?|heart attacks?|strokes?)\b|\b(?:krebs|kanker) (?:durch|von|door|van) (?!mein|mijn)/g;
/** "Me duele la cabeza de leer etiquetas" is a figure of speech. */
export const OF_LABELS =
  /\b(?:headaches?|kopfschmerzen|mal a la tete|(?:me )?duele la cabeza|mal di testa|dor(?:es)? de cabeca|hoofdpijn)(?=.{0,30}\b(?:labels?|etiketten?|etiquettes?|etiquetas?|etichett\w+|zutaten\w*|rotulos?)\b)/g;
