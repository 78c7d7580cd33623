import type { Translation } from '../catalog.ts';
import type { guideTurns as english } from '../en/guide-turns.ts';

/** What the guide says to a few words behind an answer: doubt, where it comes from, how often, only a little. */
export const guideTurns = {
  turn_sure_pack:
    '**Oui, aussi sûr que les données dont cela vient :** {sources}. Si l’emballage que vous avez en main dit autre chose, c’est lui qui a raison : les recettes changent.',
  turn_sure_advice:
    '**Oui, c’est ce que disent les sources :** {sources}. Une maladie, un médicament, un âge ou une allergie que j’ignore peut le changer : dites-le, et je regarde à nouveau.',
  turn_sure_own:
    '**Oui, dans la mesure où ce que vous avez saisi et scanné est juste.** Modifiez-le dans votre profil ou scannez à nouveau, et la réponse change.',
  turn_sure_nothing: '**Je n’ai rien répondu là qui puisse être sûr.** Nommez l’aliment, et ce que vous voulez en savoir.',
  turn_sure_catalogue:
    '**Oui, dans la limite de ce catalogue.** Il n’a pas tout ce que vendent les magasins : scannez ce que propose le vôtre, et je le juge.',
  turn_named_none: '**Je n’en ai nommé aucun.** Demandez d’abord des produits, puis leur place.',
  turn_source: '**Cela vient de :** {sources}.',
  turn_asked_first: '**Votre première question était** « {question} ».',
  turn_only_so_many: '**Je n’en ai nommé {count, plural, one {qu’un seul} other {que #}}.**',
  turn_little_harms: '**Non, pas même un peu :** avec une allergie ou la maladie cœliaque, une trace peut suffire à faire du mal.',
  turn_little_breaks: '**Non :** même un peu va contre ce qui est exclu ici.',
  turn_little_open: '**Pas même un peu, tant qu’on ne sait pas** si cela convient : l’emballage ne le montre pas.',
  turn_little_fine: '**Un peu de temps en temps ne pose pas de problème ;** ce qui compte, c’est combien et à quelle fréquence.',
  turn_often_everyday: '**{food} : oui, même tous les jours,** en quantité habituelle.',
  turn_often_normal: '**{food} : pas forcément tous les jours ;** en quantité normale, cela a sa place.',
  turn_often_seldom: '**{food} : de temps en temps plutôt que tous les jours.**',
  turn_often_rare: '**{food} : non, pas tous les jours.** À garder pour de rares occasions.',
  turn_often_never: '**{food} : pas du tout.** Cela va contre ce qui est exclu ici.',
  turn_often_open: '**{food} : pas avant de savoir si cela convient.** L’emballage ne le montre pas.',
  turn_often_most: 'Déjà **{portion}** apportent {limit} ({nutrient}), la référence d’un adulte pour toute une journée.',
  turn_because: '**À cause de ce que montre l’emballage :**',
  turn_chosen:
    '**Choisi selon votre demande et votre score :** d’abord tout ce qui ne convient pas est écarté, puis le meilleur est en tête.',
  turn_nutri_score: '**{food} a le Nutri-Score {grade},** sur une échelle de A (le meilleur) à E.',
  turn_nutri_score_none: '**Je ne connais pas le Nutri-Score de {food} :** des valeurs ou la catégorie manquent.',
  turn_fattening_much: '**Aucun aliment ne fait grossir à lui seul, mais de {food} on mange vite trop :** {energy} pour {per}.',
  turn_fattening_some: '**Aucun aliment ne fait grossir à lui seul ; pour {food}, c’est la quantité qui compte :** {energy} pour {per}.',
  turn_fattening_little: '**Non, {food} apporte peu d’énergie :** {energy} pour {per}.',
  turn_fits_left: '**Oui, par son énergie cela rentre :** {portion} de {food} font {energy} ; sur {left}, il reste {rest}.',
  turn_fits_left_not: '**Non, c’est {rest} de trop :** {portion} de {food} font {energy}, et il reste {left}.',
  turn_not_only: '**Pas seulement :** la liste de {food} nomme autre chose encore.',
  turn_only_that: '**Oui, la liste de {food} ne nomme rien d’autre.**',
  turn_additive_yes: '**Oui, {additive} : {diet}.**',
  turn_additive_no: '**Non, {additive} : pas {diet}.**',
  turn_additive_open:
    '**Pas certain : {additive} peut être {diet} ou non.** L’emballage n’a pas à dire de quoi c’est fait ; seul un label le garantit.',
  turn_sodium: '**Environ {sodium} de sodium** dans {portion} (sel ÷ 2,5).',
  stated_left: '**Cela fait environ {energy} kcal ; sur {budget} kcal, il reste environ {left} kcal.**',
  stated_over: '**Cela fait environ {energy} kcal, soit environ {left} kcal de plus que {budget} kcal.**',
  stated_row: '{count} × {food} ({grams} g ou ml chacun) : {energy} kcal',
  stated_unknown: 'Absent de la somme, faute de valeurs connues : {foods}.',
  stated_only: 'Pris comme vous le dites, pour cette conversation ; pour le noter, touchez « J’ai mangé cela » sur la page du produit.',
} satisfies Translation<typeof english>;
