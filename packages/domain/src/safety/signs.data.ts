/**
 * How people say it, in English, German and French; texts are folded and hold single spaces and no punctuation.
 * `unless` is taken out first: figures of speech and the names of dishes.
 */
type Signs = { readonly signs: readonly RegExp[]; readonly unless: RegExp | null };

const FIGURES_OF_SPEECH = /\b(death by chocolate|dying (for|to (try|eat|taste|know))|to die for|i('d| would) kill for|kill(s|ing)? (my|the) (appetite|hunger|cravings?)|die (besten?|meisten?|gesundesten?|produkte|menge)|killer (recipe|snack)s?)\b/g;

export const SAFETY_SIGNS = {
  crisis: {
    unless: FIGURES_OF_SPEECH,
    signs: [
      /\b(suicid\w*|suizid\w*|selbstmord\w*|selbstmordgedanken)\b/,
      /\b(kill|hurt|harm|cut|cutting|hurting|harming|hang|drown|poison|starve) (myself|my self)( to death)?\b/,
      /\bself ?harm\w*\b/, /\bend (my|it all|my own) ?(life|it all)?\b(?! of)/, /\btake my (own )?life\b/,
      /\b(want|wanna|wish|going|rather|ready) (i was |i were |i am |to be |to )?(die|dead)\b/, /\bbetter off dead\b/, /\bwish i (was|were) (dead|never born)\b/,
      /\b(don't|dont|do not|no longer|not) (want to|wanna) (live|be alive|exist|be here anymore|wake up)\b/, /\bno (reason|point|point in|will) (to |of )?(live|living|going on)\b/,
      /\blife (is|isn't|is not) (not )?worth living\b/, /\bhow (much|many) .{0,40}\b(to die|lethal|kill (me|yourself|a person))\b/, /\blethal dose\b/, /\boverdose on purpose\b/,
      /\b(mich (umbringen|toten|verletzen|ritzen)|umbringen will|nicht mehr leben|will sterben|mir das leben nehmen|mochte sterben)\b/,
      /\b(me suicider|me tuer|envie de mourir|veux mourir|en finir avec la vie|me faire du mal|plus envie de vivre)\b/,
    ],
  },
  emergency: {
    unless: null,
    signs: [
      /\b(can't|cant|cannot|can not|hard to|trouble|difficulty|struggling to) (breathe|breathing|swallow)\b/, /\banaphyla\w+\b/,
      /\b(throat|tongue|face|lips?) (is|are|feels?|keeps?|getting) ?(swelling|swollen|closing|tight)\b/, /\b(swollen|swelling) (throat|tongue|face|lips?)\b/,
      /\b(chest pain|heart attack|stroke right now|passed out|unconscious|coughing blood|vomiting blood)\b/,
      /\b(swallowed|drank|ate|eaten) .{0,30}\b(bleach|detergent|battery|poison|antifreeze|cleaning product)\b/,
      /\b(ate|eaten|had) .{0,40}\b(allergic reaction|hives|break(ing)? out)\b/, /\b(having|have) an allergic reaction\b/, /\bfood poisoning right now\b/,
      /\b(keine luft|atemnot|allergischen? schock|bekomme schlecht luft|du mal a respirer|gorge gonfle|choc allergique)\b/,
    ],
  },
  'eating disorder': {
    unless: /\b(binge watch\w*|purge my (pantry|fridge|cupboard))\b/g,
    signs: [
      /\b(anorexi\w*|bulimi\w*|eating disorders?|orthorexi\w*|binge eat\w*|essstorung\w*|magersucht\w*|magersuchtig|boulimi\w*|trouble alimentaire|troubles alimentaires|ed recovery)\b/, /\bpro ?ana\b|\bthinspo\b/,
      /\b(make|making|force|made) (myself|me) (throw up|vomit|puke|sick|be sick)\b/, /\b(purg(e|ing)|laxatives?) (to|for|after|and) .{0,30}\b(weight|eating|meal|dinner|lunch|calories)\b/, /\b(throw|throwing) up after (eating|meals?|dinner|lunch)\b/,
      /\b(purge|purging|purged)\b/, /\blaxatives? .{0,20}\blose\b/,
      /\b(starv(e|ing) (myself|for|to|until|all day)|stop eating(?= (anything|food|at all|altogether|completely|everything)| $)|not eat(ing)? (anything|at all)|eat nothing|eating nothing|skip all meals|fast(ing)? for (\w+ )?(days|weeks?)|water fast)\b/,
      /\b(hate|disgusted by|disgusted with) (my body|how i look|myself|myself for eating)\b/, /\b(punish|punishing) myself\b/, /\b(afraid|scared|terrified) (of|to) (eat|eating|food|gain weight|gaining weight)\b/,
      /\b([1-7]\d\d|under 800|less than 800|[1-9]\d) ?(kcal|calories|cals?|kalorien) (a|per|each|every|pro|par|diet|am) ?(day|tag|jour)?\b(?! (snack|meal|serving|portion))/,
      /\b(burn off|make up for|compensate for) .{0,30}\b(ate|eaten|binge|eating|calories i)\b/, /\bbinged?( on)?\b.{0,40}\b(guilty|ashamed|again|last night|yesterday|stop)\b/,
      /\b(nach dem essen (erbrechen|kotzen)|mich ubergeben nach|nichts mehr essen|me faire vomir|arreter de manger|abfuhrmittel)\b/,
    ],
  },
  medication: {
    unless: null,
    signs: [
      /\b(warfarin|coumadin|marcumar|phenprocoumon|blood ?thinners?|anticoagulants?|insulin|insuline|metformin\w*|statins?|atorvastatin|simvastatin|levothyroxin\w*|l thyroxin\w*|euthyrox|synthroid|lithium|maois?|ssris?|antidepress\w+|sertraline|fluoxetine|prednison\w*|cortison\w*|ibuprofen\w*|paracetamol|acetaminophen|aspirin\w*|antibiotic\w*|antibiotik\w*|antibiotique\w*|beta ?blockers?|ace inhibitors?|diuretics?|ozempic|wegovy|semaglutide|mounjaro|tirzepatide|glp 1|methotrexate|omeprazole|pantoprazol\w*|ritalin|adderall|xanax|birth control pill|chemo\w*|levodopa|digoxin|eliquis|xarelto|clopidogrel|lisinopril|ramipril|amlodipine)\b/,
      /\b(medication|medications|medicines?|prescription|prescribed|my tablets|medikament\w*|medicament\w*|arzneimittel|blutverdunner|anticoagulant|pillule|my (meds|pills|drugs))\b/,
      /\b(dose|doses|dosage|dosing|dosierung|posologie|overdose)\b/,
      /\b(how (much|many)|what amount of|should i take|can i take|do i need|recommend|wie viel) .{0,40}\b(supplements?|iron pills|vitamin \w+ (supplements?|pills?|tablets?|drops|should|to take|per day should)|melatonin|creatine|magnesium (supplements?|tablets?)|st john'?s wort|nahrungserganzung\w*)\b/,
      /\b(should i|can i) take .{0,30}\b(vitamin|iron|zinc|omega|creatine|melatonin|supplements?|pills?)\b/, /\bsupplements? (for|to treat|against)\b/,
    ],
  },
  pregnancy: {
    unless: null,
    signs: [
      /\b(pregnan\w+|expecting a baby|trying to conceive|breast ?feed\w*|nursing mother|gestational|first trimester|second trimester|third trimester|schwanger\w*|stillen|stillzeit|enceinte|grossesse|allait\w+)\b/,
      /\b(newborn|infants?|toddler|my baby|for (a |my )?(baby|babies)|baby formula|infant formula|\d+ (month|months|weeks?) old|month old|saugling\w*|nourrisson|bebe)\b/,
    ],
  },
  diagnosis: {
    unless: null,
    signs: [
      /\b(do i have|could i have|might i have|am i getting|did i get|signs? (of|that i have)|symptoms? of|diagnos\w+)\b(?! (enough|any (scans?|preferences?|restrictions?)|scans?|a preference|preferences|time|protein|products?))/,
      /\b(cure|cures|curing|heal|heals|treat|treats|reverse|reverses|treatment for|remedy for|get rid of) (my |the |a |for )?(\w+ )?(cancer|diabetes|disease|illness|tumou?r|infection|hypertension|high blood pressure|depression|anxiety|ibs|gerd|reflux|celiac|arthritis|adhd|autism|migraines?|covid|eczema|acne|kidney\w*|cholesterol|gout|thyroid)\b/,
      /\b(why (do|does|am|is) (i|my|me) .{0,40}\b(hurt|hurts|pain|ache|bleed\w*|dizzy|faint|vomit\w*|nause\w+|rash|itch\w*|bloat\w*|cramps?|diarr\w+|constipat\w+|tired all|sick))\b/,
      /\b(i have|i've got|i had|i feel|i get|having|suffer from|my) .{0,30}\b(rash|hives|blood in|dizz\w+|faint\w*|severe pain|stomach (pain|ache|cramps?)|cramps|diarr\w+|vomit\w*|palpitations|numb\w*|blurred vision|lump|headaches?|migraines?)\b/,
      /\b(blood test|lab results?|blood work|my (hba1c|a1c|ldl|hdl|tsh|ferritin|creatinine|egfr|potassium level|blood sugar) (is|was|of|level|levels|result)|hypoglycemi\w+|ketoacidosis)\b/,
      /\b(cancer|tumou?r|chemotherapy|dialysis|krebs|krebserkrankung)\b(?! (risk|research|agency|causing))/,
      /\b(habe ich (eine )?(diabetes|zoliakie|allergie|krankheit)|bauchschmerzen|ai je (le |une )?(diabete|allergie|maladie)|mal au ventre)\b/,
    ],
  },
} as const satisfies Readonly<Record<string, Signs>>;
