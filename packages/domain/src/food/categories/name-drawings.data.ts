import type { FoodGroup } from '../groups/groups.data.ts';

/** Words of a name, folded, by which a food of a group is drawn otherwise than the rest of it; the first that fits counts. */
export type NameDrawing = { readonly group: FoodGroup; readonly says: RegExp; readonly drawing: 'flatbread' | 'pastry' | 'other' };

export const NAME_DRAWINGS: readonly NameDrawing[] = [
  {
    // What bread, cake or pizza is made of or from, and crumbs: no loaf. A sourdough is a bread.
    group: 'bread',
    says: /crumbs?\b|\bpanko|crouton|picatostes|chapelure|paniermehl|semmelbrosel|pane? ?gratt(?:ugi)?at|paneermeel|farinha de rosca|\bstuffing|\bdoughs?\b|\bpastry\b|(?:pie|pizza|tart|pastry) crusts?\b|(?<!sauer)teige?\b|(?:pizza|flammkuchen|pinsa)[- ]?boden|(?<!zuur)deeg\b|pizzabodem|\bpates? (?:a |feuillet|brise|sable)|croute de|\bfilo\b|feuilles? de brick|\bpasta (?:sfoglia|brisee|frolla|fillo|per )|\bsfoglia\b|\bimpasto|\bbase (?:di |per |de |da )?pizza|\bpizza base|\bhojaldre|\bmasa\b(?! madre)|\bmassas?\b(?! mae)|\bobleas?\b|taco (?:shell|schelp)|tacoschelp|\btapioca/u,
    drawing: 'other',
  },
  {
    group: 'bread',
    says: /flat ?breads?\b|\bpit(?:t?a)s?\b|\bpita[- ]?bro|tortill?as?\b|tortilh|\bwraps?\b|\bnaans?\b|\blavash|\blefse|\bchapath?is?\b|\brotis?\b|\bparathas?\b|piadin|piadell|\bfladen|fladenbrot|galettes? (?:de (?:ble|mais)|wrap)|pao sirio|pain libanais|pan arabe/u,
    drawing: 'flatbread',
  },
  {
    group: 'cake',
    says: /croissant|cruasan|pain(?: au)? chocolat|chocolatine|pains? aux raisins|viennoiserie|\bdanish|plunder|franzbrotchen|\bcornett[io]\b|hornchen|schoko(?:laden)?[- ]?brotchen|chocolade ?broodje|napolitanas?\b|kouign/u,
    drawing: 'pastry',
  },
];
