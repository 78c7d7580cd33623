/**
 * Words by which packs name a class of foods instead of a food, folded, in the languages that are read; "*" stands for the rest of a
 * compound. A name without any of them, that names none of the restricted foods, is no doubt about it: sugar, salt and water least of all.
 */
const CLASSES: readonly string[] = [
  'fruit fruits frucht fruchte* fruchten obst* fruchtsaft* fruchtmark* fruchtpuree* fruchtzubereitung* fruchtmischung* fruchtextrakt* fruchtpulver* fruchtstuck* mehrfrucht* steinobst* steinfrucht* kernobst* dorrobst* trockenfrucht* trockenobst* beeren* waldfruchte* vruchten* vrucht bosvruchten fruta frutas fruto frutos frutta frutti berry berries baies baie bayas bacche bagas bessen citrus* agrumes agrumi citricos citrinos',
  'vegetable vegetables veggie veggies legumes legume gemuse* verdura verduras verdure ortaggi hortaliza hortalizas vegetales vegetal vegetali legumi groente* vegetais hortalicas salad salads salade salades salat insalata ensalada mushroom mushrooms pilze* setas hongos funghi cogumelos paddenstoelen seaweed algae algues alge algen algas alghe wurzelgemuse* suppengrun',
  'spice spices seasoning seasonings condiment condiments condimento condimentos condimenti spezia spezie epice epices especia especias especiaria especiarias gewurz* specerij* kruiden* krauter* herb herbs herbes herbe aromates aromatiques aromaticas aromatiche erbe erbette ervas hierbas masala assaisonnement* aderezo sazonador',
  'seed seeds samen saaten* saat kerne kornermischung* graine graines semilla semillas semi sementes zaad zaden pitten nut nuts nusse* nuss noix noce noci nuez nueces noten noot nozes kernel kernels',
  'grain grains cereal cereals cereale cereales cereali getreide* granen graan* pulse pulses legumineuses legumbre legumbres leguminosas leguminose hulsenfruchte* peulvruchten bean beans haricots bohnen alubias judias frijoles fagioli fagiolo feijao feijoes grao graos bonen pois',
  'meat meats viande viandes fleisch carne carnes vlees poultry volaille volailles geflugel* pollame gevogelte* aves wild gibier sausage sausages saucisse wurst* broth bouillon bruhe* brodo caldo fond stock fish poisson poissons fisch* pescado pescados pesce pesci peixe peixes vis seafood meeresfruchte* marisco mariscos mollusc* mollusk* crustace* offal abats innereien animal animale animales tierisch* dierlijk* animali gelatin*',
];
/** Forms that any of them can take: classes only where nothing else is named beside them ("juice from concentrate", not "apple juice"). */
const FORMS: readonly string[] = [
  'juice juices saft safte saftkonzentrat* sap sappen sapconcentraat* jus suc succo succhi zumo zumos jugo jugos sumo sumos nectar nektar compote kompott confiture confitures konfiture* jam jams marmalade marmelade mermelada mermeladas marmellata confettura compota pulp pulpe pulpa polpa puree mark flocons',
  'flavor flavors flavour flavours flavoring flavorings flavouring flavourings arome aromes aroma aromas aromi aromen aromastoff* smaakstof* saborizante saborizantes aromatizante aromatizantes aromatizzante aromatizzanti extract extracts extrait extraits extrakt extrakte extracto extractos estratto estratti extrato extratos extracten',
  'flour flours mehl farine farines harina harinas farina farinha meel bloem bran kleie son crusca salvado starch starches starke amidon amidons fecule fecules almidon almidones fecula feculas amido amidi fecola fecole amidos zetmeel maltodextrin maltodextrine maltodextrina dextrin dextrins dextrine dextrina dextrose dextrosa destrosio traubenzucker glucose glucosa glucosio glukose* glucosesirup* glucosestroop* jarabe sirop sirup stroop siroop sciroppo xarope syrup syrups',
  'protein proteins proteine proteines proteina proteinas eiweiss eiwit eiwitten isolate isolat hydrolysate hydrolysat fibre fibres fiber fibers faser ballaststoff* fibra fibras vezel vezels lecithin lecithins lecithine lecithines lecitina lecitinas lecitine lecithinen e322',
  'oil oils huile huiles ol ole pflanzenol* pflanzenfett* pflanzliche pflanzliches aceite aceites olio oli oleo oleos olie olien plantaardige fat fats graisse graisses matiere matieres grasse grasses fett fette fetten grasa grasas grasso grassi gordura gorduras vet vetten margarine margarines margarina margarinas shortening',
  'tea teas tee the infusion infusions infuso infusi tisane stimulant vinegar vinaigre essig vinagre aceto azijn wine vin wein vino vinho alcohol alcool alkohol alcol beer biere bier cerveza birra cerveja',
];
/** Words beside forms that name no food. */
const FILLERS = 'natural naturale naturali naturel naturelle naturelles naturels naturales naturais naturlich naturliche naturliches natuurlijk natuurlijke artificial artificiales other others autres otros altri andere and et und y e en de du des del della di da do dos das of from aus van con with mit avec a base au aux al all la le les el los las il lo i gli in im the organic bio biologico biologique ecologico modified modifie modifies modificado modificados modificada modificato modificati modifizierte modifizierter gemodificeerd gemodificeerde transforme transformes native nativo natives refined raffine raffinee raffinees raffinato raffinati refinado refinados hydrogenated hydrogene hydrogenees hydrogenee idrogenati hidrogenado hidrogenada hidrogenados gehartet gehartete partially partiellement parzialmente parcialmente fully totalement soluble solubles loslich dried dehydrated deshydrate deshydrates sec seche getrocknet secado powder powdered poudre polvo polvere pulver poeder concentrate concentrates concentrated concentre concentres concentrado concentrados concentrato concentrati konzentrat concentraat solids mixed mix melange mezcla misto mischung mengsel various diverse divers variable proportion proportions variables pure pur puro whole hydrolysed hydrolyzed hydrolysees hydrolysee hidrolizada plant plants plantes planten pflanzen edible';

const words = (lines: readonly string[], isStart: boolean): string[] => lines.flatMap((line) => line.split(' ')).filter((word) => word.endsWith('*') === isStart).map((word) => word.replace('*', ''));

export const CLASS_NAMES: ReadonlySet<string> = new Set(words(CLASSES, false));
export const CLASS_BEGINNINGS: readonly string[] = words(CLASSES, true);
export const FORM_NAMES: ReadonlySet<string> = new Set(words(FORMS, false));
export const FORM_BEGINNINGS: readonly string[] = words(FORMS, true);
export const FILLER_WORDS: ReadonlySet<string> = new Set(FILLERS.split(' '));

/** Of which class the foods are that are filed under one of these: the words of that class may stand for any of them. */
export const CLASSES_BY_ID: readonly { readonly ids: readonly string[]; readonly names: ReadonlySet<string>; readonly beginnings: readonly string[] }[] = [
  ['en:fruit', 'en:berries'], ['en:vegetable', 'en:root-vegetable'], [], [], ['en:cereal', 'en:legume'],
].map((ids, at) => ({ ids, names: new Set(words(CLASSES.slice(at, at + 1), false)), beginnings: words(CLASSES.slice(at, at + 1), true) }));
