/** These ask after one's own data or a certain product, not in general; so does what takes up the question before. */
export const OWN =
  /\b(?:my|mine|this|it|these|those|he|she|for me|fur mich|pour moi|para mi|per me|para mim|voor mij|(?:in|of|about) that)\b|^(?:and|what about|how about|und|et|y|e|en)\b/;
/** "Is it healthy to skip breakfast?" is about no product. */
export const IMPERSONAL =
  /^(?:my|a|the|some) \w+ (?:says|said|claims|thinks|reckons|swears|told me)(?: that)? |\b(?:is|was) it(?= (?:\w+ )?to\b| true\b| bad if\b| ok if\b| okay if\b)|\bdoes it matter\b|\bit is true\b|(?<=\bworth )it\b|\bmy (?=(?:fridge|freezer|microwave)\b)/g;
/** "L'huile est-elle …": the noun before is meant. */
export const INVERTED = /(?<=^(?:the|les?|la|l) (?:\S+ ){1,5}(?:is|are|does|can|empeche|fait|rend|donne) )(?:it|they|il|elle|ils|elles)\b ?/;
export const HAS_AGE = /\b\d{1,3} (?:years?|months?) old\b/;
/** "A healthy snack" asks for foods, "can I eat fish?" for a verdict; how much of it, and how to keep or cook it, is asked in general. */
export const ASKS_FOR_FOODS =
  /^(?:some |any |an? )?(?:healthy|healthier|good|better|gesunde\w*|gute\w*) (?!for\b)|^(?:(?:what(?:'s| is| are)|which (?:is|are)) )?(?:the )?(?:healthiest|best|cheapest|tastiest) (?!for\b|way\b|time\b|thing\b|diet\b)\S+(?: \S+)? for (?:my |a |the |small |little )*(?:kids?|child|children|son|daughter|toddlers?|babies|baby|teens?|school)\b/;
export const ASKS_WHETHER_TO_EAT =
  /(?<!\b(?:what|how|when|where|why|was|wie|que|comment|como|cosa|come|wat|hoe) )(?:\b(?:can|may|could) i (?:still )?(?:eat|have|drink|take|get)\b|\bdarf ich\b|\bkann ich\b|\b(?:puis je|je peux)\b|\bpuedo\b|\bposso\b|\b(?:mag|kan) ik\b)/;
export const ASKS_HOW_MUCH =
  /\b(?:how (?:much|many|often)|every ?day|each day|daily|(?:times|days) a week|a week|wie viel\w*|wieviel\w*|combien|cuant\w+|quant\w+|hoeveel)\b/;
/** Asks what words on a pack mean. */
export const ASKS_FOR_MEANING =
  /\b(?:means?|meaning|stands? for|label|on (?:a|the) pack|bedeutet|heisst|etikett|packung|signifie|veut dire|etiquette|emballage|significa|quiere decir|etiqueta|envase|vuol dire|etichetta|confezione|quer dizer|rotulo|embalagem|betekent|etiket|verpakking)\b/;
export const ELISION = /(?<=^| )(?:[cdjlmnst]|qu|un|dell|nell|all|dall|sull)'(?=\p{L})/gu;

/** "I am allergic to cats", "I have two dogs and need a snack". */
export const OF_ONESELF = /\ballerg|\b(?:i|we) (?:have|am|got|love|like|own)\b/;
/** "Hot dogs", "langues de chat" are eaten. */
export const PET_FOODS =
  /\bhot ?dogs?\b|\bdog bowl\b|\blangues? de chat\b|\blenguas? de gato\b|\blinguas? de gato\b|\bcachorro quente\b|\bcat food\b/;
/** "Do I eat too much salt": of what somebody has eaten, which no general answer knows. */
export const OWN_INTAKE =
  /^(?:(?:do|am|have|did) i (?:\w+ )?(?:eat|eating|eaten|drink|drinking|have|having|get|getting|consume)|(?:eat|drink|get|have|esse|trinke|nehme|eet|drink) (?:i|ich|ik)|(?:i )?(?:eat|eaten|drink|mangio|bevo|consumo|como|bebo)|how) (?:\w+ )?(?:too much|too many|too little|enough)\b/;
