import type { Translation } from '../catalog.ts';
import type { guidePeople as english } from '../en/guide-people.ts';

export const guidePeople = {
  people_for: '**Pour {names} :**',
  people_for_you: '« Vous » désigne ici {names}.',
  people_leaves_out: '**{name} évite : {names}.**',
  people_leaves_out_nothing: '**Pour {name}, rien à éviter n’est enregistré.**',
  people_leaves_out_here: '**Dans cette conversation, s’ajoute pour {name} : {names}.**',
  people_leaves_out_where: 'C’est noté sous [Personnes](/people) ; ce que vous y changez compte dans chaque réponse.',
  people_kept: 'Pour que chaque réponse pour {names} en tienne compte, notez-le sous [Personnes](/people).',
  people_you: 'vous',
  people_you_alone: 'Vous',
  people_not_for: '**{food} : pas pour {names}.**',
  people_check_for: '**{food} : vérifiez l’emballage pour {names}.**',
  people_not_judged_for: '**{food} : non jugé pour {names}.** Avant trois ans, nous ne faisons qu’avertir.',
  people_safe_for: '**{food} est sûr pour {names}**, d’après l’emballage.',
  people_no_conflict_for:
    '**{food}** ne contient rien de ce qui est exclu pour {names}, d’après l’emballage. Ce n’est pas pour autant un bon choix pour tous : le score dit pourquoi.',
  people_free_for: '**{food}** : rien n’est exclu pour {names}, donc rien ne l’écarte. S’il est sain, c’est le score qui le dit.',
  people_line: '**{name}** : {text}',
  people_line_score: '{text}, {score} sur 100',
  people_is_not: 'ne convient pas',
  people_is_unknown: 'l’emballage ne le montre pas',
  people_is_not_judged: 'non jugé, avant trois ans nous ne faisons qu’avertir',
  people_is_safe: 'convient',
  people_is_no_conflict: 'aucun conflit, mais pas un bon choix',
  people_is_free: 'n’évite rien',
  people_alcohol: 'contient de l’alcool',
  people_some_alcohol: 'de l’alcool figure parmi ses ingrédients',
  people_caffeine: 'beaucoup de caféine, déconseillé aux enfants',
  people_name_unknown:
    'Parmi vos personnes, je ne connais personne du nom de {name} et je ne réponds donc pas pour cette personne : ce pourrait être faux.',
  people_words_unclear: 'Qui désignez-vous par « {words} » ?',
  people_nobody_else: 'Pour l’instant, je ne connais que vous.',
  people_known: 'À part vous, je connais {names}.',
  people_add: 'Dites-moi ici ce qu’il ne faut pas manger, ou ajoutez la personne sous [Personnes](/people) : je répondrai alors pour elle.',
  people_unknown:
    '**Attention :** je ne sais pas ce que « {words} » ne doit pas manger, et il n’en est pas tenu compte ici. Dites-le-moi, ou ajoutez la personne sous [Personnes](/people).',
  people_for_you_alone: '**Pour vous uniquement :**',
  people_share_nothing: 'Pas évalué pour {names} : ce qu’il ne faut pas leur donner n’est pas partagé avec vous.',
  child_at: '{age, plural, =0 {Avant 1 an} one {À # an} other {À # ans}}',
  child_salt: '**{at} : au plus {amount} g de sel par jour**, tout compris (NHS).',
  child_sugars: '**{at} : au plus {amount} g de sucres libres par jour** (NHS) : sucre ajouté, miel, sirop et jus.',
  child_no_sugars: '**{at} : le moins possible de sucres libres, et pas de boissons sucrées** (NHS).',
  child_caffeine:
    '**{at} : au plus environ {amount} mg de caféine par jour**, 3 mg par kg de poids pour environ {weight} kg (EFSA). Une canette de cola (355 ml) en a environ 40 mg, une boisson énergisante (250 ml) 80 mg : les boissons énergisantes ne sont pas pour les enfants.',
  child_no_caffeine: '**{at} : pas de caféine**, donc ni café, ni thé noir ou vert, ni cola, ni boisson énergisante.',
  child_water:
    '**{at} : environ {amount} l d’eau par jour, aliments et boissons confondus** (EFSA), dont environ {drinks} l en boissons. Plus s’il fait chaud et en cas de sport ; avec fièvre, vomissements ou diarrhée, souvent de petites gorgées.',
  child_no_water: '**{at} : le lait est la boisson principale ; dès 6 mois environ, des gorgées d’eau aux repas** (NHS).',
  child_calcium: '**{at} : environ {amount} mg de calcium par jour** (EFSA).',
  child_iron: '**{at} : environ {amount} mg de fer par jour** (EFSA).',
  child_fiber: '**{at} : environ {amount} g de fibres par jour** (EFSA).',
  own_limit_salt: '**Votre limite : {amount} g de sel par jour, telle qu’elle vous a été fixée.** Elle passe avant tout autre chiffre ici.',
  own_limit_fluids:
    '**Votre limite : {amount} l de boissons par jour, telle qu’elle vous a été fixée.** Eau, café, thé, lait, jus et soupe y comptent tous ; elle passe avant tout autre chiffre ici.',
} as const satisfies Translation<typeof english>;
