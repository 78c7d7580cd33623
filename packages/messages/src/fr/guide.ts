import type { Translation } from '../catalog.ts';
import type { guide as english } from '../en/guide.ts';
import { guideAmounts } from './guide-amounts.ts';
import { guideCautions } from './guide-cautions.data.ts';
import { guideDishes } from './guide-dishes.data.ts';
import { guideFoods } from './guide-foods.ts';
import { guideGeneric } from './guide-generic.data.ts';
import { guideKinds } from './guide-kinds.data.ts';
import { guideKitchen } from './guide-kitchen.data.ts';
import { guideOwn } from './guide-own.ts';
import { guidePeople } from './guide-people.ts';
import { guideReckoning } from './guide-reckoning.ts';
import { guideTurned } from './guide-turned.data.ts';
import { guideTurns } from './guide-turns.ts';

export const guide = {
  pregnancy_lost:
    'Je suis vraiment désolé de cette perte. Ce qui valait pour la grossesse ne compte plus dans cette conversation. **Saignement abondant, fièvre, forte douleur ou malaise** : appelez aujourd’hui votre sage-femme ou votre médecin, ou le 112 (Europe), le 911 (États-Unis, Canada) ou le 999 (Royaume-Uni). Vous n’avez pas à traverser cela sans aide : votre sage-femme ou votre médecin sait qui peut aider, et [findahelpline.com](https://findahelpline.com) indique à qui parler.',
  ...guideAmounts,
  ...guideDishes,
  ...guideFoods,
  ...guideGeneric,
  ...guideCautions,
  ...guideKinds,
  ...guideKitchen,
  ...guideOwn,
  ...guidePeople,
  ...guideReckoning,
  ...guideTurned,
  ...guideTurns,
  list: '{first} et {last}',
  careful: '**Attention :** {text}',
  sources: '*Sources : {sources}.*',
  additive: '**{additive}.** {description}',
  additive_name: '{name} ({code})',
  origin_animal: 'Il **provient d’animaux** : un aliment qui en contient n’est pas végétarien.',
  origin_not_vegan: 'Il **provient d’animaux** (insectes, lait ou œufs compris) : un aliment qui en contient n’est pas végan.',
  origin_either:
    'Il **peut provenir d’animaux ou de plantes**, et l’emballage n’est pas tenu de le dire ; un label végan lève le doute. Labelwise ne compte alors pas l’aliment comme végan.',
  origin_not_animal: 'Labelwise ne lui connaît **aucune origine animale**.',
  not_evaluated: 'Labelwise n’en a **pas d’évaluation** : il ne compte ni pour ni contre un aliment.',
  concern: 'Labelwise le compte avec une **préoccupation {concern}**.',
  concern_low: 'faible',
  concern_moderate: 'modérée',
  concern_high: 'élevée',
  evaluated_in: 'Évalué par {authority}, {year} : {title}.',
  not_read_again: '{evaluated} Cette source n’a pas été relue pour cette table.',
  additive_in_scans: 'Parmi vos derniers scans, il est dans {foods}.',
  guidance: 'Pour **{about}**, les recommandations demandent :',
  guidance_more: '**Plus ({nutrient})** : {reason}',
  guidance_less: '**Moins ({nutrient})** : {reason}',
  see_a_doctor: 'Votre médecin ou diététicien connaît votre cas ; ceci est d’ordre général.',
  guidance_to_avoid: 'Pour **{about}**, les recommandations demandent peu de ceci :',
  guidance_reason: '**{nutrient}** : {reason}',
  nothing_forbidden:
    'Aucun score n’interdit un aliment en particulier. Ce qu’exclut une restriction ou une allergie est signalé sur chaque produit.',
  score: '{food} obtient **{score} sur 100** pour vous.',
  lines_asked: '{score} Les lignes qui vous intéressent :',
  lines_gains: '{score} Ce qui ajoute des points :',
  lines_losses: '{score} Ce qui retire des points :',
  lines_no_gains: '{score} Rien n’ajoute de points au-delà du départ :',
  lines_no_losses: '{score} Rien ne retire de points par rapport au départ :',
  from_now_on: '**À partir de maintenant : {diets}.**',
  from_now_on_disliked:
    '**À partir de maintenant, je laisse de côté ce qui ne plaît pas : {diets}.** C’est une affaire de goût, je ne note aucune allergie.',
  keep_offer: '[Ajouter à mon profil de santé : {names}](/ai-nutritionist?keep={items})',
  no_longer: 'Plus pour cette conversation : {diets}. Ce que dit votre profil de santé compte toujours.',
  allergy_unnamed: 'Vous parlez d’une allergie ou d’une intolérance, et je n’ai pas compris à quel aliment. Lequel est-ce ?',
  allergy_unknown:
    'Je ne connais pas {words} comme aliment cité sur les emballages. Dites-le autrement, par exemple avec le nom anglais ou l’allergène dont il fait partie.',
  allergy_aside: '**Attention :** {text} La suite n’en tient pas compte.',
  own_limits_first: '**Vos propres limites passent d’abord : {names}.** Ce qui précède vaut pour les gens en général.',
  holds_here:
    'Cela vaut pour cette conversation : je ne propose que des aliments connus pour être {diets}, et je juge les produits d’après cela. Pour que chaque score en tienne compte, indiquez-le dans votre [profil de santé](/health-profile).',
  holds_here_for_other:
    'Cela vaut pour cette conversation : je ne propose que des aliments connus pour être {diets}, et je juge les produits d’après cela. Pour que chaque réponse en tienne compte, ajoutez la personne sous [Personnes](/people).',
  nothing_until_clear:
    'Tant que je ne le sais pas, je ne propose rien : ce pourrait être une erreur. Je peux toujours vous montrer ce que dit l’emballage d’un produit.',
  circumstances_noted: '**J’en tiens compte dans cette conversation : {list}.**',
  circumstances_reported:
    '**J’en tiens compte dans cette conversation : {list}.** Pour que chaque score en tienne compte, [ajoutez-le à votre profil de santé](/health-profile).',
  circumstances_reported_of_other:
    '**J’en tiens compte dans cette conversation : {list}.** Pour que chaque réponse en tienne compte, ajoutez la personne sous [Personnes](/people).',
  states_reported:
    '**J’en tiens compte dans cette conversation : {list}.** Aucun profil de santé ne le garde ; redites-le-moi dans une autre conversation.',
  circumstances_over: 'Plus pour cette conversation : {list}. Ce que dit votre profil de santé compte toujours.',
  circumstances_end: 'Dites-moi quand l’un de ces points ne vaut plus.',
  circumstance_pregnancy: 'grossesse',
  circumstance_breastfeeding: 'allaitement',
  circumstance_child: '{age, plural, =0 {un enfant de moins de 1 an} one {un enfant de # an} other {un enfant de # ans}}',
  state_low_sugar: 'une glycémie basse',
  state_vitamin_k: 'un anticoagulant',
  state_grapefruit: 'un médicament que le pamplemousse modifie',
  state_tyramine: 'un IMAO',
  state_lithium: 'le lithium',
  state_potassium: 'un potassium élevé',
  state_kidneys: 'une maladie des reins',
  state_stoma: 'une stomie',
  state_fodmap: 'un régime pauvre en FODMAP',
  note_low_sugar:
    '**En hypoglycémie, le sucre rapide est un médicament :** prenez-en 15 g tout de suite, par exemple du glucose, du jus ou un soda sucré, comme votre équipe vous l’a dit ; les boissons sans sucre n’aident pas. Mesurez à nouveau après 15 minutes. Somnolence, confusion ou impossibilité d’avaler : **112**.',
  note_vitamin_k:
    '**Avec un anticoagulant, attention à la vitamine K :** épinards, chou kale, brocoli et autres feuilles vertes en contiennent beaucoup, et avec la warfarine et ses proches un changement modifie l’effet. Gardez une quantité stable d’une semaine à l’autre, et demandez à votre médecin ou pharmacien avant d’en manger plus ou moins. Aucun score ici ne connaît votre médicament.',
  note_grapefruit:
    '**Le pamplemousse modifie l’effet de médicaments comme le vôtre**, dont certaines statines et certains traitements de la tension, et peut le rendre trop fort ; le pomelo et l’orange amère aussi. Demandez à votre pharmacien avant d’en prendre. Aucun score ici ne connaît votre médicament.',
  note_tyramine:
    '**Avec un IMAO, les aliments riches en tyramine peuvent faire monter dangereusement la tension :** fromage affiné, charcuterie séchée, extrait de levure, sauce soja, choucroute, bière pression et tout ce qui n’est pas frais. Un emballage ne le montre pas. Suivez la liste de votre médecin ou pharmacien.',
  note_lithium:
    '**Avec le lithium, gardez le sel et les boissons stables :** moins de sel ou trop peu à boire fait monter le lithium, beaucoup plus le fait baisser. Ne commencez pas de régime pauvre en sel sans votre médecin. Aucun score ici ne connaît votre médicament.',
  note_potassium:
    '**Le potassium figure rarement sur un emballage**, je ne peux donc pas juger les aliments selon lui. Jus de tomate, bananes, pommes de terre, fruits secs, noix, légumes secs et substituts de sel en contiennent beaucoup. Demandez à votre médecin ou diététicien ce qui convient à vos valeurs.',
  note_kidneys:
    '**Avec une maladie des reins, le potassium et le phosphate comptent, et les emballages les indiquent rarement.** Légumes secs, noix, fruits secs, céréales complètes et aliments avec phosphates peuvent en contenir trop pour vous. Votre médecin ou diététicien connaît vos valeurs ; aucun score ici ne les connaît.',
  note_stoma:
    '**Aucun emballage ne montre si un aliment convient avec une stomie.** Noix, graines, champignons, maïs, pop-corn, fruits secs et peaux dures peuvent la boucher, surtout une iléostomie. Demandez à votre infirmier stomathérapeute ; mâchez bien et essayez le nouveau en petites quantités.',
  note_fodmap:
    '**Un emballage ne montre pas les FODMAP**, je ne peux donc pas dire ce qui en contient peu. Oignon, ail, blé, légumes secs, pommes, miel et édulcorants en -ol en contiennent beaucoup. Un diététicien a des listes avec les quantités.',
  states_withheld: '**Je ne donne donc pas de score et ne propose rien.** Je peux lire ce que l’emballage déclare.',
  note_pregnancy:
    '**Pendant la grossesse :** ce que les agences nationales déconseillent est signalé et n’est pas proposé ; un emballage ne dit pas tout, et aucun score ne peut promettre qu’un aliment est sûr. En cas de doute, demandez à votre sage-femme ou à votre médecin.',
  note_breastfeeding: '**Pendant l’allaitement :** l’alcool, beaucoup de caféine et les poissons riches en mercure sont signalés.',
  note_condition:
    '**Avec {condition} :** les scores suivent les recommandations générales, pas vos analyses ni vos médicaments. Votre médecin ou diététicien les connaît.',
  note_infant:
    '**Pour un enfant de moins de 1 an :** pas de miel, pas de fruits à coque entiers, pas de sel ni de sucre ajoutés, pas de lait de vache comme boisson principale (NHS). Demandez à son pédiatre.',
  note_young_child:
    '**Pour un enfant de moins de 5 ans :** pas de fruits à coque entiers ; les raisins entiers, le pop-corn et les bonbons durs peuvent étouffer ; mieux vaut non sucré et peu salé (NHS). Les scores ici sont faits pour des adultes.',
  note_child:
    '**Pour un enfant de {age} ans :** les scores et les quantités quotidiennes sont faits ici pour des adultes ; les enfants ont besoin de moins de sel, de sucre et de caféine.',
  no_score_for_small_child:
    '**Pour un enfant de moins de 3 ans, je ne donne pas de score et ne propose rien :** les règles sont faites pour des personnes plus âgées. Je montre ce que déclare l’emballage ; demandez au pédiatre ce qui convient à votre enfant.',
  offered: '[{question}](/ai-nutritionist?ask)',
  ask_verdict: 'Est-ce que {food} ({barcode}) est bon pour moi ?',
  ask_swap: 'Que pourrais-je manger à la place de {food} ({barcode}) ?',
  ask_why: 'Pourquoi {food} ({barcode}) a-t-il ce score ?',
  ask_same: '{food} ({barcode})',
  ask_contents: 'Quels sont les ingrédients de {food} ({barcode}) ?',
  ask_scans: 'Qu’est-ce que j’ai scanné en dernier ?',
  ask_day: 'Comment se passe ma journée ?',
  ask_week: 'Comment s’est passée ma semaine ?',
  ask_left: 'Que me reste-t-il de mes objectifs aujourd’hui ?',
  ask_less: 'De quoi devrais-je manger moins ?',
  ask_profile: 'Que sais-tu de moi ?',
  ask_score: 'Comment le score est-il calculé ?',
  unsure: 'Je ne suis pas sûr de ce que vous demandez. Voulez-vous dire l’une de ces questions ?',
  unsure_at_all: 'Je ne suis pas sûr de ce que vous demandez. Dites-le autrement : le produit, et ce que vous voulez en savoir.',
  unsure_else: 'Si ce n’est rien de cela : nommez le produit, et ce que vous voulez en savoir.',
  unsure_statement:
    'Si vous me parlez d’une allergie, d’une maladie ou d’un régime, dites-le ainsi : « Je suis allergique aux cacahuètes. » Tant que je ne le comprends pas, cela ne compte dans aucune de mes réponses.',
  reply_cut: '*Cette réponse a été coupée ici : elle était devenue trop longue.*',
  reply_broken_off: '*La réponse s’est interrompue ici.*',
  reply_not_proposed: '*(Labelwise ne vous proposerait pas celui-ci : regardez d’abord sa page.)*',
  reply_not_all_checked:
    '*(Tous les produits cités ci-dessus n’ont pas été vérifiés au regard de ce que vous ne devez pas manger : regardez d’abord leur page.)*',
  introduction:
    'Je suis le **guide intégré** de Labelwise, pas un modèle d’IA : je cherche dans le catalogue, dans vos propres données et dans une table de sources nommées. Ce que je dis est une information, pas un avis médical.',
  greeting: 'Bonjour ! Posez-moi une question sur un produit, un additif, une étiquette ou vos propres scans.',
  examples: 'Par exemple :',
  try: 'Essayez :',
  example_verdict: '« Est-ce que Nutella est bon pour moi, et pourquoi ? »',
  example_compare: '« Comparez Coca-Cola et jus d’orange »',
  example_instead: '« Que pourrais-je manger à la place des chips ? »',
  example_suggest: '« Proposez des en-cas riches en protéines »',
  example_additive: '« Qu’est-ce que E250 ? »',
  example_week: '« Analysez mes derniers choix alimentaires »',
  example_day: '« Prévoyez une journée pour moi »',
  thanks: 'Avec plaisir ! Demandez chaque fois que vous êtes devant un rayon.',
  bye: 'Au revoir, et bon appétit !',
  about:
    'Je comprends certaines questions sur les aliments emballés et réponds à chacune avec des chiffres que vous pouvez vérifier ; là où je ne sais rien, je le dis. Je ne peux pas discuter d’autre chose.',
  capabilities:
    'Je peux juger un produit pour vous, en comparer deux, en trouver de meilleurs ou des aliments d’un type, expliquer les additifs, les étiquettes et les lignes du score, regarder vos derniers scans et prévoir une journée selon vos objectifs.',
  score_changes: 'Un score change pour l’une de trois raisons, et jamais tout seul :',
  score_changes_preferences:
    '**Vos souhaits** : un objectif, une maladie, une restriction ou une préférence a été ajouté, modifié ou retiré.',
  score_changes_product: '**Le produit** : sa fiche du catalogue a reçu de nouveaux chiffres ou une nouvelle recette.',
  score_changes_rules:
    '**Les règles** : une nouvelle version de Labelwise compte quelque chose autrement. Chaque scan enregistré indique les règles selon lesquelles il a été noté.',
  score_changes_name: 'Nommez le produit, et je parcours ses lignes telles qu’elles sont.',
  changes_nothing:
    'Je peux seulement consulter ; je ne change rien à votre compte. Ce que vous me dites d’allergies ou de régimes vaut pour cette conversation : je ne propose alors que des aliments qui conviennent à coup sûr.',
  changes_nothing_where:
    'Indiquez ce dont vous voulez plus ou moins sous [Préférences](/preferences), et les objectifs, maladies et restrictions dans votre [profil de santé](/health-profile). Chaque score et chacune de mes réponses les suivent aussitôt.',
  unknown: 'À cela, je ne peux pas répondre.',
  unknown_name: 'Je n’ai pas trouvé « {mention} » dans le catalogue, et ce n’est rien d’autre que je connaisse.',
  only_packaged_food:
    'Je ne connais que les aliments emballés : les produits et leurs chiffres, les additifs, les étiquettes et ce que vous avez scanné. Un produit absent du catalogue se trouve par son code-barres sur la [page de scan](/scan).',
  source_entry: 'fiche du catalogue {barcode} ({name})',
  source_linked_entries: 'les fiches du catalogue citées ci-dessus',
  source_scoring_rules: 'règles du score Labelwise',
  source_profile: 'votre profil de santé',
  source_preferences: 'vos préférences',
  source_claims: 'Règlement (CE) n° 1924/2006 (allégations nutritionnelles)',
  source_intakes: 'Règlement (UE) n° 1169/2011, annexe XIII (apports de référence)',
  source_score_lines: 'leurs lignes de score enregistrées',
  source_label_limits: 'seuils du Royaume-Uni et de l’UE pour beaucoup et peu',
  source_additives: 'évaluations d’additifs (EFSA, JECFA, CIRC)',
  source_scans: 'vos scans du {from} au {to}',
  source_scans_of_day: 'vos scans du {day}',
  source_additive: '{authority} {year}',
} satisfies Translation<typeof english>;
