/** German and Dutch compounds that are not made of what their beginning names; folded. */
export const NOT_MADE_OF: ReadonlySet<string> = new Set(
  (
    'honigmelone honigmelonen blutorange blutorangen austernpilz austernpilze austernseitling muschelnudel muschelnudeln buttersalat butterpilz butterkurbis ' +
    'butternusskurbis fleischtomate fleischtomaten weintraube weintrauben weinblatt eisbergsalat eistee eissalat teegeback hirschhornsalz katzenzunge ' +
    'honingmeloen bloedsinaasappel oesterzwam oesterzwammen schelpenpasta vleestomaat vleestomaten ijsbergsla boterboon boterbonen botersla ijsthee ' +
    'erdapfel sussholz fruchtfleisch kokosfleisch tomatenfleisch vruchtvlees mausespeck barenzucker'
  ).split(' '),
);

/** Foods that are read only with what they are made of beside them, since by themselves a product is meant. Columns as in `GENERIC_FOODS`. */
export const HEADS: Readonly<Record<string, string>> = {
  yogurt: 'yogurt, yoghurt, youghurt, yog; joghurt, jogurt, yoghurt; yaourt, yogourt, yoghourt; yogur, yogurt; yogurt, yoghurt; iogurte, iogurt; yoghurt, yogurt, joghurt|yogurt|milk|60 4 3 5 5 0 0.1|125',
  oat: 'oat; hafer; avoine; avena; avena; aveia; haver|grain|oats|370 13 7 59 1 10 0.02|50',
  coco: 'coconut; kokos; coco; coco; cocco; coco; kokos|nut|coconut|354 3.3 33 6 6 9 0.02|30',
  pea: 'pea; erbsen; pois; guisante; pisello; ervilha; erwten|pulse|pea|80 5 0.5 14 5 5 0|80',
  hemp: 'hemp; hanf; chanvre; canamo; canapa; canhamo; hennep|seed|hemp|560 31 49 9 1.5 4 0.01|20',
};
