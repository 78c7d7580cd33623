/**
 * Further medicines that food changes, by what they share, and illnesses that come with a diet: names of substances, brands and what people
 * call them, in seven languages. Folded.
 * @source NHS, Medicines A to Z; FDA on grapefruit juice; MHRA on St John's wort; EAU Guidelines on Urolithiasis 2024; NICE NG147 on diverticular
 * disease; EASL 2024 on fatty liver; International Guideline for PCOS 2023; ASMBS 2019 on bariatric surgery
 */
export const MEDICINE_NAMES = [
  'ACE inhibitor',
  'antibiotic',
  'no alcohol',
  'metformin',
  'insulin',
  'SSRI',
  'transplant',
  'GLP-1',
  'the pill',
  'methotrexate',
  'isotretinoin',
  'NSAID',
  'caffeine medicine',
  'bisphosphonate',
  'iron tablets',
  'levodopa',
  'digoxin',
  'cortisone',
  'pressure tablets',
  'sedative',
  'paracetamol',
  'DOAC',
] as const;
export type MedicineName = (typeof MEDICINE_NAMES)[number];
export const ILLNESS_NAMES = [
  'oxalate',
  'gastritis',
  'diverticula',
  'gallstones',
  'fatty liver',
  'PCOS',
  'bariatric',
  'low residue',
  'iron lack',
] as const;
export type IllnessName = (typeof ILLNESS_NAMES)[number];

const IRON = '(?:iron|eisen|fer|hierro|ferro|ijzer)';
const TABLETS = '(?:tablets?|pills?|capsules?|supplements?|drops|syrup|tabletten?|kapseln?|praparate?|tropfen|saft|comprimes?|gelules?|gouttes|sirop|pastillas?|comprimidos?|capsulas?|gotas|jarabe|compress[ae]|pastigli[ae]|pillol[ae]|gocce|sciroppo|xarope|pillen|pil|druppels|preparaten?|meds|medication|medicines?|medikamente?|medicaments?|medicamentos?|medicin[aei]|medicinal[ei]|farmac[oi]|medicijn(?:en)?|cachets?|remedios?)';
const STONES = '(?:stones?|steine?n?|calculs?|calculos?|piedras?|calcoli|pedras?|stenen|steen)';

