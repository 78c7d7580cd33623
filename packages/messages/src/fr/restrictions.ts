import type { Translation } from '../catalog.ts';
import type { restrictions as english } from '../en/restrictions.ts';
import { dietSentences } from '../word-tables.ts';

export const restrictions = {
  ...dietSentences('fr'),
  member_almonds: 'Amandes',
  member_hazelnuts: 'Noisettes',
  member_walnuts: 'Noix',
  member_cashews: 'Noix de cajou',
  member_pecans: 'Noix de pécan',
  member_brazil_nuts: 'Noix du Brésil',
  member_pistachios: 'Pistaches',
  member_macadamias: 'Noix de macadamia',
  member_wheat: 'Blé',
  member_barley: 'Orge',
  member_rye: 'Seigle',
  member_oats: 'Avoine',
  member: '{name}. Les autres {family} sont signalés comme inconnus.',
  nuts: 'fruits à coque',
  cereals: 'produits céréaliers contenant du gluten',
  food: '{name} et tout ce qui en est fait',
  food_of_family: '{name} et tout ce qui en est fait. {others} comme inconnu.',
  others_dairy_free: 'Le reste des produits laitiers est signalé',
  others_fish_free: 'Tout autre poisson est signalé',
  others_crustacean_free: 'Tout autre crustacé est signalé',
  others_mollusc_free: 'Tout autre mollusque est signalé',
  others_shellfish_free: 'Tout autre crustacé ou mollusque est signalé',
  others_nut_free: 'Tout autre fruit à coque est signalé',
  others_gluten_free: 'Tout autre produit céréalier contenant du gluten est signalé',
  others_egg_free: 'Tout autre aliment avec des œufs est signalé',
  others_soy_free: 'Tout autre aliment avec du soja est signalé',
  others_peanut_free: 'Tout autre aliment avec des arachides est signalé',
  others_sesame_free: 'Tout autre aliment avec du sésame est signalé',
  others_mustard_free: 'Tout autre aliment avec de la moutarde est signalé',
  others_celery_free: 'Tout autre aliment avec du céleri est signalé',
  words:
    'Nous ne connaissons pas « {words} » comme aliment. Nous cherchons le mot lui-même et ne disons jamais d’un produit qu’il n’en contient pas.',
  words_of_own_triggers:
    'Avec « {words} », ce qui fait du mal change d’une personne à l’autre. Tant que vous ne l’indiquez pas comme allergie, aucun produit n’est dit sûr pour vous.',
  strict: 'Les traces comptent autant que l’aliment lui-même.',
} satisfies Translation<typeof english>;
