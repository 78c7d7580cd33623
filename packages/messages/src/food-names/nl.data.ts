/** Names of foods, one `English|name` a line; made by `tooling/languages/build-names.mjs`. @source Open Food Facts, ODbL 1.0 */
export const NAME_LINES = `
absinthe|absinth
acacia fibre|acaciavezels
acacia honey|acaciahoning
acai berry|acaibes
acai juice|acaisap
acerola juice|acerola-extract
acerola powder|acerolapoeder
added sugar|toegevoegde suiker
agave fibre|agavevezel
agave syrup|agavesiroop
alaska pollock|alaskakoolvis
albacore|witte tonijn
alcohol vinegar|alcoholazijn
alcohol|alcohol
alfalfa seeds|alfalfa zaad
algae concentrate|algenconcentraat
algae extract|algenextract
algae|algen
allspice|jamaicaanse peper
almond oil|amandelolie
almond pulp|amandelpulp
almonds pieces|amandelstukjes
almond|amandel
aloe vera|aloe vera
amaranth flour|amaranthmeel
amaranth|amaranth
amaretto|amaretto
anchovy paste|ansjovispasta
anchovy|ansjovis
anglerfish|zeeduivel
animal fat|dierlijk vet
animal protein|dierlijk proteine
animal|dier
aniseed aroma|anijsaroma
aniseed oil|anijsolie
aniseed|anijszaad
apple extract|appelextract
apple fiber|appelvezel
apple juice|appelsap
apple pectin|appelpectine
apple pieces|stukjes appel
apple pulp|appelpuree
apple purée|appelmoes
apple vinegar|appelazijn
apple|appel
apricot kernels|abrikozenpitten
apricot|abrikoos
arabica coffee|arabica koffie
arctic char|trekzalm
argentine hake|argentijnse heek
armagnac|armagnac
aromatic caramel|aromatische karamel
artichoke heart|artisjokharten
artichoke|artisjok
artificial flavouring|kunstmatige smaakstoffen
ashwagandha|ashwaganda
asparagus|asperge
aspic|aspic
atlantic cod|atlantische kabeljauw
atlantic mackerel|atlantische makreel
atlantic salmon|atlantische zalm
atlantic wolffish|zeewolf
aubergine|aubergine
avocado oil|avocado-olie
avocado|avocado
babić|babić
bacon|spek
baguette|stokbrood
baked onion|gebakken ui
baking powder|bakpoeder
balsamic vinegar|balsamico
bamboo fibre|bamboevezel
bamboo shoot|bamboescheuten
bamboo|bamboe
banana|banaan
barley flakes|gerstvlokken
barley flour|gerstemeel
barley gluten|gerstgluten
barley groats|gort
barley|gerst
barn eggs|scharreleieren
basil extract|basilicumextract
basil|basilicum
basmati rice|basmatirijst
bastardo|bastardo
bay leaf|laurierblad
beans|bonen
bechamel sauce|bechamelsaus
beef broth|runderbuillon
beef casing|rundercollageen
beef extract|rundvleesextrakt
beef fat|rundvet
beef gelatin|rundergelatine
beef meat|rundvlees
beer|bier
beet sugar|suikerbietsuiker
beetroot juice|bietensap
beetroot sprouts|bietenkiemen
beetroot|biet
belgian chocolate|belgische chocolade
belgian endive|witlof
bell pepper|paprika's
bifidus|bifidus
bigeye scad|marsbanker
biotin|biotine
biscuit|biscuit
bitter almond|bittere amandel
bitter orange|zure sinaasappel
black beans|zwarte bonen
black cardamom|zwarte kardemom
black carrot|zwarte wortel
black cherry|zwarte kers
black cumin|zwarte komijn
black olive|zwarte olijven
black peppercorns|zwarte peperkorrels
black pepper|zwarte peper
black quinoa|zwarte quinoa
black radish|rammenas
black salt|zwart zout
black seabream|zeekarper
black tea|zwarte thee
black truffle|zwarte truffel
blackberry|braam
blackcurrant|zwarte bes
blood orange|bloedsinaasappel
blue cheese|blauwschimmelkaas
blue fenugreek|zevengetijdenklaver
blue whiting|blauwe wijting
blueberry|bosbes
bogue|bokvis
boiled egg|gekookt ei
bolognese sauce|bolognesesaus
bone|been
borage|bernagie
borlotti bean|borlotti bonen
bourbon vanilla|bourbonvanille
boysenberry|boysenbes
brandy|brandewijn
brazil nut|paranoot
breadcrumbs|paneermeel
breadfruit|broodvrucht
bread|brood
breast|borst
brine|pekel
brioche|brioches
british cream|britse room
broad bean|tuinboon
broccoli cress|broccoli cress
broccoli floret|broccoliroosjes
broccoli|broccoli
broth|bouillon
brown beans|bruine bonen
brown rice|zilvervliesrijst
brown sugar|basterdsuiker
browning|verguldsel
brussels sprouts|spruitjes
buckwheat flakes|boekweitvlokken
buckwheat flour|boekweitmeel
buckwheat grit|boekweitgrut
buckwheat|boekweit
buffalo milk|buffelmelk
buffered vinegar|gebufferde azijn
burbot|kwabaal
burdock|klit
butter biscuit|boterkoekje
butterfat|boterconcentraat
buttermilk|karnemelk
butternut squash|butternutpompoen
butter|boter
béarnaise sauce|bearnaisesaus
cabbage|kool
cabernet franc|cabernet Franc
cabernet sauvignon|cabernet Sauvignon
cabernet|cabernet
cactus fig|cactusvijg
caffeine|cafeïne
cake|taart
calcium pantothenate|calcium pantothenaat
calcium phosphates|calciumorthofosfaten
calcium phosphate|calciumfosfaat
calcium polyphosphate|calciumpolyfosfaat
calf fat|kalfsvet
calf rennet|kalfsstremsel
calvados|calvados
camomile|kamille
campari|campari
candied papaya|gekonfijte papaya
cane sugar|rietsuiker
canola oil|canola olie
cantaloupe|cantaloupe meloen
capelin|lodde
capers|kappertjes
capsicum extract|capsicum-extract
carambola|stervrucht
caramel flavouring|caramelaroma
caramel powder|karamelpoeder
caramel sauce|caramelsaus
caramel syrup|karamel siroop
caramelised sugar|gekarameliseerde suiker
caraway seed|karwijzaad
caraway|karwij
carbonated water|sodawater
cardamom seed|kardemomzaden
cardamom|kardemom
cardoon|kardoen
carignan|carignan
carnaroli rice|carnarolirijst
carob seeds|carob
carotene|caroteen
carotenoids|carotenoïde
carp|karper
carrot extract|wortelextract
carrot juice|wortelsap
carrot|wortel
casein|caseïne
cashew nuts|cashewnoot
casing|vel
cassava flour|maniokmeel
cassava|maniok
cassia|cassie
cauliflower florets|bloemkoolroosjes
cauliflower|bloemkool
cayenne pepper|cayennepeper
celeriac|knolselderij
celery leaves|selderblad
celery powder|selderpoeder
celery seed|selderij zaad
celery stalk|bleekselderij
celery|selderij
cellulase|cellulase
cep|eekhoorntjesbrood
cereal flour|granenmeel
cereal protein|graneneiwit
cereal|granen
ceylon cinnamon|ceylonkaneel
champagne|champagne
champignon|parijse champignons
chardonnay|chardonnay
chard|snijbiet
charentais melon|charentais
chasselas|chasselas
cheddar|cheddarkaas
cheese powder|kaaspoeder
cheese rind|kaaskorst
cheese sauce|kaassaus
cheese|kaas
cherry juice|kersensap
cherry tomato|kerstomaatjes
cherry|kers
chervil|kervel
chestnut flour|kastanjemeel
chestnut mushroom|kastanjechampignon
chestnut|kastanje
chia oil|chia-olie
chia seed|chiazaad
chicken bone|kippenbeenderen
chicken breast|kippenborst
chicken broth|kippenbouillon
chicken egg|kippeneieren
chicken fat|kippenvet
chicken fillet|kipfilet
chicken liver|kippenlever
chicken meat|kippenvlees
chicken skin|kippenvel
chicken|kippen
chickpea flour|kikkererwtenmeel
chickpea|kikkererwt
chicory fibre|chichoreivezel
chicory|chicorij
chili pepper|pepers
chinese hibiscus|chinese roos
chipotle|chipotle
chives|bieslook
chlorella|chlorella
chocolate chunk|chocostukjes
chocolate liqueur|chocoladelikeur
chocolate powder|chocoladepoeder
chocolate sauce|chocoladesaus
chocolate|chocola
chokeberry|appelbes
chopped tomatoes|gehakte tomaten
chorizo|chorizos
chub mackerel|spaanse makreel
chum salmon|chumzalm
churned butter|gekarnde boter
cider vinegar|ciderazijn
cider|cider
cinnamon powder|kaneelpoeder
cinnamon|kaneel
cinsaut|cinsault
citrus fibre|citrusvezel
citrus fruit|citrusvrucht
clam|clam
clarified butter|geklaarde boter
clementine|clementine
cloudberry|kruipbraam
clover honey|klaverhoning
clove|kruidnagel
coagulating enzyme|stremmingsenzymen
coating|coating
cocoa bean|cacaobonen
cocoa butter|cacaoboter
cocoa flavouring|cacao-aroma
cocoa paste|cacaomassa
cocoa powder|cacaopoeder
cocoa|cacao
coconut cream|kokoscreme
coconut fat|kokosvet
coconut flakes|kokosschilfers
coconut flavouring|kokosaroma
coconut milk|kokosmelk
coconut oil|kokosolie
coconut paste|kokospuree
coconut sugar|kokossuiker
coconut water|kokosnootwater
coconut|kokosnoot
cod liver|kabeljauwlever
cod|kabeljauw
coffee beans|koffiebonen
coffee cream|koffieroom
coffee powder|koffiepoeder
coffee|koffie
cognac|cognac
cointreau|cointreau
collagen|collageen
colza oil|koolzaadolie
common cuttlefish|gewone zeekat
common dentex|tandbrasem
common morel|gewone morielje
common octopus|gewone octopus
common sole|tong
concentrated juice|sap uit vruchtensapconcentraat
concentrated purée|geconcentreerde puree
concentrated whey|geconcentreerde wei
condensed milk|gecondenseerde melk
conference pear|conference peer
cooked chickpeas|gekookte kikkererwten
cooked ham|gekookte ham
cooked pasta|gekookte pasta
cooked potato|gegaarde aardappel
cooked rice|gekookte rijst
cooked tagliatelle|gekookte tagliatelle
cooking water|kookwater
coriander leaf|korianderblad
coriander seed|korianderzaad
coriander|koriander
corinthian raisins|krent
corn dextrin|maïsdextrine
corn dextrose|maïsdextrose
corn fiber|maïsvezel
corn flakes|maïsvlokken
corn flour|maïsmeel
corn kernel|maïskorrels
corn maltodextrin|maïsmaltodextrine
corn molasses|maïsmelasse
corn oil|maïskiemolie
corn salad|veldsla
corn starch|maïszetmeel
corn syrup|maïsstroop
cornflower|korenbloem
cornmeal|maïsgrits
corn|maïs
cottonseed oil|katoenzaadolie
courgette|courgette
couscous|couscous
cow cheese|koekaas
cow|rund
crab|krab
cranberry|veenbessen
crayfish|rivierkreeft
cream sauce|crèmesaus
cream|room
creatine|creatine
crocant|nougatine
crouton|crouton
crudités|rauwkost
crustacean|schaaldieren
crust|korst
crème fraîche|crème fraîche
crêpe|crêpe
cucumber juice|komkommersap
cucumber|komkommer
cumin seeds|komijnzaad
cumin|komijn
curly endive|krulandijvie
curry|kerrie
cuttlefish|zeekatten
daikon|witte rammenas
dairy|zuivel
dandelion|paardenbloem
dark chocolate|pure chocola
date paste|dadelpuree
date|dadel
deactivated yeast|gedeactiveerde gist
decaffeinated coffee|cafeïnevrije koffie
deepwater redfish|diepzeeroodbaars
dehydrated chives|gedroogde bieslook
dehydrated onion|gedroogde uien
dehydrated sourdough|zuurdesempoeder
dehydrated spirulina|gedehydrateerde spirulina
demineralised whey|gedemineraliseerde wei
desiccated coconut|gedroogde kokosnoot
dextrinated cornmeal|gedextrineerd maïsmeel
dextrose monohydrate|dextrose monohydraat
dextrose|dextrose
dicalcium phosphate|dicalciumfosfaat
dijon mustard|mosterd van Dijon
dill seed|dillezaad
dill|dille
dimagnesium phosphate|dimagnesiumfosfaat
diphosphates|difosfaten
dipotassium phosphate|dikaliumfosfaat
disaccharide|disaccharide
disodium diphosphate|dinatriumdifosfaat
dough|deeg
dried apple|gedroogde appel
dried apricots|gedroogde abrikozen
dried basil|gedroogde basilicum
dried fig|gedroogde vijgen
dried fruits|gedroogd fruit
dried garlic|gedroogde knoflook
dried peach|gedroogde perzik
duck egg|eendenei
duck fat|eendenvet
duck liver|eendenlever
duck|eend
dulse|dulse
durian|doerian
durum wheat|durum tarwe
eating orange|eetsinaasappel
edamame|edamamebonen
edam|edam
edible crab|noordzeekrab
egg pasta|eierpasta
egg powder|eipoeder
egg protein|ei-proteine
egg white|ei-eiwit
egg yolk|eigeel
egg|ei
elderberry juice|vlierbessap
elderberry|vlierbes
elderflower|vlierbloesem
elder|vlier
endive|andijvie
english mustard|engelse mosterd
enzyme|enzym
essential oil|etherische olie
ethanol|ethylalcohol
eucalyptus honey|eucalyptushoning
european conger|zeepaling
european hake|gewone heek
european lobster|europese kreeft
european plaice|schol
european seabass|europese zeebaars
european sprat|sprot
evaporated milk|koffiemelk
extract|extract
extruded cereals|geëxtrudeerde granen
falafel|falafel
fat|vet
fennel seed|venkelzaad
fennel|venkel
fenugreek leaf|fenegriekblad
fenugreek seed|fenegriekzaad
fenugreek|fenegriek
fermented sugar|gefermenteerde suiker
ferment|ferment
fiber|vezel
fig|vijg
filling|garnituur
filmjölk|filmjölk
filtered water|gezuiverd water
finegrained salt|fijn zout
fish gelatine|visgelatine
fish oil|visolie
fish sauce|vissaus
fishpowder|vispoeder
fish|vis
flaked almonds|amandelschilfers
flat bean|snijboon
flat peach|platte perzik
flavouring preparation|aromatiserende bereiding
flavouring|aroma
flax seed|lijnzaad
flounder|bot
flour|meel
flower honey|bloemenhoning
fondant|fondant
forest berries|bosvruchten
forest honey|boshoning
forest mushroom|bospaddenstoel
freekeh|freekeh
fresh butter|verse boter
fresh cream|verse room
fresh egg|verse eieren
fresh glasswort|verse zeekraal
fresh milk|verse melk
fresh onions|verse uien
fresh pasta|verse pasta
fresh tomatoes|verse tomaten
fresh yeast|verse gist
freshwater fish|zoetwatervis
fried onion|gefrituurde ui
fromage blanc|verse kaas
fructooligosaccharide|fructo-oligosachariden
fructose syrup|fructosestroop
fructose|fructose
fruit concentrate|fruitconcentraat
fruit extract|vruchtenextract
fruit juice|vruchtensap
fruit pectin|vruchtenpectine
fruit puree|fruitpuree
fruit|vruchten
frying oil|bakvet
gai lan|kailan
gala apple|gala appel
galacto oligosaccharides|galacto-oligosacharide
galangal|galanga
galia melon|galia meloen
gamay|gamay
garden cress|tuinkers
garden peas|doperwten
garlic powder|knoflookpoeder
garlic puree|knoflookpuree
garlic sausage|knoflookworst
garlic|knoflook
gellan gum|gellangom
ghee|ghee
gherkin|augurken
giant squash|reuzenpompoen
ginger powder|gemberpoeder
ginger syrup|gembersiroop
gingerbread|peperkoek
ginger|gember
ginkgo leaf|ginkgoblad
gin|gin
glasswort|zeekraal
glaze|glacering
glucose fructose|glucose-fructose
glucose syrup|glucosestroop
glucose|glucose
glucuronolactone|glucuronolacton
gluten|gluten
glutinous rice|plakrijst
glycerol monostearate|glycerolmonostearaat
goat cheese|geitenkaas
goat meat|geitenvlees
goat milk|geitenmelk
golden chanterelle|cantharel
goose fat|ganzenvet
goose liver|ganzenlever
gooseberry|kruisbes
goose|gans
grana padano|grana Padano
granny apple|granny Smith
granulated sugar|kristalsuiker
grape juice|druivensap
grape must|druivenmost
grapefruit juice|grapefruitsap
grapefruit|grapefruit
grape|druif
great scallop|grote mantel
greater argentine|grote zilversmelt
greek yogurt|griekse yoghurt
green asparagus|groene asperges
green bean|sperzieboon
green flageolets|groene flageolets
green lentils|groene linzen
green olive|groene olijven
green peas|groene erwt
green pepper|groene peper
green tea|groene thee
green tomato|groene tomaat
greengage|reine Claude
greenland halibut|groenlandse heilbot
grenache|grenache noir
grenadier|hoki
grey pepper|grijze peper
grey shrimp|grijze garnalen
grilled aubergines|gegrilde aubergine
grilled courgette|gegrilde courgette
grilled tomato|gegrilde tomaat
grolleau|grolleau
gros manseng|gros Manseng
ground almonds|gemalen amandelen
ground coffee|gemalen koffie
grouper|tandbaars
guar gum|guargom
guarana extract|guarana-extract
guarana|guarana
guava puree|guavapuree
guava|guava
gum arabic|arabische gom
gurnard|ponen
hake|heek
halloumi|halloumi
ham|ham
hard cheese|harde kaas
hazelnut oil|hazelnotenolie
hazelnut paste|hazelnootpasta
hazelnut praline|hazelnootpraliné
hazelnut|hazelnoot
hemp seed|hennepzaad
herb extract|kruidenextracten
herb|kruiden
herring fillet|haringfilet
herring|haring
honeydew melon|suikermeloen
honey|honing
hop extract|hopextract
hops|hop
horse mackerel|horsmakrel
horse meat|paardenvlees
horseradish|mierikswortel
horse|paard
hot sauce|chilisaus
hydrogenated fat|gehydrogeneerd vet
hydrogenated oil|gehydrogeneerde olie
hydrolysed proteins|gehydroliseerd eiwit
ice cream|roomijs
iceberg lettuce|ijsbergsla
ice|ijs
icing sugar|poedersuiker
imazalil|imazalil
inedible crust|korst niet eetbaar
instant coffee|oploskoffie
inulin|inuline
invert sugar|invertsuiker
iodised salt|gejodeerd zout
isomaltulose|isomaltulose
jalapeno pepper|jalapeno pepers
jerusalem artichoke|aardpeer
jodenkoeken|jodenkoeken
juice|sap
juniper berry|bessen van de jeneverbes
juniper|jeneverbes
kaffir lime|kafferlimoen
kale|boerenkool
kasha|kasha
kefir|kefir
ketchup|ketchup
khorasan wheat|kamut
kiwi|kiwi
kombu|kombu
kumquat|kumquat
lactase|lactase
lactic ferments|melkfermenten
lactose powder|lactosepoeder
lactose|lactose
lamb meat|lamsvlees
lamb|lam
lardon|spekjes
lard|reuzel
large eggs|grote eieren
lasagne|lasagne
lavander honey|lavandelhoning
lavender flower|lavendelbloem
lavender|lavendel
lean stern|magere kwark
leek|prei
legume|peulvruchten
lemon balm|citroenmelisse
lemon extract|citroenconcentraat
lemon fibre|citroenvezels
lemon flavouring|citroenaroma
lemon juice|citroensap
lemon leaf|citroenblad
lemon oil|citroenolie
lemon peel|citroenschil
lemon powder|gedroogd citroensap
lemon pulp|citroenpulp
lemon puree|citroenpuree
lemon zest|citroenrasp
lemonade|limonade
lemongrass|citroengras
lemon|citroen
lentil flour|linsenmeel
lentils|linzen
lettuce|sla
light cream|lichte room
lima bean|limaboon
lime juice|limoensap
lime|limoen
limoncello|limoncello
linden honey|lindebloesemhoning
linden|linde
lingonberry|vossebes
linguine|linguine
linseed oil|lijnzaadolie
liqueur wine|likeurwijn
liqueur|likeur
liquid honey|vloeibare honing
liquorice extract|zoethoutextract
liquorice powder|zoethoutpoeder
liquorice root|zoethoutwortel
liquorice|zoethout
lithothamnium calcareum|lithothamnium calcareum
lobster|zeekreeften
lovage root|lavaswortel
lovage|lavas
lupin bean|lupine
lupin flour|lupinemeel
lupin grit|lupinegrut
lychee|lychee
maasdam|maasdammer
macadamia nut|macadamianoot
mace|foelie
mackerel fillet|makreelfilet
mackerel|makreel
madeira|madeira
magnesium phosphates|magnesiumorthofosfaten
malbec|malbec
malt extract|moutextract
malt vinegar|moutazijn
malted barley|gerstemout
maltitol syrup|maltitolsiroop
maltodextrind|maltodextrine
maltose|maltose
malt|mout
malvasia|malvasia
mandarin juice|mandarijnsap
mandarin peel|mandarijnschilletjes
mandarin|mandarijn
mango puree|mangopuree
mango|mango
maple syrup|esdoornsiroop
margarine|margarine
marigold|goudsbloem
marinade|marinade
marjoram|marjolein
marsala wine|marsala
marzipan|marsepein
mascarpone|mascarpone
mashed potato|aardappelpuree
mate|maté
mayonnaise|mayonaise
meadowsweet|moerasspirea
meat patty|runderhamburger
meat preparation|vleesbereiding
meatball|gehaktbal
meat|vlees
mediterranean mussel|diepwatermossel
melado|melado
melon|meloen
melted cheese|smeltkaas
menthol|menthol
merlot|merlot
microbial culture|microbiële cultuur
microbial rennet|microbieel stremsel
mild yogurt|milde yogurt
milk chocolate|melkchocola
milk filling|melkvulling
milk minerals|melkmineralen
milk powder|melkpoeder
milk proteins|melkeiwit
milkcap|melkzwam
milkfat|melkvet
milk|melk
millet flakes|gierstvlokken
millet seed|gierstkorrels
millet|gierst
minced beef|gehakt rundvlees
mineral water|mineraalwater
mint oil|muntolie
mint|munt
mirabelle plum|mirabelle
mirin|mirin
miso|miso
mixed spices|gemengde specerijen
modified cornflour|gemodificeerd maïsmeel
modified starch|gemodificeerd zetmeel
molasses|melasse
mollusc|weekdieren
momordic|sopropo
monocalcium phosphate|monocalciumfosfaat
monopotassium phosphate|monokaliumfosfaat
morels|morielje
mountain honey|berghoning
mourvèdre|mourvèdre
mozzarella|mozzarella
mung bean|mungboon
muscadelle|muscadelle
muscadet|muscadet
muscovado|bruine suiker
mushroom extract|champignonextract
mushroom powder|champignonpoeder
mushroom|paddenstoel
musky octopus|muskus achtarm
mussel|mosselen
mustard seed|mosterdzaad
mustard|mosterd
must|most
mutton|schaapsvlees
müesli|muesli
nachos|nacho's
napa cabbage|chinese kool
natural casing|natuurlijk omhulsel
natural extract|natuurlijk extract
natural flavouring|natuurlijke smaakstoffen
neapolitan wafer|neapolitan wafer
nectarine|nectarine
nettle|brandnetel
niacin|niacine
nicotinamide|nicotinamide
nigari|nigari
nile perch|nijlbaars
nonpareils|musketzaad
noodle|noedels
nori|nori
norway lobster|noorse kreeft
nougat|noga
nuoc mam|nuoc mam-saus
nutmeg|nootmuskaat
nutritional yeast|edelgist
nut|noot
oarfish|riemvissen
oat base|haverbasis
oat bran|haverzemelen
oat fibre|havervezel
oat flakes|havermoutvlokken
oat flour|havermeel
oat milk|havermelk
oat|haver
oil|olie
okra|okra
oligofructose syrup|oligofructosestroop
oligofructose|oligofructose
olive leaf|olijfblad
olive oil|olijfolie
olive|olijven
omelette|omelet
onion extract|uienextract
onion flavouring|uiensmaak
onion|ui
orange extract|sinaasappelextracten
orange flavouring|sinaasappelsmaak
orange juice|sinaasappelsap
orange marmalade|sinaasapplemarmelade
orange pulp|sinaasappelpulp
orange zest|sinaasappelschil
orange|sinaasappel
oregano|oregano
organic aniseed|biologisch anijszaad
organic apple|biologische appel
organic carrots|biologische wortel
organic coffee|koffie van biologische oorsprong
organic corn|biologische mais
organic dextrose|biologische dextrose
organic garlic|biologische knoflook
organic honey|biologische honing
organic hops|biologische hop
organic liquorice|biologisch zoethout
organic rooibos|biologische rooibos
organic tomato|biologische tomaat
organic verbena|biologisch ijzerhard
organic yogurt|biologische yoghurt
oyster mushroom|oesterzwam
oyster|oester
pacific cod|pacifische kabeljauw
pacific oyster|japanse oester
pak choi|paksoi
palm fat|palmvet
palm oil|palmolie
palm olein|palmoleïne
palm stearin|palmstearine
palm sugar|palmsuiker
palm|palm
pandalus jordani|pandalus jordani
panko|panko
pantothenic acid|pantoteenzuur
papaya|papaja
paprika extract|paprika-extract
paprika powder|paprikapoeder
parboiled rice|parboiled rijst
parmigiano reggiano|parmezaanse kaas
parsley root|peterseliewortel
parsley|peterselie
parsnip|pastinaak
passionfruit|passievrucht
pasta|pastas
pasteurised milk|gepasteuriseerde melk
pasteurized butter|gepasteuriseerde boter
patagonian grenadier|patagonische grenadier
pea fiber|erwtenvezel
pea flour|erwtenmeel
pea protein|boneneiwit
pea starch|erwtenzetmeel
peach puree|perzikenpuree
peach syrup|perzikensiroop
peach|perziken
peanut butter|pindakaas
peanut oil|pindaolie
peanut|pinda
pear juice|perensap
pear puree|perenpuree
pearl barley|parelgort
pear|peer
pea|erwt
pecan nut|pecannoot
pecorino romano|pecorino romano
pecorino|pecorino
pedrosillano chickpeas|pedrosillano kikkererwten
peeled tomatoes|gepelde tomaten
penicillium candidum|penicillium candidum
penne|penne
pentapotassium triphosphate|pentakaliumtrifosfaat
pentasodium triphosphate|pentanatriumtrifosfaat
pepper extract|peperextract
peppermint oil|pepermuntolie
peppermint|pepermunt
pepperoni|pepperoni
pepper|peper
perch|baars
peri peri|pili pili
petit beurre|petit Beurre
petit manseng|petit-Manseng
petit verdot|petit verdot
phosphate|fosfaat
phosphoric acid|fosforzuur
pimiento|piment
pine nuts|pijnboompitten
pineapple fibre|ananasvezels
pineapple juice|ananassap
pineapple purée|ananaspuree
pineapple syrup|ananassiroop
pineapple|ananas
pink peppercorn|roze bessen
pink salmon|roze Pacific zalm
pinot meunier|pinot Meunier
pinot noir|pinot noir
pistachio nuts|pistachenoten
pita|pitabroodje
pizza base|pizzabodem
pizza dough|pizzadeeg
plant concentrate|plantconcentraat
plant extracts|plantextracten
plant protein|plantaardige eiwit
plantain|weegbree
plant|plant
plavac mali|plavac mali
plum|pruim
pollen|stuifmeel
polydextrose|polydextrose
polyphosphate|polyfosfaten
pomace brandy|marc
pomegranate|granaatappel
pomelo|pomelo
poppyseed|maanzaad
pork belly|varkensbuik
pork collagen|varkenscollageen
pork fat|varkensvet
pork gelatin|varkensgelatine
pork kidney|varkensnier
pork liver|varkenslever
pork meat|varkensvlees
pork protein|varkenseiwit
pork rind|zwoerd
pork tongue|varkenstong
pork|varken
port|port
potassium phosphates|kaliumorthofosfaten
potassium polyphosphate|kaliumpolyfosfaat
potato fiber|aardappelvezel
potato flakes|aardappelvlokken
potato flour|aardappelmeel
potato powder|aardappelpoeder
potato protein|aardappeleiwit
potato starch|aardappelzetmeel
potato|aardappel
poulsard|poulsard Blanc
poultry broth|gevogeltebouillon
poultry fat|vet van gevogelte
poultry liver|gevogeltelever
poultry meat|vlees van gevogelte
poultry skin|gevogeltevel
poultry|pluimvee
pouting|steenbolk
powdered almonds|amandelen in poedervorm
pošip|pošip
praliné|praliné
precooked lentils|voorgekookte linzen
precooked pasta|voorgebakken pasta
protein|eiwitten
provolone|provolone
prune|pruimedant
psyllium|psyllium
puffed buckwheat|gepofte boekweit
puffed rice|gepofte rijst
pumpkin juice|pompoensap
pumpkin seed|pompoenpitten
pumpkin|pompoen
purée|puree
pyridoxine hydrochloride|pyridoxine hydrochloride
quail eggs|kwartelei
quail|kwartel
quark|kwark
queen scallop|wijde mantel
quince|kweepeer
quinine|kinine
quinoa flour|quinoameel
quinoa|quinoa
rabbit meat|konijnenvlees
rabbit|konijn
radicchio|roodlof
radish|radijs
rainbow trout|regenboogforel
raising agent|rijsmiddel
raisin|rozijn
rapeseed lecithin|raapzaadlecithine
rapeseed oil|raapolie
rapeseed|koolzaad
raspberry flavouring|frambozenaroma
raspberry juice|frambozensap
raspberry liqueur|frambozenlikeur
raspberry puree|frambozenpuree
raspberry|framboos
ravioli|ravioli
raw ham|rauwe ham
raw milk|rauwe melk
raw salmon|rauwe zalm
reconstituted butter|gereconstitueerde boter
red beetroot|rode biet
red cabbage|rode kool
red fruits|rode vruchten
red leicester|red Leicester
red lentils|rode linzen
red onion|rode ui
red port|rode port
red rice|rode rijst
red wine|rode wijn
redcurrant|aalbes
remoulade sauce|remouladesaus
rennet|stremsel
rhodiola rosea|rozewortel
rhubarb juice|rabarbersap
rhubarb|rabarber
riboflavin|riboflavine
ribwort plantain|smalle weegbree
rice bran|rijstzemelen
rice extract|rijstextract
rice flour|rijstebloem
rice milk|rijstmelk
rice noodles|rijstnoedels
rice starch|rijstzetmeel
rice syrup|rijststroop
rice vinegar|rijstazijn
rice|rijst
ricotta|ricotta
roasted coffee|gebrande koffie
roasted peanuts|geroosterde pinda's
rock salt|steenzout
rocket|rucola
romaine lettuce|bindsla
romanesco broccoli|romanesco
rooibos|rooibos
root vegetable|wortelgewas
roquefort|roquefort kaas
roscoff onions|roscoffui
rose hip|rozenbottel
roselle flower|hibiscusbloem
rosemary|rozemarijn
rosé wine|rosé wijn
royal jelly|koninginnengelei
rum|rum
runner bean|pronkboon
rusk|beschuit
rye bran|roggezemelen
rye fiber|roggevezel
rye flakes|roggevlokken
rye flour|roggemeel
rye grains|roggegraan
rye malt|roggemout
rye sourdough|roggezuurdesem
rye|rogge
safflower concentrate|saffloerconcentraat
safflower oil|saffloerolie
safflower|saffloer
sage|salie
saithe|koolvis
sal tree|salboom
salad|salade
salmon fillet|zalmfilet
salmon|zalm
salsify|schorseneren
salted butter|gezouten boter
saltwater fish|zoutwatervis
salt|zout
sambal oelek|sambal oelek
sambal|sambal
sardine|sardine
sauce|saus
sauerkraut juice|zuurkoolsap
sauerkraut|zuurkool
sauternes|sauternes
savory|bonenkruid
savoy cabbage|savooikool
sea buckthorn|duindoorn
sea lettuce|zeesla
sea salt|zeezout
sea squirt|zakpijpen
seabream|zeebrasems
seaweed|zeewier
seed|zaad
seitan|seitan
selected ferments|geselecteerde fermenten
semolina|gries
sesame oil|sesamolie
sesame paste|sesampasta
sesame seeds|sesamzaad
sesame|sesam
shallot|sjalot
shea butter|sheaboter
sheathed woodtuft|stobbezwammetje
sheeps fat|schaapsvet
sheeps milk|schapenmelk
sheep|schaap
shelled peanuts|pinda's in de dop
shellfish|schelpdier
sherry|sherry
shiitake|shiitake
shortcrust dough|kruimeldeeg
shrimp powder|garnalenpoeder
shrimp|garnaal
sifted tomato|gezeefde tomaten
single cream|vloeibare room
skimmed milk|magere melk
skimmed yogurt|magere yoghurt
skipjack tuna|gestreepte tonijn
skyr cultures|skyr-culturen
slippery jack|bruine boleten
smetana|smetana
smoke flavouring|rookaroma
smoked bacon|gerookte spek
smoked lardoons|gerookte spekjes
smoked salmon|gerookte zalm
smoked salt|gerookt zout
smoked sausage|rookworst
smoke|rook
snail|slak
snow pea|peultje
soaked chickpeas|gewelde kikkererwten
soapwort|zeekruid
sockeye salmon|rode zalm
sodium caseinate|natriumcaseïnaat
sodium cyclamate|natriumcyclamaat
sodium iodide|natriumjodide
sodium polyphosphate|natriumpolyfosfaat
soft cheese|zachte kaas
soluble fibre|oplosbare vezels
sorghum|kafferkoren
sorrel|zuring
sour cherry|morellen
sour cream|zure room
sourdough|zuurdesem
soured milk|dikmelk
soy base|sojabasis
soy fiber|sojavezel
soy milk|sojamelk
soy preparation|sojabereiding
soy protein|soja-eiwit
soy sauce|sojasaus
soya bean|sojaboon
soya flour|sojabloem
soya flower|sojabloemen
soya lecithin|sojalecithine
soya oil|sojaolie
soya|soja
spaghetti|spaghetti
sparkling wine|mousserende wijn
spearmint|aarmunt
special bread|speciaal brood
speculaas|speculaas
speculoos|speculoos
spelt bran|speltzemelen
spelt flour|speltmeel
spelt|spelt
spice extract|specerijenextracten
spice|specerijen
spinach powder|spinaziepoeder
spinach|spinazie
spiny lobster|langoesten
spirit vinegar|brandewijnazijn
spirulina concentrate|spirulinaconcentraat
spirulina powder|spirulinapoeder
spirulina|spirulina
split pea|spliterwt
spring honey|voorjaarshoning
spring onion|lente-ui
spring water|bronwater
sprouted millet|gierstkiem
sprouted soybeans|sojaspruiten
squid|pijlinktvissen
star anise|steranijs
starch|zetmeel
sterilised milk|gesteriliseerde melk
straw mushroom|tropische beurszwam
strawberry flavouring|aardbeienaroma
strawberry juice|aardbeiensap
strawberry puree|aardbeienpuree
strawberry|aardbei
striped bass|gestreepte zeebaars
strong mustard|sterke mosterd
stuffed tomatoes|gevulde tomaat
sucrose|sacharose
sugar beet|suikerbiet
sugar syrup|suikerstroop
sugar|suiker
sulfite|sulfiet
sultana|sultana
sumac|sumak
summer truffle|zomertruffel
sunflower honey|zonnebloemhoning
sunflower lecithin|zonnebloemlecithine
sunflower oil|zonnebloemolie
sunflower seed|zonnebloempitten
sunflower|zonnebloem
surimi|surimi
sweet cherry|zoete kers
sweet potato|zoete aardappel
sweetcorn|suikermaïs
swiss cheese|zwitserse kaas
swordfish|zwaardvis
sylvaner|sylvaner
syrah|syrah
syrup|stroop
sémillon|sémillon
table vinegar|tafelazijn
tagliatelle|tagliatelle
tahini|tahin
taleggio|taleggio
tamarind paste|tamarindepuree
tamarind|tamarinde
tamari|tamari
tapioca flour|tapiocameel
tapioca syrup|tapiocastroop
tapioca|tapiocazetmeel
tarragon|dragon
tea extract|theeextract
tea|thee
teff flour|teffmeel
tegument|integument
tequila|tequila
teriyaki sauce|teriyakisaus
tetrapotassium diphosphate|tetrakaliumdifosfaat
tetrasodium diphosphate|tetranatriumdifosfaat
thai rice|thaise rijst
thongweed|riemwier
thyme honey|tijmhoning
thyme|tijm
tofu|tofu
tomato cubes|tomatenblokjes
tomato juice|tomatensap
tomato powder|tomatenpoeder
tomato pulp|tomatenpulp
tomato purée|tomatenpurée
tomato sauce|tomatensaus
tomato|tomaat
transglutaminase|transglutaminase
tree nut|boomnoten
trehalose|trehalose
tricalcium phosphate|tricalciumfosfaat
triphosphates|trifosfaten
tripotassium phosphate|trikaliumfosfaat
trisodium diphosphate|trinatriumdifosfaat
trout|forel
truffle|truffel
tub gurnard|rode poon
tuber magnatum|witte truffel
tuna|tonijn
turkey breast|kalkoenfilet
turkey meat|kalkoenvlees
turkey skin|kalkoenvel
turkey|kalkoen
turmeric|kurkuma
turnip|meiraap
uht cream|UHT room
unrefined sugar|ongeraffineerde suiker
unsalted butter|ongezouten boter
vanilla extract|vanille-extract
vanilla flavouring|vanillearoma
vanilla pod|vanillestokje
vanilla powder|vanillepoeder
vanilla seeds|vanillezaad
vanilla sugar|vanillesuiker
vanilla|vanille
vanillin|vanilline
varietal|cépage
veal meat|kalfsvlees
veal|kalf
vegetable broth|groentebouillon
vegetable extract|plantaardig extract
vegetable fat|plantaardige vetten
vegetable fiber|plantaardige vezel
vegetable juice|groentensap
vegetable margarine|plantaardige margarine
vegetable oil|plantaardige olie
vegetable|groente
venison|hertevlees
verbena|ijzerhard
vermicelli|vermicelli
vinaigrette|vinaigrette
vinegar gherkin|augurken op azijn
vinegar|azijn
vitamin a|vitamine A
vitamin k|vitamine K
vitamins|vitamines
vodka|vodka
wafer|ongedesemd brood
waffle|wafel
wakame|wakame
walnut kernel|gepelde walnoot
walnut oil|walnootolie
walnut|walnoot
wasabi|wasabi
water chestnut|waterkastanje
watercress|waterkers
watermelon|watermeloen
water|water
wax bean|boterboon
waxy corn|kleefmaïs
weever|pietermannen
welsh onion|stengelui
wheat bran|tarwezemelen
wheat dextrose|tarwedextrose
wheat fiber|tarwevezel
wheat flakes|tarwevlokken
wheat flour|tarwemeel
wheat germ|tarwekiem
wheat gluten|tarwegluten
wheat malt|tarwemout
wheat protein|tarwe-eiwit
wheat semolina|tarwegries
wheat sourdough|tarwe zuurdesem
wheat starch|tarwezetmeel
wheat syrup|tarwestroop
wheat|tarwe
whey permeate|weipermeaat
whey powder|weipoeder
whey protein|weiproteïnepreparaat
whey|wei
whipped cream|slagroom
white asparagus|witte asperges
white beans|witte bonen
white cabbage|witte kool
white chocolate|witte chocolade
white corn|witte maïs
white fish|witte vis
white grape|witte druif
white pepper|witte peper
white rice|witte rijst
white rum|witte rum
white sugar|witte suiker
white wine|witte wijn
whiting|wijting
whole cream|volle room
whole egg|hele eieren
whole milk|volle melk
whole raspberry|hele frambozen
whole spelt|volkoren spelt
whole wheat|volkorentarwe
wholemeal barley|volkorengerst
wholemeal cereal|volkorengraan
wholemeal flour|volkorenmeel
wholemeal oat|volkoren haver
wholemeal rye|volkorenrogge
wild blueberry|wilde bosbes
wild garlic|daslook
wild rice|wilde rijst
wild strawberry|bosaardbei
wildflower honey|wilde bloemen honing
wine vinegar|wijnazijn
wine|wijn
wood ear|judasoor
worcestershire sauce|worcestersaus
xanthan gum|xanthaangom
xylanase|xylanase
yeast extract|gistextract
yeast powder|gistpoeder
yeast|gist
yellow carrot|gele wortel
yellow corn|gele maïs
yellowfin tuna|geelvintonijn
yellowstripe scad|geelgestreepte horsmakreel
yogurt|joghurt
`;
