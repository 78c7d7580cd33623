import type { Translation } from '../catalog.ts';
import type { guideReckoning as english } from '../en/guide-reckoning.ts';

/** Amounts of foods worked out, and what they are of a day, as Markdown. */
export const guideReckoning = {
  reckoned_one: '**{what} : environ {total} ({nutrient}).**',
  reckoned_together: '**Ensemble environ {total} ({nutrient}).**',
  reckoned_row: '{what} ({grams}) : {value}',
  reckoned_row_weighed: '{what} : {value}',
  reckoned_at: 'À {amount} pour {per}.',
  reckoned_how: '{grams} à {amount} pour {per}.',
  reckoned_each: 'Un pèse environ {each}, soit {grams}, à {amount} pour {per}.',
  reckoned_each_ml: 'Un contient environ {each}, soit {grams}, à {amount} pour {per}.',
  reckoned_cooked: 'Pesé cuit.',
  reckoned_dry: 'Pesé sec ou cru.',
  reckoned_otherwise_cooked: 'C’est pesé sec ou cru ; pesé cuit, ce serait environ {value}.',
  reckoned_otherwise_dry: 'C’est pesé cuit ; pesé sec ou cru, ce serait environ {value}.',
  reckoned_unknown: 'Non compté : aucune table ici ne dit ce que pèse un(e) « {food} » ; {amount} pour {per}.',
  reckoned_no_value: 'Non compté, faute de valeur habituelle : {food}.',
  reckoned_share: 'C’est **{percent} %** de {day}.',
  reckoned_share_first: '**{percent} % d’une journée : {total} ({nutrient}) de {day}.**',
  reckoned_judged_over: '**Oui, plus qu’une journée : environ {total} ({nutrient}), {percent} % de {day}.**',
  reckoned_judged_much: '**Oui, c’est beaucoup : environ {total} ({nutrient}), {percent} % de {day}.**',
  reckoned_judged_some: '**Ni beaucoup ni peu : environ {total} ({nutrient}), {percent} % de {day}.**',
  reckoned_judged_little: '**Non, c’est peu : environ {total} ({nutrient}), {percent} % de {day}.**',
  reckoned_caffeine_over:
    '**Oui, trop pour une journée : environ {total} de caféine ; jusqu’à {limit} par jour conviennent pour {whom}.** Plus rien aujourd’hui ; en une fois aussi, 200 mg suffisent.',
  reckoned_caffeine_near:
    '**À la limite : environ {total} de caféine sur les {limit} par jour qui conviennent pour {whom}.** Mieux vaut ne plus en prendre aujourd’hui.',
  reckoned_caffeine_under: '**Non : environ {total} de caféine, et jusqu’à {limit} par jour conviennent pour {whom}.**',
  reckoned_for_adults: 'les adultes en bonne santé',
  reckoned_for_pregnant: 'les femmes enceintes ou qui allaitent',
  reckoned_day_own: 'votre objectif de {amount}',
  reckoned_day_reference: '{amount}, l’apport de référence européen d’une journée',
  reckoned_day_free: '{amount}, le maximum de sucres libres par jour selon l’OMS',
  reckoned_day_salt: '{amount}, le maximum de sel par jour selon l’OMS',
  reckoned_day_fiber: '{amount}, ce que l’EFSA conseille par jour',
  reckoned_day_caffeine: '{amount}, jusqu’où l’EFSA n’a pas d’inquiétude pour les adultes en bonne santé',
  reckoned_left: '**Il reste environ {left} sur {budget} aujourd’hui.**',
  reckoned_left_none: '**Il ne reste rien : environ {left} au-dessus de {budget} aujourd’hui.**',
  reckoned_many: '**{food} : environ {count} pour {wanted} ({nutrient}).**',
  reckoned_limit: '**{food} : {count} par jour, puis {wanted} ({nutrient}) sont atteints, le maximum pour un adulte en bonne santé.**',
  reckoned_many_how: 'Un de {each} contient environ {value}, à {amount} pour {per}.',
  stated_as_salt: '**{sodium} de sodium font {salt} de sel** : sodium fois 2,5.',
  stated_as_high:
    '**Oui, c’est beaucoup : {value} ({nutrient}) pour 100 g.** Au-dessus de {high}, c’est beaucoup ; jusqu’à {low}, c’est peu.',
  stated_as_medium: '**Moyen : {value} ({nutrient}) pour 100 g.** Au-dessus de {high}, c’est beaucoup ; jusqu’à {low}, c’est peu.',
  stated_as_low: '**Non, c’est peu : {value} ({nutrient}) pour 100 g.** Au-dessus de {high}, c’est beaucoup ; jusqu’à {low}, c’est peu.',
  weight_protein:
    '**Environ {high} de protéines par jour à {kg}** : 0,83 g par kg, ce qui suffit à presque tous les adultes en bonne santé (EFSA). Pour prendre du muscle, 1,4 à 2 g par kg ; dès 65 ans, 1 à 1,2 g ; avec une maladie rénale, demandez d’abord.',
  weight_protein_training:
    '**Environ {low} à {high} de protéines par jour à {kg}** : 1,4 à 2 g par kg pour qui s’entraîne (ISSN), par portions de 20 à 40 g. Davantage n’apporte guère plus ; avec une maladie rénale, demandez d’abord.',
  weight_protein_old:
    '**Environ {low} à {high} de protéines par jour à {kg}** : 1 à 1,2 g par kg dès 65 ans (PROT-AGE), un peu à chaque repas. Avec une maladie rénale, demandez d’abord.',
  weight_protein_kidneys:
    '**Avec une maladie rénale, c’est votre médecin ou diététicien qui fixe la quantité : sans dialyse environ {low} à {high} par jour à {kg}** (0,55 à 0,6 g par kg ; avec un diabète 0,6 à 0,8 g), sous dialyse 1 à 1,2 g par kg (KDOQI 2020). Pas de quantités de sportif ni de boissons protéinées sans demander, et pas de régime strict de votre propre chef.',
  weight_caffeine:
    '**Jusqu’à environ {high} de caféine par jour à {kg}**, et environ {once} en une fois : 5,7 mg par kg par jour, 400 mg au plus (EFSA). Enceinte ou en allaitant, 200 mg par jour.',
  weight_caffeine_child:
    '**Au plus environ {high} de caféine par jour à {kg}** : 3 mg par kg pour les enfants et les adolescents (EFSA), moins vaut mieux. Boissons énergisantes et café ne sont pas pour les enfants.',
  weight_aspartame:
    '**Environ {cans} canettes par jour à {kg} avant la limite d’aspartame** : {high} par jour (40 mg par kg, JECFA 2023), avec 200 mg par canette de 330 ml, le haut de ce qui est habituel. Avec une phénylcétonurie, aucune ; l’eau reste la meilleure habitude.',
} satisfies Translation<typeof english>;
