/**
 * How questions are put, in English and the most common German and French ways. Tried in order on plain words (folded, no
 * punctuation); the first that fits decides. Named groups: `x`, `y` foods, `n` a nutrient, `p` a property.
 */
export type Intent =
  | 'greeting' | 'thanks' | 'bye' | 'about' | 'capabilities' | 'compare' | 'alternatives' | 'figure' | 'contains' | 'ingredients' | 'ledger' | 'verdict'
  | 'avoid' | 'ranking' | 'day' | 'week' | 'scanned' | 'best or worst' | 'containing' | 'member data' | 'score change' | 'explain' | 'ideas' | 'preference' | 'declaration';

export type Template = { readonly intent: Intent; readonly form: RegExp };

const GOOD = '(?:good|great|healthy|healthier|healthful|bad|unhealthy|terrible|ok|okay|fine|safe|suitable|right|allowed|recommended|nutritious|harmful|dangerous|appropriate|problematic|gesund|ungesund|gut|schlecht|geeignet|sain|saine|bon|bonne|mauvais|mauvaise)';
const BUENO = '(?:buen[oa]s?|mal[oa]s?|san[oaie]s?|saludables?|segur[oa]s?|buon[oaie]|salutar[ei]|sicur[oaie]|bien|bene|male|apt[oa]s?|adatt[oaie])';
const HEALTHIER = '(?:better|healthier|worse|best|healthiest|saltier|sweeter|leaner|higher|lower|gesunder|besser|mieux|meilleur|plus sain)';
const DIET = '(?:vegan|vegetarian|pescatarian|gluten ?free|dairy free|lactose free|milk free|nut free|peanut free|egg free|soy free|sesame free|halal|kosher|keto|paleo|mediterranean|low carb|glutenfrei|laktosefrei|vegetarisch|sans gluten|sans lactose|plant based|pflanzlich)';

