import type { Translation } from '../catalog.ts';
import type { insights as english } from '../en/insights.ts';

export const insights = {
  shelf_all_great:
    '{products, plural, one {Le seul produit de la semaine est un excellent choix} other {Les # produits de la semaine sont d’excellents choix}}.',
  shelf_all_good:
    '{products, plural, one {Le seul produit de la semaine est un bon choix} other {Les # produits de la semaine sont de bons choix}}.',
  shelf_all_poor:
    '{products, plural, one {Le seul produit de la semaine est} other {Les # produits de la semaine sont}} sur l’étagère du bas.',
  shelf_great_and_poor:
    '{great, plural, one {Un excellent choix porte} other {# excellents choix portent}} la semaine ; {poor, plural, one {un produit est} other {# produits sont}} sur l’étagère du bas.',
  shelf_great: '{great, plural, one {Un excellent choix} other {# excellents choix}}, et rien sur l’étagère du bas.',
  shelf_poor: 'Pas encore d’excellent choix ; {poor, plural, one {un produit est} other {# produits sont}} sur l’étagère du bas.',
  shelf_good: 'Rien sur l’étagère du bas, et pas encore d’excellent choix.',
  shelf_unjudged:
    '{products, plural, one {Le seul produit de la semaine ne peut pas} other {Aucun des # produits ne peut}} encore être jugé.',
  swaps: '{swaps, plural, one {Un échange fait passer} other {Ces # échanges font passer}} votre semaine de {before} à {after}.',
  swaps_word:
    '{swaps, plural, one {Un échange fait passer} other {Ces # échanges font passer}} votre semaine de {before} à {after} : {word}.',
  swaps_flat: 'Aucun échange ne change la moyenne d’autant de produits, mais ceux-ci sont bien meilleurs.',
  swaps_none: 'Rien à échanger : aucun produit meilleur n’a été trouvé pour ceux qui ont un score faible.',
  swaps_none_needed: 'Rien à échanger : tous les produits de la semaine sont de bons choix.',
  trend_up: 'En hausse de {from} à {to} en {span}.',
  trend_up_since: 'En hausse, surtout depuis le {since} : de {from} à {to} en {span}.',
  trend_down: 'En baisse de {from} à {to} en {span}.',
  trend_down_since: 'En baisse, surtout depuis le {since} : de {from} à {to} en {span}.',
  trend_steady: 'Stable autour de {around} ({span}).',
  trend_back: 'De retour à {to} après {farthest} le {on}.',
  trend_too_few: 'Des produits de deux jours différents tracent une courbe ici.',
  span_days: '{days, plural, one {# jour} other {# jours}}',
  span_4_weeks: 'quatre semaines',
  span_3_months: 'trois mois',
  span_year: 'un an',
  intake_above: '{nutrient} : à surveiller, {times} votre limite du jour.',
  intake_above_from: '{nutrient} : à surveiller. {product} en apporte {part}.',
  intake_within: 'Dans vos limites du jour. Au plus près de sa limite : {nutrient}, à {percent} %.',
  intake_too_few:
    '{products, plural, one {Un seul produit, c’est} other {# produits, c’est}} trop peu pour dire comment sont vos journées.',
  intake_unknown: 'Les emballages n’en disent pas assez pour comparer avec votre journée.',
  part_third: 'un tiers',
  part_half: 'la moitié',
  part_most: 'la plus grande partie',
  part_all: 'la totalité',
  sugars: 'Sucres',
  saturated_fat: 'Acides gras saturés',
  salt: 'Sel',
  fiber: 'Fibres',
  sugars_inside: 'sucres',
  saturated_fat_inside: 'acides gras saturés',
  salt_inside: 'sel',
  fiber_inside: 'fibres',
  processing_fell: 'Les aliments ultra-transformés sont passés de {from} % ({month}) à {to} % aujourd’hui.',
  processing_rose: 'Les aliments ultra-transformés sont montés de {from} % ({month}) à {to} % aujourd’hui.',
  processing_steady: 'Les aliments ultra-transformés restent à {to} %.',
  processing_one_month: '{to} % des produits de ce mois sont ultra-transformés.',
  processing_unknown: 'Pour aucun de ces produits, on ne connaît le degré de transformation.',
  energy: 'Énergie',
  energy_inside: 'énergie',
  protein: 'Protéines',
  protein_inside: 'protéines',
} satisfies Translation<typeof english>;