/** Word for word what tells of each. */
export const CAUTIONS: Readonly<Record<MedicineName | IllnessName, RegExp>> = {
  'ACE inhibitor':
    /\b(?:\w{3,}(?:pril(?:e|o)?|sartan[eo]?)|entresto|triatec|delix|coversyl|zestril|renitec|enapren|diovan|cozaar|micardis|ace ?(?:inhibitor\w*|hemmer\w*|remmer\w*)|inhibiteurs? de l[' ]enzyme de conversion|ieca|iec\b|ace inibitor\w*|sartan(?:e|i|s|en|es)?)\b(?<!\bapril)/,
  antibiotic:
    /\b(?:tetrac[iy]clin\w*|(?:doxy|mino|oxytetra|lyme|deme[ck]lo)[ck][iy][ck]lin\w*|doxicil?clin\w*|minocicl?in\w*|vibramyc\w*|doxybene|(?:cipro|levo|moxi|o|nor)floxa[cs]in\w*|ciproxin\w*|cipro|tavanic|avalox|quinolon\w*|chinolon\w*|fluoroquinolon\w*|fluorochinolon\w*)\b/,
  'no alcohol':
    /\b(?:metronidazol\w*|flagyl|clont|vagimid|tinidazol\w*|secnidazol\w*|dis+ulfiram\w*|antabus\w*|esperal|etiltox|refusal|benznidazol\w*)\b/,
  metformin: /\b(?:metformin\w*|glucophage|siofor|stagid|dianben|metfin|janumet)\b/,
  insulin:
    /\b(?:insulin(?:e|a|as|es)?(?! ?resist\w*)(?! (?:spiegel|level|spike)\w*)|lantus|novorapid|humalog|tresiba|toujeo|levemir|fiasp|g[lk]ic?la[zc]i[dt]\w*|gliclazid\w*|glimepirid\w*|glibenclamid\w*|glipizid\w*|glyburide|amaryl|diamicron|daonil|euglucon|repaglinid\w*|novonorm|sulfonyl\w*|sulfonilur\w*|solfonilure\w*|sulphonyl\w*)\b/,
  SSRI: /\b(?:ss?n?ris?|isrs|sertralin\w*|zoloft|fluoxetin\w*|prozac|fluctine?|(?:es)?citalopram\w*|cipralex|seroplex|cipramil|seropram|lexapro|esertia|paroxetin\w*|seroxat|deroxat|paxil|fluvoxamin\w*|venlafaxin\w*|e[fx]+exor|trevilor|duloxetin\w*|cymbalta|antidepress\w+|antidepres\w+)\b/,
  transplant:
    /\b(?:c[iy][ck]lospor[iy]n\w*|ciclosporin\w*|sandimmun\w*|neoral|ta[ck]rolim[uo]\w*|prograf|advagraf|sirolimus|everolimus|mycophenol\w*|micofenol\w*|cellcept|azathioprin\w*|azatioprin\w*|imur[ae]k|imurel|(?:kidney|liver|heart|lung|organ|nieren|leber|herz|lungen) ?transplant\w*|transplantad[oa]|trapiantat[oa]|transplantierte?n?|greffee? (?:du|de) (?:rein|foie|coeur)|niertransplantatie|immunosuppress\w*|immunsuppress\w*|inmunosupres\w*|imunossupres\w*|immunosoppress\w*)\b/,
  'GLP-1':
    /\b(?:semaglutid\w*|ozempic|wegovy|rybelsus|liraglutid\w*|saxenda|victoza|dulaglutid\w*|trulicity|tirzepatid\w*|mounjaro|zepbound|exenatid\w*|glp ?1|abnehmspritze|weight loss (?:jab|injection|shot)|injection pour maigrir)\b/,
  'the pill':
    /\b(?:(?:birth control|contraceptive) ?(?:pills?|tablets?)?|contracepti\w+|kontrazep\w*|antibabypille|verhutungspille|(?:die|der|meine[rn]?|mit) pille(?= |$)(?! (?:fur|gegen|zum|danach))|(?:on|take|taking|with) the pill(?! (?:for|against))|(?:la|ma) pilule(?! (?:contre|pour|du))|pildora anticonceptiva|anticonceptiv[oa]s?|(?:la|mi) pildora(?! (?:para|de|contra))|(?:la|mia) pillola(?= |$)(?! (?:per|contro|della|del|da))|pillola anticoncezionale|anticoncezional[ei]|(?:a|minha) pilula(?= |$)(?! (?:para|da|do|contra))|anticoncep\w*|anticonceptiepil|(?:aan|bij|met|slik) de pil(?= |$)(?! (?:voor|tegen)))\b/,
  methotrexate: /\b(?:methotrexat\w*|metotrexat\w*|metotressat\w*|mtx|trexall|ledertrexato)\b/,
  isotretinoin: /\b(?:isotretino\w*|roa[ck]+utan\w*|accutane|aknenormin|curacne|procuta|isotrex|dercutane|acitretin\w*)\b/,
  NSAID:
    /\b(?:ibuprof\w*|ibus?(?= |$)|nurofen|advil|brufen|espidifen|naprox\w*|naprosyn|aleve|diclofena\w*|voltar[eo]n\w*|cataflam|ketoprof\w*|oki(?= |$)|aspirin\w*|aspirine|asa protect|ass (?:100|ratiopharm)|cardioaspirin\w*|kardegic|adiro|indometa[cz]in\w*|meloxicam\w*|[ce]tori[ck]oxib\w*|celecoxib\w*|nsaids?|ains|nsar)\b/,
  'caffeine medicine':
    /\b(?:(?:theo|teo|theof|aminof|aminoph)(?:ph|f)?[iy]l+in\w*|teofilin\w*|teofil+in\w*|theofyllin\w*|theophyllin\w*|euphyllin\w*|[ck]lozapin\w*|leponex|clozaril)\b/,
  bisphosphonate:
    /\b(?:al[ei]ndron\w*|fosamax|fosavance|risedron\w*|actonel|ibandron\w*|bonviva|boniva|[bp]is?[fp]h?os[fp]h?onat\w*|bifosfonat\w*|bisfosfonat\w*|difosfonat\w*|etidron\w*)\b/,
  'iron tablets': new RegExp(
    `\\b(?:${IRON} ?${TABLETS}|${TABLETS} (?:of |de |di |mit |met |con |com |d |with )?${IRON}|ferro ?sanol|tardyferon|ferrograd|ferinsol|ferrous (?:sulfate|sulphate|fumarate)|maltofer|fero gradumet|(?:tak(?:e|ing)|nehme|nehmen|prends|prendre|tomo|tomar|prendo|prendere|slik|slikken|supplementar) (?:(?:my|o|mi|meu|mijn|mon|mio|el|il|du|de|some|extra) )?${IRON}|eisen (?:\\w+ ){0,2}(?:nehmen|nehme|einnehmen)|ijzer (?:\\w+ ){0,2}(?:slikken|innemen))\\b`,
  ),
  levodopa: /\b(?:levodopa\w*|l dopa|madopar\w*|sinemet|modopar|nacom|stalevo|prolopa)\b/,
  digoxin: /\b(?:digoxin\w*|digossin\w*|lanoxin\w*|digitoxin\w*|digitalis|lanicor|hemigoxine)\b/,
  cortisone: /\b(?:cortison\w*|kortison\w*|predniso\w*|prednison\w*|prednisolon\w*|methylprednisolon\w*|deltacorten\w*|medrol|solupred|cortancyl|dexameth?as\w*|desametason\w*|corticosteroid\w*|corticoid\w*|corticoides?|kortikoid\w*)\b/,
  'pressure tablets': new RegExp(
    `\\b(?:(?:blood pressure|bp) ?${TABLETS}|blutdruck(?:tabletten?|senker\\w*|mittel\\w*|medikament\\w*|pillen)|${TABLETS} (?:for|against|fur|gegen|zum|pour|contre|para|contra|de|per|da|do|voor|tegen) ?(?:(?:my|high|mein\\w*|den|die|hohen|la|ma|l'|el|mi|a|o|minha|hoge|mijn) ){0,2}(?:blood pressure|bp|blutdruck|tension|hypertension|presion|hipertension|pressione|ipertensione|tensao|pressao|hipertensao|bloeddruk)|bloeddruk ?(?:pillen|pil|tabletten?|verlagers?|medicijn\\w*)|antihypertens\\w*|antihipertens\\w*|antipertensiv\\w*)\\b`,
  ),
  sedative:
    /\b(?:\w{2,}(?:azepam|azolam)\w{0,2}|valium|xanax|tavor|temesta|lexotan\w*|zopiclon\w*|zolpidem\w*|stilnox|imovane|benzodiaz\w*|sleeping (?:pills?|tablets?)|schlaf(?:tabletten?|mittel\w*|pillen)|somniferes?|somniferos?|pastillas para dormir|sonnifer[oi]|comprimidos para dormir|soniferos?|slaap(?:pillen|pil|tabletten?|middel\w*)|tramadol\w*|oxy[ck]odon\w*|morphin\w*|morfin\w*|codein\w*|opioid\w*|opiac\w*|quetiapin\w*)\b/,
  paracetamol: /\b(?:paracetamol\w*|acetaminophen|tylenol|panadol|doliprane|dafalgan|efferalgan|tachipirina|gelocatil|ben ?u ?ron)\b/,
  DOAC: /\b(?:apixaban\w*|eliquis|rivaroxaban\w*|xarelto|edoxaban\w*|lixiana|dabigatran\w*|pradaxa|noacs?|doacs?|aod(?= |$))\b/,
  oxalate: new RegExp(
    `\\b(?:\\w*ox+al[ao]{1,2}t\\w* ?(?:kidney )?${STONES}|${STONES} (?:\\w+ ){0,3}?(?:d')?\\w*os+[ao]lat\\w*|${STONES} (?:\\w+ ){0,3}?(?:d')?\\w*oxal[ao]{1,2}t\\w*|\\w*oxala{1,2}t(?:e|stein\\w*|sten\\w*|os?|i)?(?= ?(?:stein|stone|sten|nieren|kidney))|oxalat(?:stein\\w*|nierenstein\\w*)|oxalaat(?:steen|stenen)|nierenstein\\w* (?:\\w+ ){0,2}oxalat\\w*|nierste\\w+ (?:\\w+ ){0,3}?\\w*oxalaat|calcium ?oxal\\w*|calciumoxal\\w*|kalziumoxal\\w*|(?:low|niedrig|pauvre en|bajo en|basso|baixo) (?:\\w+ )?oxal\\w*|hyperoxalur\\w*|hiperoxalur\\w*|iperossalur\\w*)\\b`,
  ),
  gastritis: /\b(?:gastriti(?:s|de)|gastrite(?:s)?|magenschleimhautentzundung|stomach (?:ulcers?|lining)|magengeschwur\w*|ulcere (?:a|de|d) ?l[' ]estomac|ulcera (?:de estomago|gastric[ao])|ulcus|maagontsteking|maagslijmvliesontsteking|maagzweer)\b/,
  diverticula: /\b(?:di[vf]erti[ck]\w*)\b/,
  gallstones: /\b(?:gall ?stones?|gallensteine?n?|calculs? biliaires?|lithiase biliaire|calculos? biliar\w*|piedras? en la vesicula|calculos? en la vesicula|calcoli (?:biliari|alla (?:cistifellea|colecisti))|pedras? na vesicula|pedras? (?:na|da) vesicula|galste(?:nen|en)|gallenblase entfernt|gallbladder (?:removed|out|attack|surgery)|no gallbladder|sans vesicule|sin vesicula|senza (?:cistifellea|colecisti)|sem vesicula|galblaas)\b/,
  'fatty liver': /\b(?:fatty liver|fettleber|verfettete leber|j'ai (?:un |le )?foie gras|steatose\w*|steatohepat\w*|maladie du foie gras|hi?gado graso|esteatosis|fegato grasso|steatosi|figado gordo|esteatose|gordura no figado|vette lever|leververvetting|nafld|nash|masld)\b/,
  PCOS: /\b(?:pcos?|pco ?syndrom|sopk|ovaires polykystiques|sop(?= |$)|ovarios? poliquistic\w*|ovai(?:o|e|a) policistic\w*|policistosi|ovarios? policistic\w*|ovarios? micropoliquistic\w*|polycystic ovar\w*|polyzystisch\w*|polycysteus\w*)\b/,
  bariatric:
    /\b(?:bariatri\w*|gastric (?:bypass|sleeve|band|balloon)|stomach (?:bypass|reduction|stapled|sleeve)|magen ?(?:bypass|band|verkleinerung)|schlauchmagen|sleeve gastr\w*|gastrectom\w*|sleeve(?= |$)|(?:bypass|anneau|by pass) gastrique|(?:bypass|banda|manga|balon) gastric[ao]|reduccion de estomago|(?:bypass|bendaggio|manica|by pass) gastric[oa]|bypass gastrico|(?:bypass|banda|manga) gastrica|reducao do estomago|maag(?:verkleining|bypass|band|sleeve)|gastric by pass)\b/,
  'low residue':
    /\b(?:low (?:residue|fib(?:re|er))|ballaststoffarm\w*|schlackenarm\w*|(?:regime )?sans residus?|pauvre en (?:residus?|fibres)|(?:dieta )?(?:sin|baja en|pobre en) (?:residuos?|fibra)|(?:dieta )?(?:senza scorie|povera di scorie|a basso residuo|povera di fibre)|(?:dieta )?(?:sem residuos?|pobre em (?:residuos?|fibras?))|vezelarm\w*|(?:before|vor|avant|antes de|prima della|voor) (?:\w+ ){0,3}?(?:colonoscop\w*|coloscop\w*|darmspiegelung|koloskopie|darmonderzoek|kijkonderzoek))\b/,
  'iron lack': new RegExp(
    `\\b(?:${IRON} ?(?:deficien\\w*|mangel\\w*|tekort\\w*)|low (?:in |on )?(?:iron|ferritin)|(?:iron|ferritin) (?:is |levels? (?:are|is) )?(?:\\w+ )?low|(?:carence|manque|deficit|baisse) (?:en |de )fer|(?:falta|deficit|deficiencia|carencia|carenza|mancanza|deficienza|deficiencia) (?:de |di )(?:hierro|ferro)|(?:hierro|ferro|fer|ferritina|ferritine|eisen|ferritin|ijzer) (?:\\w+ )?(?:bajo|baja|basso|bassa|baixo|baixa|bas|basse|niedrig|zu wenig|laag|te laag)|an(?:a)?emi(?:a|e|c|que|co|ca)|anami(?:e|sch)|bloedarmoede|blutarm\\w*)\\b`,
  ),
};

/** Diabetes of a pregnancy tells of both. */
export const GESTATIONAL =
  /(?:^| )(?:gestational diabet\w*|schwangerschaftsdiabet\w*|gestationsdiabet\w*|diabete (?:gestationnel|de grossesse|gestazionale)|diabetes (?:gestacional|del embarazo|na gravidez|gestationnel)|zwangerschapsdiabet\w*)(?= |$)/;