export const TEMPLATES: readonly Template[] = [
  { intent: 'greeting', form: /^(?:hi|hello|hey|hey there|hi there|hello there|good (?:morning|afternoon|evening)|greetings|hallo|guten (?:tag|morgen|abend)|bonjour|salut|moin|yo|howdy)(?: (?:guide|labelwise|there|you|again))?(?: how are you(?: doing)?(?: today)?)?$/ },
  { intent: 'greeting', form: /^how are you(?: doing)?(?: today)?$/ },
  { intent: 'thanks', form: /^(?:ok |okay |great |perfect |cool )?(?:thanks?|thank you|thx|ty|cheers|merci|danke|vielen dank|much appreciated|thank u)(?: (?!.*\b(?:what|how|is|are|can|which|about|show|give|suggest|why|compare)\b).{0,40})?$/ },
  { intent: 'thanks', form: /^(?:ok|okay|great|cool|perfect|nice|super|awesome|got it|good|understood|i see|alright)$/ },
  { intent: 'bye', form: /^(?:bye|goodbye|see you|good night|tschuss|au revoir|ciao|that s all|that's all)(?: .{0,20})?$/ },
  { intent: 'about', form: /\b(?:who|what) are you\b|\bare you (?:an? )?(?:ai|artificial|chat ?gpt|gpt|claude|gemini|bot|robot|human|real|llm|language model|person|doctor|dietitian|nutritionist|chatbot|machine|computer)\b|\bwhich (?:ai )?model\b|\bwhat (?:ai|model) (?:are|is|do)\b|\bwer bist du\b|\bqui es tu\b|\byour name\b|\bdo you use (?:an? )?(?:ai|gpt|llm|model)\b/ },
  { intent: 'capabilities', form: /^(?:help|help me|hilfe|aide|menu|\?)$|\bwhat (?:can|could|do) you (?:do|help|answer|know)\b(?!.*about me)|\bhow (?:can|do) you help\b|\bwhat (?:can|should|may) i ask\b|\bhow does this (?:chat )?work\b|\bwas kannst du\b|\bque peux tu\b/ },
  { intent: 'score change', form: /\bwhy (?:did|has|does|is) (?:my|the|its) ?(?:product |food )?scores? .{0,20}(?:chang|differ|drop|fall|fell|rise|rose|go up|went up|go down|went down)/ },
  { intent: 'score change', form: /\bscores? (?:has |have )?(?:changed|dropped|went (?:up|down))\b/ },

  { intent: 'week', form: /\b(?:analy[sz]e|analysis|review|summari[sz]e|summary|assess|evaluate|check|overview|look at|report|rate)\b.{0,40}\b(?:recent|last|week|past|lately|diet|eating|scans|history|choices|habits|purchases|food choices|my food)\b/ },
  { intent: 'ideas', form: /^how (?:can|do|could|should|would) (?:i|we|you) (?:eat|get|have|reduce|cut|lower|increase|add|avoid|consume|include)\b.*$/ },
  { intent: 'ideas', form: /^(?:i'?m|i am|we are) (?:so |really |very )?(?:hungry|starving)\b.*$/ },
  { intent: 'ideas', form: /^(?:is|are) there (?:anything|something|any (?:foods?|snacks?|products?)|foods?|snacks?|products?) .*$/ },
  { intent: 'avoid', form: /\b(?:foods?|products?|ingredients?|what|which|things?)\b.{0,30}\b(?:should|must|do|shall|can|to)\b.{0,12}\b(?:avoid|not eat|not have|stay away|limit|never eat|cut out|not buy)\b/ },
  { intent: 'week', form: /\bwhy (?:is|are|was|were) my (?:average|scores|mean|results?|week)\b/ },
  { intent: 'week', form: /\bhow (?:much|many) .{2,30} (?:have i|did i|do i) (?:eat|eaten|ate|had|have|consumed?|drink|drunk)\b/ },
  { intent: 'week', form: /\bhow (?:was|were|is|are|am|have|has|did|do) (?:my|i)\b.{0,30}\b(?:week|eating|diet|choices|scans|nutrition|month|doing|eat|eaten|days|habits|scores)\b/ },
  { intent: 'week', form: /\bam i (?:eating|getting|having|consuming) (?:too much|too many|enough|too little|a lot of|more|much|well|healthy|healthily)\b/ },
  { intent: 'week', form: /\b(?:do|did) i (?:eat|get|have|consume) (?:too much|too many|enough|too little|a lot of)\b/ },
  { intent: 'week', form: /\b(?:what (?:should|can|could) i (?:improve|change|do better|work on)|where (?:can|could) i improve|how (?:can|could|do) i (?:improve|eat better|raise|get a better|increase) (?:my )?(?:scores?|diet|average|eating|choices|nutrition)|what is (?:my|the) (?:average|mean) score|what'?s my average|my average score|my (?:week|trends?|habits)|wie war meine woche|analyse ma semaine|ma semaine|meine woche|improve my (?:diet|scores?|average|eating|choices))\b/ },
  { intent: 'week', form: /\bmy (?:eating|food|dietary|nutrition) (?:habits?|choices|patterns?|diet)\b/ },
  { intent: 'best or worst', form: /^(?:which|what) (?:product|food|scan|item)s? (?:had|has|have) (?:the )?(?:most|least|highest|lowest|more|less)\b.*\b(?:week|scans?|scanned|recently|lately)\b/ },
  { intent: 'best or worst', form: /^(?:which|what) (?:one )?(?:of )?(?:my |the )?(?:scans?|scanned (?:products|foods)|products i scanned|foods i scanned) (?:has|have|had|is|are|was|were|contains?|contained|scored)(?: got)?(?: the)? (?:most|least|highest|lowest|best|worst|healthiest|unhealthiest|more|less|saltiest|sweetest|fattiest)\b/ },
  { intent: 'best or worst', form: /^(?:what|which|show|tell me)\b.{0,16}\bmy (?:best|worst|healthiest|unhealthiest|lowest|highest|least healthy|saltiest|sweetest) (?:scan|product|food|choice|score|scanned)/ },
  { intent: 'containing', form: /^(?:which|what|how many|any) (?:of my )?(?:scans|scanned products)\b.{0,20}\b(?:have|had|are|were|contain|contained|with)\b.*$/ },
  { intent: 'best or worst', form: /\b(?:best|worst|highest|lowest|healthiest|least healthy|unhealthiest|top|most)\b.{0,40}\b(?:i(?:'ve| have)? (?:scanned|bought|eaten|looked)|my (?:scans|history|foods|products|recent|last)|of my|in my)\b/ },
  { intent: 'containing', form: /\b(?:which|what|how many|any|do any|did any|are any|show)\b.{0,30}\b(?:my (?:scans|history|foods|products|recent)|i(?:'ve| have)? (?:scanned|bought|eaten|had))\b.{0,30}\b(?:contain|contains|contained|have|has|had|with|include|high in|rich in|low in|are|were|without|conflict|break|match|fit)\b(?<n>.*)$/ },
  { intent: 'containing', form: /\b(?:which|what|how many)\b.{0,20}\b(?:have|are|were|had|contain|break|with)\b(?<n>.{2,40}) (?:of|in|among|from) my (?:scans|history|foods|recent.*|last.*)$/ },
  { intent: 'scanned', form: /\b(?:what|which|show|list)\b.{0,30}\b(?:i (?:just |last |recently )?(?:scan|scanned|look|looked)|did i (?:just |last )?(?:scan|look)|have i scanned|i've scanned|my (?:last|recent|latest|scan|scans|history))\b/ },
  { intent: 'scanned', form: /\bhow many (?:scans|products|foods|items)\b.{0,30}\b(?:i|my)\b/ },
  { intent: 'member data', form: /\b(?:what|which|show|list|tell me|remind me of|do you know)\b.{0,24}\bmy (?:own )?(?:daily )?(?:goals?|restrictions?|allerg(?:y|ies)|preferences?|targets?|conditions?|health profile|profile|diet|dietary restrictions|daily calories|calorie target|protein target)\b/ },
  { intent: 'member data', form: /^(?:am i (?:allergic|intolerant|vegan|vegetarian|celiac|coeliac|lactose|diabetic)|do i have (?:a |an |any )?(?:\w+ )?(?:allerg|restriction|intoleran))/ },
  { intent: 'member data', form: /\b(?:what(?:'s| is)|calculate|tell me|work out|know|show me) my (?:bmi|body mass index)\b/ },
  { intent: 'member data', form: /\bwhat do you know about me\b|\bhow (?:much|many) (?:protein|calories|carbs|fat|kcal) (?:do|should|can|must) i (?:need|eat|get|have|aim for|consume)\b(?! (?:in|for|at)\b)/ },
  { intent: 'day', form: /\b(?:plan|build|make|create|design|give|suggest|prepare|propose|help me plan|help me with)\b.{0,30}\b(?:day|meals?|menu|diet plan|meal plan|week|tagesplan|journee|mahlzeiten|eating plan)\b(?! (?:i|of chips))/ },
  { intent: 'day', form: /\b(?:meal plan|meal planning|daily menu|day of eating|diet plan|what (?:should|could|can|shall) i eat (?:today|tomorrow|all day|in a day|this week|for the day)|what to eat (?:today|tomorrow)|was soll ich heute essen|que manger aujourd'?hui|full day|plane meinen tag|plan my day|plan tomorrow)\b/ },
  { intent: 'preference', form: /^(?:i|we|i'm|im) (?:don'?t|do not|dont|really |also |just )?(?:like|love|hate|want|prefer|dislike|avoid|am allergic|can'?t (?:eat|stand)|have (?:a |an )?.{0,30}(?:allergy|allergies|intolerance)|am (?:a )?(?:allergic|lactose|vegan|vegetarian|celiac|coeliac|intolerant|pescatarian))\b.*$|^(?:add|set|remove|delete|change|update|save) .{0,40}\b(?:preference|restriction|allergy|goal|profile|favorite|favourites?|target|list)s?\b/ },

  { intent: 'compare', form: /\b(?:compare|comparison (?:of|between)|compared?|difference between|differences between|vergleiche?|compare moi|comparer)\s+(?<x>.+?)\s+(?:and|with|to|vs|versus|against|or|mit|und|et|avec|&)\s+(?<y>.+)$/ },
  { intent: 'compare', form: new RegExp(`^(?:is|are|ist|sind) (?<x>.+?) (?:really |any |much |a |actually )?(?:${HEALTHIER}|more .{2,20}|less .{2,20})(?: (?:for me|option|choice|snack))? than (?<y>.+)$`) },
  { intent: 'compare', form: /^(?:which|what)(?:'s| is| are| has| one is)? (?:the )?(?:better|best|healthier|healthiest) for (?:weight loss|losing weight|building muscle|muscles?|breakfast|lunch|dinner|a snack|snacking|diabetes|my .{3,12}?|the .{3,12}?|.{3,8} health|kids|children) (?<x>.+?) (?:or|vs|versus) (?<y>.+)$/ },
  { intent: 'compare', form: /^(?:which|what|welches?|welcher|lequel|laquelle|quel|quelle) .{0,60}\b(?:in|for me|better|healthier|best|healthiest|sugar|salt|protein|fat|fiber|fibre|calories|saturates|worse|choose|eat|buy|take|pick|more|less|gesunder|besser|meilleur|sain)\b:? (?<x>.+?) (?:or|vs|versus|oder|ou) (?:the )?(?<y>.+)$/ },
  { intent: 'compare', form: /^(?:does|do|has|have|is|are) (?<x>.+?) (?:have |contain |got )?(?:more|less|fewer|higher|lower) (?:in )?(?:.{3,24}?) than (?<y>.+)$/ },
  { intent: 'compare', form: /^(?:should|shall|do|could|can) i (?:rather |better )?(?:choose|pick|buy|eat|have|take|get|drink|go for|prefer) (?<x>.+?) (?:or|vs|versus|over|rather than) (?<y>.+)$/ },
  { intent: 'compare', form: /^(?:what(?:'s| is) (?:better|healthier)|better|healthier|was ist (?:gesunder|besser))(?: for me)? (?<x>.+?) (?:or|vs|versus|oder) (?<y>.+)$/ },
  { intent: 'compare', form: /^(?<x>.+?) (?:vs|versus|oder|ou) (?<y>.+)$/ },
  { intent: 'compare', form: new RegExp(`^(?:is|are) (?<x>.+?) or (?<y>.+?) (?:the )?${HEALTHIER}(?: .*)?$`) },
  { intent: 'compare', form: /^(?!is |are |does |do |can |should |which |what |how )(?<x>[a-z' ]{2,30}?) or (?<y>[a-z' ]{2,30}?)(?: for .*)?$/ },
  { intent: 'compare', form: /^how (?:does|do) (?<x>.+?) compare (?:to|with|against) (?<y>.+)$/ },

  { intent: 'alternatives', form: /\b(?:instead of|in place of|rather than|replace|replacements? (?:for|of)|substitutes? (?:for|of)|swap(?: out)?(?: for)?|swaps for|alternatives? (?:to|for|zu|zum|zur|a|au|aux|pour)|option to replace|statt|anstatt|anstelle von|a la place (?:de la|de l'|de|du|des|d')|ersatz fur|remplacer)\s*(?:the |my |a |an |le |la |les )?(?<x>.+?)(?: (?:with|by|durch|essen|trinken|kaufen))?$/ },
  { intent: 'alternatives', form: new RegExp(`\\b(?:something|anything|a food|a product|products?|food|a snack|options?|choices?|version|alternative|one|ones) (?:that is |that's )?(?:much |a bit |a little )?${HEALTHIER} than (?<x>.+)$`) },
  { intent: 'alternatives', form: new RegExp(`\\b${HEALTHIER} (?:version|option|choice|alternative|variant|kind|brand)s? (?:of|than|to|for) (?<x>.+)$`) },
  { intent: 'alternatives', form: new RegExp(`^(?:what(?:'s| is)|show me|find|give me|is there|are there)?(?: me)?(?: some| any)?(?: something| anything| foods?| products?)? ?${HEALTHIER} than (?<x>.+)$`) },
  { intent: 'alternatives', form: /\b(?:something|anything|products?|foods?) (?:like|similar to) (?<x>.+?) (?:but|with|without|only|that).*$/ },
  { intent: 'alternatives', form: /^(?<x>.{2,60}?) (?:alternatives?|substitutes?|replacements?)$/ },
  { intent: 'alternatives', form: /\b(?:instead|alternatives?|anything better|something better|better (?:options?|choices?|ones?)|healthier (?:options?|choices?|ones?|version)|what else|swap)\b/ },

  { intent: 'ledger', form: /^(?:but )?why(?: is that| so| not| that)?$/ },
  { intent: 'ranking', form: /^(?:and )?(?:which|what|who) (?:one )?of (?:the |these |those )?(?:two|three|both|products above|foods above)\b.*$/ },
  { intent: 'ranking', form: /^(?:and )?which (?:one )?(?:has|have|had|contains?|is|was) (?:the )?(?:more|less|most|least|higher|lower|highest|lowest|fewer|fewest|better|best|healthier|healthiest|worse|worst|saltier|sweeter|fattier|more|leaner)\b(?!.*\b(?:or|than|foods?|snacks?|products?|scans?|my|you|drinks?|cereals?|yogh?urts?|breads?)\b).{0,40}$/ },
  { intent: 'ranking', form: /^which (?:one )?is (?:the )?(?:better|best|healthier|healthiest|worse|worst)(?: one| for me| choice)?$/ },
  { intent: 'ranking', form: /^(?:which|what)(?:'s| is| of)? (?:one|of (?:them|these|those)|(?:these|those|them)|the (?:best|healthiest|worst)(?: one)?(?: of (?:them|these|those))?)\b.*$/ },
  { intent: 'ledger', form: /\bwhy (?:did|does|do|is|was|has|have|am|are) (?<x>.{1,60}?) (?:\w+ ){0,2}?(?:lose|losing|loses|lost|minus|penali[sz]ed?|deduct\w*|take[ns]?|gain\w*|points? (?:off|for|from)|points)\b.*$/ },
  { intent: 'ledger', form: /\bwhat does (?:the )?(?:line )?(?<n>.+?) (?:mean|stand for)(?: (?:in|on) (?:the |my )?(?:score|ledger|list|result|breakdown))$/ },
  { intent: 'ledger', form: /\b(?:explain|show|break down|breakdown of) (?:the |this |my |its )?(?:line|ledger line|points?|breakdown)\b.*$/ },

  { intent: 'figure', form: /\bhow (?:much|many) (?:grams? of |g of |mg of )?(?<n>.+?) (?:is|are|is there|are there|there is|there are)(?: there)?(?: actually)? (?:in|inside) (?<x>.+)$/ },
  { intent: 'figure', form: /\bhow (?:much|many) (?:grams? of |g of |mg of )?(?<n>.+?) (?:in|inside|per 100 ?(?:g|ml) of) (?!a day|one day|total)(?<x>.+)$/ },
  { intent: 'figure', form: /\bhow (?:much|many) (?:grams? of |g of |mg of )?(?<n>.+?) (?:does|do|has|have) (?!i\b|we\b|you\b)(?<x>.+?) (?:have|contain|contains|provide|got)?$/ },
  { intent: 'figure', form: /\b(?:what(?:'s| is| are)|show me|tell me|give me)(?: the)? (?<n>.+?)(?: content| value| amount| level)? (?:of|in) (?<x>.+)$/ },
  { intent: 'figure', form: /^(?<n>[a-z ]{3,20}?)(?: content)? (?:in|of) (?<x>.+)$/ },
  { intent: 'figure', form: /^(?:what|how) about (?:its|their) (?<n>.+)$/ },
  { intent: 'figure', form: /^(?:what|how) about (?:the )?(?<n>.+?) (?:in|of) (?<x>.+)$/ },
  { intent: 'figure', form: /\bhow (?<n>salty|sweet|fatty|sugary|processed|caloric) (?:is|are) (?<x>.+)$/ },
  { intent: 'figure', form: /\bwie ?viele? (?<n>.+?) (?:ist|sind|steckt|stecken|hat|haben|enthalt)(?: es)?(?: in)? (?<x>.+?)$/ },
  { intent: 'figure', form: /\bcombien de (?<n>.+?) (?:dans|contient|y a t il dans)(?: le| la| les)? (?<x>.+)$/ },

  { intent: 'contains', form: new RegExp(`^(?:is|are|can i eat|can i have) (?<x>.+?) (?:(?:ok|okay|good|fine|allowed|suitable|safe|right) )?(?:on|for|in|with) (?:a |an |the |my )?(?<p>${DIET})(?:s| diet| people| person)?$`) },
  { intent: 'contains', form: new RegExp(`^(?:is|are|ist|sind|est ce que) (?<x>.+?) (?:really |actually |est |sind |ist |suitable for |ok for |safe for |good for |a |an )*(?<p>${DIET}(?: (?:and|or|und|et|&) ${DIET})*)s?(?: friendly| product| food| diet)?$`) },
  { intent: 'contains', form: new RegExp(`^(?:is it |and )?(?<p>${DIET})(?: too| also| as well)?$`) },
  { intent: 'contains', form: /^(?:does|do) (?<x>.+?) (?:contain|contains|have|has|include)(?: any| much| a lot of| lots of)? (?<n>.+)$/ },
  { intent: 'contains', form: /^(?:is|are) there(?: any| much)? (?<n>.+?) in (?<x>.+)$/ },
  { intent: 'contains', form: /^(?:est ce que |est ce qu')?(?:le |la |les |l')?(?<x>.+?) (?:contient|contiennent)(?: t? ?(?:il|elle|ils))? (?:du |de la |des |de l'|d'|le |la |les |un |une )?(?<n>.+)$/ },
  { intent: 'contains', form: /^(?:y a t il|il y a) (?:du |de la |des |de l'|d')?(?<n>.+?) dans (?:le |la |les |l')?(?<x>.+)$/ },
  { intent: 'contains', form: /^(?:la |el |los |las |il |lo |le |i |l')?(?<x>.+?) (?:contiene|contienen|contengono|lleva|tiene|ha) (?:la |el |lo |il |del |della |dello )?(?<n>[a-z ]+)$/ },
  { intent: 'contains', form: /^(?:contiene|lleva|tiene) (?:la |el |il |lo |l')?(?<x>\S+(?: \S+)??) (?<n>\S+(?: de \S+)?)$/ },
  { intent: 'contains', form: /^(?:hay|c'e) (?<n>.+?) (?:en|in|nella|nel) (?:la |el |il )?(?<x>.+)$/ },
  { intent: 'contains', form: /^(?:ist|sind|steckt|gibt es) (?<n>.+?) in (?:der |dem |den |einer |einem )?(?<x>.+)$/ },
  { intent: 'contains', form: /^enthalt (?<x>.+?) (?<n>[a-z ]+)$/ },
  { intent: 'contains', form: /^(?:is|are) (?<x>.+?) (?:high|rich|low) in (?<n>.+)$/ },
  { intent: 'contains', form: /^(?:is|are) (?<x>.+?) (?<n>ultra ?processed|processed)$/ },
  { intent: 'ingredients', form: /\b(?:what(?:'s| is| are)|which|list|show|name)\b.{0,20}\b(?:ingredients?|additives?|allergens?|e numbers?)\b.{0,20}?\b(?:in|of|does|do|are in|for)\b (?<x>.+?)(?: (?:have|contain|made of))?$/ },
  { intent: 'ingredients', form: /^(?:what(?:'s| is)) (?:in|inside) (?<x>.+)$/ },
  { intent: 'ingredients', form: /^what (?:is|are) (?<x>.+?) made (?:of|from|with)$/ },

  { intent: 'verdict', form: /^(?:why|how come) (?:is|are|does|do|did|has|was) (?<x>.+?) (?:have |has |get |got |given |scored? |rated |so |only |such |that |a |an |this )+.*$/ },
  { intent: 'verdict', form: /^(?:why|how come) (?:is|are|does|do) (?<x>.+?) (?:bad|good|unhealthy|healthy|red|orange|green|conflict\w*|flagged|marked|warn\w*|score\w*|grade[d]?)\b.*$/ },
  { intent: 'verdict', form: /\bscores? (?:of|for|on) (?<x>.+)$/ },
  { intent: 'verdict', form: /^(?:can|could|should|may|am i allowed to|is it (?:ok|okay|fine|safe|good|bad|healthy) (?:for me )?(?:to|if i)|shall|do i|darf|kann|soll|puis)(?: je)? ?(?:i |ich |we |(?:my )?(?:kids|children|child|son|daughter|family) )?(?:still |also |even |ever |daily |regularly )?(?:eat|have|drink|buy|consume|take|use|enjoy|avoid|stop eating)(?: some| more| a lot of)? (?<x>.+)$/ },
  { intent: 'verdict', form: new RegExp(`^(?:is|are|isn't|aren't|was|ist|sind) (?<x>.+?) (?:really |actually |any |very |so |a |an |considered |also |too |this |fur mich |)*${GOOD}\\b.*$`) },
  { intent: 'verdict', form: new RegExp(`^(?:est ce que |c'est )?(?<x>.+?) (?:est il|est elle|est ce|est|c'est|sont)(?: ce)? (?:vraiment )?${GOOD}\\b.*$`) },
  { intent: 'verdict', form: /^(?:darf|kann|soll|sollte) ich (?<x>.+?) (?:essen|trinken|kaufen)$/ },
  { intent: 'verdict', form: /^(?:what (?:do you think|about|can you tell me|do you know|is your opinion)|how about|thoughts on|opinion on)(?: (?:of|about|on))? (?<x>.+)$/ },
  { intent: 'verdict', form: new RegExp(`^(?:es|son|esta|e|sono) ${BUENO} (?:el |la |los |las |il |lo |i |gli |le |l'|un |una )?(?<x>.+?)(?: (?:para|per|por) .*)?$`) },
  { intent: 'verdict', form: new RegExp(`^(?:el |la |los |las |il |lo |i |gli |le |l')?(?<x>.+?) (?:es|son|e|sono|fa|fanno) (?:muy |molto )?${BUENO}\\b.*$`) },
  { intent: 'verdict', form: /^(?:puedo|posso|puede|podemos|possiamo) (?:comer|tomar|beber|mangiare|bere|prendere) (?:el |la |los |las |il |lo |i |gli |le |l'|un |una )?(?<x>.+)$/ },
  { intent: 'verdict', form: /^(?:puis je|je peux|peut on|est ce que je peux) (?:manger|boire|prendre) (?:du |de la |des |de l'|le |la |les |un |une )?(?<x>.+)$/ },
  { intent: 'verdict', form: new RegExp(`^how ${GOOD} (?:is|are) (?<x>.+)$`) },
  { intent: 'verdict', form: /^(?:rate|review|check|evaluate|analy[sz]e|assess|judge|look up|lookup|find|search(?: for)?|show(?: me)?|open|scan) (?<x>.+)$/ },
  { intent: 'verdict', form: /^(?:tell me (?:more )?about|info(?:rmation)? (?:on|about)|details (?:of|on|about)) (?<x>.+)$/ },
  { intent: 'verdict', form: /^(?:i (?:just )?(?:ate|had|bought|scanned|drank|found|want to (?:eat|buy|have)|am eating|like|love)) (?<x>.+)$/ },

  { intent: 'explain', form: /^(?:what(?:'s| is| are| does| do| was)|explain|define|describe|meaning of|definition of|was ist|was sind|was bedeutet|qu'est ce que|c'est quoi|que signifie|how (?:is|are|does|do|much|many|bad|harmful|dangerous)|why (?:is|are|does|do|should)|how (?:can|could|should) i|is it true|does|do|is|are|when|tell me)\b.*$/ },
];

/** Ways of asking for foods of a kind. */
export const ASKS_FOR_FOODS = /\b(?:suggest\w*|recommend\w*|ideas?|give me|show me|find(?: me)?|looking for|want|need|which (?:foods?|products?|snacks?|drinks?|cereals?|yogh?urts?|cheeses?|breads?|\w+s)|what (?:foods?|products?|snacks?|drinks?|\w+s) (?:are|is|have|has|contain|can|should|could|do|would|give|help)|what (?:can|could|should|shall|would|to) (?:i )?(?:eat|have|snack|drink|buy|cook)|where (?:can|do) i (?:get|find)|best (?!before)|good (?:source|snack|breakfast|lunch|dinner|dessert|food|drink|option)s?|healthy (?:snack|breakfast|lunch|dinner|dessert|food|drink|meal|option)s?|what helps?|helps? (?:me|with|to)|foods? (?:for|with|rich|high|low|that|to|without)|list|empfiehl|empfehl\w*|vorschlag\w*|welche|propose|sugger\w*|idees?|quels?|quelles?|was kann ich|que (?:puis|peux)|some)\b/;

/** What stands for the product spoken of before. */
export const PRONOUN = /^(?:it|this|that|them|these|those|this one|that one|the (?:first|second|last|same|other) one|(?:this|that|the|my last|the last|my latest) (?:product|food|item|one|snack|scan|thing|bar|drink)|what i (?:just )?scanned|(?:first|second|third|last|same|other) one|(?:last|latest|newest) (?:scan|product|one|item)|i|we|my score|the score|its score|dies|das|dieses|das produkt|ca|cela|ce produit|le|la)(?: for me| instead)?$/;
