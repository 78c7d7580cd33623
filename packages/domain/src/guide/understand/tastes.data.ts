/** How a food tastes, feels, is made or comes: words in seven languages, folded, and how a pack or a figure shows it. */
export type Taste = {
  /** As people say it. */
  readonly typed: string;
  /** Words of a pack that say it; one of them is enough. */
  readonly ways: string;
  /** Categories of foods that are so. */
  readonly tags?: string;
  /** A figure per 100 g or ml that shows it, in g or kcal. */
  readonly figure?: { readonly name: 'Sugar' | 'Sodium' | 'Calories' | 'Fat'; readonly side: 'least' | 'most'; readonly value: number };
};

/** @source Regulation (EC) No 1924/2006 calls up to 5 g of sugars and 3 g of fat per 100 g low; the other values are choices of the guide. */
export const TASTES: Readonly<Record<string, Taste>> = {
  sweet: { typed: 'sweet sweeter suss susses susse sucre sucree sucres sucrees dulce dulces dolce dolci doce doces zoet zoete zoets', ways: '', figure: { name: 'Sugar', side: 'least', value: 5 } },
  savoury: { typed: 'savoury savory herzhaft herzhaftes deftig hartig hartigs', ways: '', figure: { name: 'Sugar', side: 'most', value: 5 } },
  salty: { typed: 'salty salzig salziges salziger sale salee sales salees salado salada salados saladas salato salata salati salate salgado salgados salgadas zout zoute zouts zoutig', ways: '', figure: { name: 'Sodium', side: 'least', value: 0.5 } },
  light: { typed: 'light lighter leicht leichtes leichter leger legere legers legeres ligero ligera ligeros ligeras leggero leggera leggeri leve leves luchtig', ways: '', figure: { name: 'Calories', side: 'most', value: 150 } },
  crunchy: { typed: 'crunchy crispy crisp knusprig knuspriges knackig knackiges croquant croquante croustillant croustillante crujiente crujientes croccante croccanti crocante crocantes knapperig knapperigs krokant', ways: 'crunchy crispy crisp knusprig croquant croustillant crujiente croccante crocante knapperig', tags: 'en:crisps en:crackers en:crispbreads en:nuts en:chips-and-fries en:puffed-cereal-cakes en:granolas en:corn-flakes en:biscuits' },
  smooth: { typed: 'smooth creamy cremig cremiges onctueux cremoso cremosa cremosi smeuig', ways: 'smooth creamy cremig onctueux cremoso smeuig cream' },
  plain: { typed: 'plain natural nature natur naturale naturali naturel pur puro blanco bianco simples unflavoured', ways: 'plain natural nature natur naturale naturel original' },
  fruity: { typed: 'fruity fruit fruits frucht fruchtig fruchtiges fruchten fruchte fruite fruitee fruta frutas fruttato frutta frutado vruchten fruitig', ways: 'fruit fruits frucht fruta frutta berry strawberry raspberry blueberry cherry peach mango mandarine waldfrucht', tags: 'en:fruit-yogurts en:fruits en:dried-fruits en:fruit-juices' },
  spicy: { typed: 'spicy scharf scharfes epice epicee piquant picante picantes piccante piccanti pittig pittigs', ways: 'spicy hot chili chilli scharf piment piquant picante piccante pittig' },
  sliced: { typed: 'sliced slices slice scheiben geschnitten tranche tranches tranchee lonchas loncheado rebanadas fette affettato fatiado fatiada fatias plakken plakjes gesneden', ways: 'slices slice sliced scheiben tranches lonchas fette fatias plakken' },
  grated: { typed: 'grated shredded gerieben geriebener geriebenen rape rallado grattugiato ralado geraspt geraspte', ways: 'grated shredded gerieben rape rallado grattugiato ralado geraspt' },
  dark: { typed: 'dark bitter zartbitter dunkle dunkles dunkler noir noire negro amargo fondente preto puur pure', ways: 'dark noir zartbitter negro fondente preto puur', tags: 'en:dark-chocolates' },
  whole: { typed: 'wholegrain wholemeal wholewheat vollkorn complet complete complets completes integral integrales integrale integrali integrais volkoren', ways: 'wholegrain wholemeal vollkorn complet integral integrale volkoren whole' },
  sparkling: { typed: 'sparkling fizzy sprudelnd sprudel gazeuse gazeux petillante frizzante frizzanti gasosa bruisend bruisende', ways: 'sparkling gazeuse frizzante sprudel', tags: 'en:carbonated-waters en:carbonated-mineral-waters en:carbonated-drinks' },
  unsweetened: { typed: 'unsweetened ungesusst ungesusste ungesusster naturbelassen', ways: 'unsweetened ungesusst', figure: { name: 'Sugar', side: 'most', value: 0.5 } },
  skimmed: { typed: 'skimmed fat-free desnatado desnatada ecreme scremato magro mager magere fettarm', ways: 'skimmed nonfat fat free desnatado ecreme scremato mager maigre' },
  frozen: { typed: 'frozen tiefgekuhlt gefroren surgele surgelee surgeles congelado congelada congelados surgelato surgelati diepvries', ways: 'frozen surgele', tags: 'en:frozen-foods' },
  dried: { typed: 'dried getrocknet getrocknete seche seches seco secos secca secco secchi gedroogd gedroogde', ways: 'dried sec seche', tags: 'en:dried-fruits en:dried-products' },
  smoked: { typed: 'smoked gerauchert gerauchter fume fumee ahumado affumicato fumado gerookt gerookte', ways: 'smoked fume gerauchert ahumado affumicato fumado gerookt' },
  greek: { typed: 'greek griechisch griechischer griechischen grec grecque griego griegos greco grego griekse grieks', ways: 'greek grecque griechisch griego greco grego griekse' },
  organic: { typed: 'organic bio biologique biologico biologica biologisch ecologico', ways: 'organic bio biologique biologico biologisch' },
};
