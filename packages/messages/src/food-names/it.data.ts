/** Names of foods, one `English|name` a line; made by `tooling/languages/build-names.mjs`. @source Open Food Facts, ODbL 1.0 */
export const NAME_LINES = `
absinthe|assenzio
acacia fibre|fibre di acacia
acacia honey|miele d'acacia
acerola juice|estratto d'acerola
acerola powder|acerola in polvere
agave syrup|sciroppo d'agave
alaska pollock|merluzzo d'Alaska
albacore|tonno bianco
alcohol vinegar|aceto di alcool
alcohol|alcol
alfalfa|erba medica
algae|alga
allspice|pepe di Giamaica
almond flour|farina di mandorle
almond paste|pasta di mandorle
almonds pieces|mandorle spezzate
almond|mandorla
aloe vera|aloe vera
amaranth flour|farina d'amaranto
amaranth|amaranto
amaretto|amaretto
american cranberry|mirtillo rosso americano
american lobster|astice americano
anchovy filets|filetti d'acciuga
anchovy paste|pasta d'acciughe
anchovy|acciughe
anglerfish|rana Pescatrice
animal fat|grassi animali
animal protein|proteina animale
animal|animale
aniseed oil|olio de semi di anice
aniseed|anice
apple fiber|fibra di mela
apple juice|succo di mela
apple pieces|pezzi di mela
apple pulp|polpa di mele
apple purée|purea di mele
apple|mela
apricot kernels|noccioli di Albicocca
apricot|albicocca
arabica coffee|caffè Arabica
arborio rice|riso Arborio
arctic char|salmerino alpino
argentine hake|nasello argentino
armagnac|armagnac
aromatic caramel|caramello aromatico
artichoke heart|cuori di carciofo
artichoke|carciofo
artificial flavouring|aroma artificiale
ashwagandha|withania somnifera
asiago|formaggio Asiago
asparagus|asparago
aspic|aspic
atlantic cod|merluzzo nordico
atlantic salmon|salmone atlantico
aubergine|melanzana
avocado oil|olio di avocado
avocado|avocado
bacon|pancetta
baguette|baguette
baked onion|cipolle grigliate
balsamic vinegar|aceto balsamico
bamboo fibre|fibre di bambù
bamboo shoot|germoglio di bambù
bamboo|bambù
banana|banana
barley flakes|fiocchi d'orzo
barley flour|farina d'orzo
barley|orzo
barn eggs|uova di allevamento al suolo
basil extract|estratto di basilico
basil|basilico
basmati rice|riso Basmati
bay leaf|laurier
beans|fagioli
bechamel sauce|besciamella
beef broth|brodo di manzo
beef casing|budello di manzo
beef extract|estratto di manzo
beef fat|grasso di manzo
beef flavouring|aroma al manzo
beef gelatin|gelatina di manzo
beef meat|carne di manzo
beef protein|proteine del manzo
beef|manzo
beer|birra
beet sugar|zucchero di barbabietola
beetroot juice|succo di barbabietola
beetroot powder|polvere di barbabietola
beetroot|barbabietola
belgian endive|cicoria Belga
bell pepper|peperone
berries|bacche
beta galactosidase|beta-galattosidasi
bifidus|bifidobacterium
biotin|biotina
biscuit|biscotto
bitter almond|mandorle amare
bitter melon|melone amaro
bitter orange|citrus × aurantium
black beans|fagioli neri
black cardamom|cardamomo nero
black carrot|carote nere
black cherry|ciliegie nere
black cumin|cumino nero
black olive|olive nere
black pepper|pepe nero
black quinoa|quinoa nera
black rice|riso nero
black tea|tè nero
black truffle|tartufo nero
blackberry|more
blackcurrant|ribes nero
blood orange|arancia rossa
blue cheese|formaggio a pasta erborinata
blue grenadier|nasello azzurro
blueberry|mirtillo
bogue|boga
bolognese sauce|sugo alla bolognese
bone|osso
borage|borragine
borlotti bean|fagioli borlotti
boston butt|capocollo
bourbon vanilla|vaniglia Bourbon
boysenberry|boysenberry
brandy|brandy
brazil nut|noci del Brasile
breadcrumbs|pangrattato
bread|pane
breast|petto
bresaola|bresaola
brine|salamoia
broad bean|fave
broccoli|broccoli
broth|brodo
brown rice|riso integrale
brown sugar|zucchero bruno
browning|dorato
brussels sprouts|cavolini di Bruxelles
buckwheat flour|farina di grano saraceno
buckwheat|grano saraceno
buffalo milk|latte bufalino
buffalo mozzarella|mozzarella di bufala
burbot|bottatrice
burdock|arctium
butterfat|burro anidro
buttermilk solids|solidi di latticello
buttermilk|latticello
butternut squash|zucca butternut
butter|burro
béarnaise sauce|salsa bernese
cabbage|cavolo
cabernet franc|cabernet Franc
cabernet sauvignon|cabernet-sauvignon
cactus fig|fico d'India
caffeine|caffeina
cake|torta
calcium caseinate|caseinato di calcio
calcium pantothenate|pantotenato di calcio
calcium phosphates|fosfati di calcio
calcium phosphate|fosfato di calcio
calcium polyphosphate|polifosfato di calcio
calf liver|fegato di vitello
calf rennet|caglio di vitello
calvados|calvados
camomile|camomilla
cane sugar|zucchero di canna
canola oil|olio di canola
cantaloupe|melone di cantalupo
capelin|capelin
capers|capperi
carambola|carambola
caramel powder|caramello in polvere
caramel sauce|salsa al caramello
caramel syrup|sciroppo di caramello
caramelised sugar|zucchero caramellato
caraway seed|seme di cumino
caraway|carvi
carbonated water|acqua gasata
cardamom pod|cardamomo in baccelli
cardamom|cardamomo
cardoon|cardo
carnaroli rice|riso carnaroli
carob seeds|carruba
carotene|carotene
carotenoids|carotenoidi
carrot extract|estratto di carota
carrot juice|succo di carota
carrot purée|puré di carote
carrot|carota
caseinate|caseinato
casein|caseina
cashew nuts|noci di acagiù
casing|involucro
cassava|manioca
cassia|cassia
cauliflower|cavolfiore
cayenne pepper|pepe di cayenna
celeriac|sedano rapa
celery juice|succo di sedano
celery leaves|foglie di sedano
celery powder|sedano in polvere
celery seed|semi di sedano
celery|sedano
cellulase|cellulasi
cep|funghi porcini
cereal crispies|crispies di cereali
cereal flour|farine di cereali
cereal|cereali
ceylon cinnamon|cannella di Ceylon
champagne|champagne
champignon|champignon
chardonnay|chardonnay
chard|bietola
chasselas|chasselas
cheddar|formaggio cheddar
cheese powder|formaggio in polvere
cheese rind|crosta di formaggio
cheese|formaggio
cherry juice|succo di ciliegia
cherry purée|purea di ciliegie
cherry tomato|pomodorini
cherry|ciliegie
chervil|cerfoglio
chestnut flour|farina di castagne
chestnut|castagne
chia seed|semi di chia
chicken bone|osso di pollo
chicken breast|petto di pollo
chicken broth|brodo di pollo
chicken egg|uova di gallina
chicken fat|grasso di pollo
chicken fillet|filetto di pollo
chicken flavouring|aroma di pollo
chicken liver|fegato di pollo
chicken meat|carne di pollo
chicken skin|pelle di pollo
chicken|polli
chickpea flour|farina di ceci
chickpea|cece
chicory fibre|fibre di cicoria
chicory root|radice di cicoria
chicory|cicoria
chilean mussel|cozza cilena
chili pepper|peperoncino
chili puree|purea di peperoncino
chinese hibiscus|hibiscus rosa-sinensis
chipotle|chipotle
chives|cippolina
chlorella|chlorella
chocolate chunk|pezzi di cioccolato
chocolate filling|ripieno al cioccolato
chocolate liqueur|liquore al cioccolato
chocolate powder|cioccolato in polvere
chocolate|cioccolato
chokeberry juice|succo d'aronia
chokeberry|aronia
chopped tomatoes|pomodori tritati
chub mackerel|sgombro occhione
cider vinegar|aceto sidro
cider|sidro
cinnamon apple|cannella di mele
cinnamon powder|cannella in polvere
cinnamon|cannella
cinsaut|ottavianello
citrus fibre|fibra di limone
citrus fruit|agrumi
clam|vongola
clarified butter|burro chiarificato
clementine|clementina
cloudberry|rubus chamaemorus
clove|chiodo di garofano
coagulating enzyme|enzima coagulante
coating|rivestimento
cocoa bean|fave di cacao
cocoa butter|burro di cacao
cocoa flavouring|aroma di cacao
cocoa paste|pasta di cacao
cocoa powder|cacao in polvere
cocoa|cacao
coconut butter|burro cocco
coconut chips|scaglie di cocco
coconut cream|crema di noce di cocco
coconut fat|grasso di cocco
coconut flakes|fiocchi di cocco
coconut flavouring|aroma di cocco
coconut milk|latte di noce di cocco
coconut oil|olio di cocco
coconut paste|pasta di cocco
coconut sugar|zucchero di fiori di cocco
coconut water|acqua di cocco
coconut|cocco
coffee cream|panna da caffè
coffee|caffè
cognac|cognac
collagen|collagene
colza oil|olio di colza
common dentex|dentice
common octopus|polpo comune
common sole|sogliola comune
concentrated extract|estratto concentrato
concentrated juice|succo concentrato
concentrated whey|siero di latte concentrato
condensed milk|latte condensato
condiment|condimento
cooked ham|prosciutto cotto
cooked pasta|pasta già cotta
cooked rice|riso cotto
cooked tagliatelle|tagliatelle cotte
cooked wheat|grano cotto
coriander leaf|foglie di coriandolo
coriander seed|semi di coriandolo
coriander|coriandolo
corinthian raisins|uva secca di Cornito
corn dextrin|destrina di mais
corn dextrose|destrosio di mais
corn flakes|fiocchi di mais
corn flour|farina di mais
corn kernel|chicci di mais
corn maltodextrin|maltodestrine di mais
corn oil|olio di semi di mais
corn salad|songino
corn starch|amido di mais
corn syrup|sciroppo di mais
cornflower|fiordaliso
cornmeal|spezzato di mais
corn|mais
cottonseed oil|olio di semi di cotone
cottonseed|semi di cotone
courgette|zucchina
couscous|cuscus
cow mozzarella|mozzarella di vacca
crab|granchio
cranberry|cranberry
cream flavouring|aroma di panna
creamy honey|miele cremoso
cream|panna
creatine monohydrate|monoidrato di creatina
creatine|creatina
crocant|croccante
crouton|crostini
crudités|crudités
crunchy cereals|cereali croccante
crushed tomato|pomodoro schiacciato
crustacean|crostacei
crust|crosta
crème fraîche|crème fraîche
crêpe|crepe
cucumber juice|succo di cocomero
cucumber|cetrioli
cumin seeds|grano di cumino
cumin|cumino
curly endive|indivia riccia
curry|curry
cuttlefish|seppia
daikon|ravanello bianco
dairy|latticini
dandelion|dente di leone
dark cep|porcino nero
dark chocolate|cioccolato fondente
date|dattero
deactivated yeast|lievito inattivo
decaffeinated coffee|caffè decaffeinato
deer|cervo
dehydrated chives|erba cipollina essiccata
dehydrated onion|cipolle disidratate
dehydrated seaweed|alghe disidratate
dehydrated sourdough|lievito naturale secco
desiccated coconut|noce di cocco essiccata
dextrose|destrosio
dicalcium phosphate|fosfato dicalcico
dijon mustard|senape di Digione
dill|aneto
dimagnesium phosphate|fosfato di dimagnesio
diphosphates|difosfati
dipotassium phosphate|fosfato dipotassico
disaccharide|disaccaridi
disodium diphosphate|difosfato disodico
dog rose|rosa canina
dough|impasto
dried apple|mele secche
dried apricots|albicocche secche
dried basil|basilico essiccato
dried fig|fichi essiccati
dried fruits|frutta secca
dried garlic|aglio essicato
duck fat|grasso d'anatra
duck fillet|filetto d'anatra
duck liver|fegato d'anatra
duck meat|carne d'anatra
duck|anatra
dulse|dulse
durum wheat|grano duro
edam|edam
egg pasta|pasta all'uovo
egg powder|uova in polvere
egg protein|proteina dell'uovo
egg white|albume d'uovo
egg yolk|tuorlo d'uovo
egg|uova
elderberry extract|estratto di sambuco
elderberry juice|succo di sambuco
elderflower extract|estratto di sanbuco
elderflower|fiori di sambuco
elder|sambuco
emmental|emmental
endive|scarola
enzyme|enzima
espagnole sauce|salsa spagnola
essential oil|olio essenziale
ethanol|etanolo
european anchovy|european anchovy
european conger|grongo
european hake|nasello
european lobster|gambero europeo
european perch|pesce persico
european plaice|platessa
european seabass|spigola
european sprat|spratto
extract|estratto
extruded cereals|cereali croccanti
fat|grasso
fennel seed|seme di finocchio
fennel|finocchio
fenugreek leaf|foglie di trigonella
fenugreek seed|seme di fieno greco
fenugreek|fieno greco
feta|feta
fiber|fibra
fig|fico
filling|ripieno
filtered water|acqua filtrata
fish gelatine|gelatina di pesce
fish sauce|salsa di pesce
fishpowder|pesce in polvere
fish|pesce
flaked almonds|mandorle a scaglie
flat peach|pesca tabacchiera
flavouring preparation|preparazione di spezie
flavouring|aroma
flax seed|semi di lino
flax|lino
flour blend|miscela di farina
flour|farina
flower honey|miele di fiori
fondant|fondant
forest honey|miele di bosco
freekeh|freekeh
fresh butter|burro fresco
fresh cream|panna fresca
fresh egg|uova fresche
fresh milk|latte fresco
fresh onions|cipolla fresca
fresh pasta|pasta fresca
fresh tomatoes|pomodori freschi
freshwater fish|pesci di acqua dolce
fried onion|cipolla fritta
fructooligosaccharide|frutto-oligosaccaridi
fructose syrup|sciroppo di fruttosio
fructose|fruttosio
fruit concentrate|concentrati di frutta
fruit extract|estratto di frutta
fruit juice|succhi di frutta
fruit pectin|pectina di frutta
fruits preparation|preparazione di frutta
fruit|frutta
gai lan|brassica oleracea var. alboglabra
galacto oligosaccharides|galatto-oligosaccaridi
galangal|galanga
gamay|gamay
game animal|selvaggina
garden cress|crescione di giardino
garden peas|pisellini
garlic paste|impasto d'aglio
garlic powder|aglio in polvere
garlic puree|purè d'aglio
garlic|aglio
gellan gum|gomma di gellano
ghee|ghi
gherkin|cetriolini
ginger powder|zenzero macinato
gingerbread|pan di zenzero
ginger|zenzero
ginseng|ginseng
gin|gin
glaze|glassa
glucose fructose|glucosio-fruttosio
glucose syrup|sciroppo di glucosio
glucose|glucosio
glucuronolactone|glucuronolattone
gluten|glutine
glutinous rice|riso glutinoso
glycerol monostearate|monostearato di glicerina
goat cheese|formaggio di capra
goat meat|carne di capra
goat milk|latte di capra
goji|goji
golden chanterelle|gallinaccio
goose fat|grasso d'oca
goose liver|fegato d'oca
gooseberry|uva spina
gorgonzola|formaggio gorgonzola
graham flour|farina di Graham
grain vinegar|aceto di cereali
grana padano|grana Padano
granny apple|mela Granny
granulated sugar|zucchero semolato
grape juice|succo d'uva
grape must|mosto d'uva
grape sugar|zucchero d'uva
grapefruit juice|succo di pompelmo
grapefruit|pompelmo
grape|uva
green asparagus|asparagi verdi
green bean|fagiolino
green flageolets|fagioli nani
green lentils|lenticchie verdi
green olive|olive verdi
green peas|piselli verde
green pepper|peperone verde
green tea|tè verde
green tomato|pomodori verdi
greengage|susine regina claudia
greenland halibut|halibut della Groenlandia
grenache|cannonau
grey salt|sale grigio
grey shrimp|gamberetto grigio
grilled aubergines|melanzane alta griglia
grilled courgette|zucchine grigliate
ground almonds|mandorle macinate
ground coffee|caffè macinato
gruyère|gruviera
guajillo chili|guajillo
guar gum|gomma di guar
guarana extract|estratto di guarana
guarana|guaranà
guava puree|purea di guaiave
guava|guaiave
gum arabic|gomma arabica
gum base|gomma base
gurnard|coccio
habanero chili|peperoncino Habanero
haddock|elgefino
hake|merluzzo
halloumi|halloumi
ham|prosciutto
hard cheese|formaggio a pasta dura
haymilk|latte fieno
hazelnut oil|olio di nocciole
hazelnut paste|pasta di nocciole
hazelnut praline|pralinato di nocciole
hazelnut|nocciola
hemp seed|semi di canapa
herb extract|estratto d'erbe
herb|erba
herring fillet|filetti di aringa
herring|aringa
himalayan salt|sale dell'Himalaya
honeydew melon|melone verde
honey|miele
hop extract|estratto di luppolo
hops|luppolo
horse meat|carne di cavallo
horseradish|rafano
horse|equus ferus caballus
hot sauce|salsa chili
humboldt squid|totano gigante
hydrogenated fat|grassi idrogenati
hydrogenated oil|olio idrogenato
hydrolysed proteins|proteine idrolizzate
ice cream|gelato
iceberg lettuce|insalata iceberg
ice|ghiaccio
icing sugar|zucchero a velo
imazalil|imazalil
inedible crust|crosta non commestibile
instant coffee|caffè solubile
inulin|inulina
invert sugar|zucchero invertito
iodised salt|sale iodato
isomaltulose|isomaltulosio
jalapeno pepper|peperoncini jalapeños
jerusalem artichoke|topinambour
juice|succo
juniper berry|coccola di ginepro
juniper|ginepro
kaffir lime|limone kaffir
kalamata olive|olive Kalamata
kale puree|purea di cavolo
kasha|kaša
kefir|kefir
ketchup|ketchup
khorasan wheat|kamut
kiwi|kiwi
koji|koji
kombu|kombu
kosher gelatin|gelatina kosher
kosher salt|sale Kosher
kumquat|kumquat
lactase|lattasi
lactic ferments|fermenti lattici
lactose|lattosio
lamb meat|carne di agnello
lamb|agnello
lardon|lardo
lard|strutto
lasagne|lasagne al forno
lavander honey|miele di lavanda
lavender|lavanda
lean stern|quark magro
leek|porro
legume|legume
lemon balm|melissa
lemon extract|estratto di limone
lemon flavouring|aroma di limone
lemon juice|succo di limone
lemon oil|essenza di limone
lemon peel|scorza di limone
lemon powder|limone in polvere
lemon pulp|polpa di limone
lemon puree|purea di limone
lemonade|limonata
lemongrass|citronella
lemon|limone
lentils|lenticchie
lettuce|lattuga
light cream|crema leggera
lima bean|fagiolo di Lima
lime juice|succo di lime
lime|limetta
limoncello|limoncello
linden|fiori di tiglio
lingonberry|mirtilli rossi
linguine|linguine
linseed oil|olio di lino
liqueur wine|vino liquoroso
liqueur|liquore
liquid smoke|fumo liquido
liquid sugar|zucchero liquido
liquorice extract|estratto di liquirizia
liquorice root|radice di liquirizia
liquorice|liquirizia
lithothamnium calcareum|lithothamnium calcareum
lobster|omaro
lotus root|radice di loto
lovage|sedano di montagna
lupin bean|lupini
lupin flour|farina di lupino
lychee|litchi
macadamia nut|macadamia
mace|macis
mackerel fillet|filetti di sgombro
mackerel|sgombro
madeira|madeira
magnesium phosphates|fosfati di magnesio
malt extract|estratto di malto
malt flour|farina di malto
malt syrup|sciroppo di malto
malted barley|malto d'orzo
maltitol syrup|sciroppo di maltitolo
maltodextrind|maltodestrine
maltose|maltosio
malt|malto
malvasia|malvasia
mandarin juice|succo di mandarino
mandarin peel|scorze di mandarino
mandarin|mandarino
mango puree|polpa di mango
mango|mango
maple syrup|sciroppo d'acero
maraština|malvasia bianca lunga
margarine|margarina
marigold|calendula
marinade|marinata
marjoram|maggiorana
marsala wine|vino marsala
marzipan|marzapane
mascarpone|mascarpone
mashed potato|purea di patate
mate|mate
mayonnaise|maionese
meat|carne
mediterranean mussel|mitilo mediterraneo
medjool dates|datteri Medjool
melon|melone
melted cheese|formaggio fuso
menthol|mentolo
meringue|meringa
merlot|merlot
microbial culture|cultura microbiotica
microbial rennet|caglio microbico
milk chocolate|cioccolato al latte
milk filling|farcitura al latte
milk minerals|minerali del latte
milk powder|latte in polvere
milk proteins|proteine del latte
milk solids|solidi di latte
milkfat|grasso del latte
milk|latte
millet flakes|fiocchi di miglio
millet flour|farina di miglio
millet|miglio
mineral water|acqua minerale
mint flavouring|aroma di menta
mint leaf|foglio di menta
mint oil|olio di menta
mint|menta
mirin|mirin
miso|miso
mixed condiments|condimenti misti
mixed mushrooms|misto funghi
modified cornflour|farina di mais modificata
modified starch|amido modificato
molasses|melassa
mollusc|molluschi
momordic|momordic
monocalcium phosphate|fosfato monocalcico
monopotassium phosphate|fosfato monopotassico
monterey jack|monterey Jack
morels|spugnole
mozzarella|mozzarella
mung bean|fagioli mung
muscadelle|muscadelle
muscadet|muscadet
muscovado|zucchero muscovado
mushroom extract|estratti di funghi
mushroom|fungo
musky octopus|moscardino
mussel|cozze
mustard seed|semi di senape
mustard|senape
must|mosto
mutton|carne ovina
müesli|muesli
nachos|nachos
nameko|nameko
napa cabbage|cavolo di pechino
natural flavouring|aroma naturale
natural vanilla|vaniglia naturale
natural yeast|naturale-fermento
neapolitan wafer|cialda
nectarine|nettarina
nettle|ortiche
niacin|niacina
nib sugar|granella di zucchero
nicotinamide|nicotinamide
nigari|nigari
nile perch|persico del Nilo
nonpareils|palline di zucchero
noodle|noodles
nori|nori
northern prawn|gamberetti del Canada
norway lobster|scampi
nougat|torrone
nuoc mam|nuoc mam
nutritional yeast|lievito alimentare
nut|noci
oat base|base de avena
oat bran|crusca d'avena
oat fibre|fibra d'avena
oat flakes|fiocchi di avena
oat flour|farina d'avena
oat|avena
octopus|polpo
oily fish|pesce oleoso
oil|olio
okra|gombo
oligofructose syrup|sciroppo di oligofruttosio
oligofructose|oligofruttosio
olive oil|olio d'oliva
olive|olive
omelette|omelette
onion extract|estratto di cipolla
onion flavouring|aroma di cipolla
onion|cipolla
orange extract|estratto di arancia
orange flavouring|aroma di arancia
orange juice|succo d'arancia
orange leaves|foglie d'arancio
orange pulp|polpe d'arancia
orange zest|scorza d'arancia
orange|arancia
oregano|origano
organic aniseed|anice bio
organic apple|mele bio
organic dates|datteri bio
organic hops|luppolo biologico
organic milk|latte biologico
oyster mushroom|ostrica funga
pak choi|bok choy
palm fat|grasso di palma
palm oil|olio di palma
palm stearin|stearina di palma
palm sugar|zucchero di palma
palm|palma
pangas fillet|filetti di pangasio
pangas|pangasio
panko|panko
pantothenic acid|acido pantotenico
papaya|papaia
paprika extract|estratto di paprica
paprika|paprika
parboiled rice|riso parboiled
parmigiano reggiano|parmigiano reggiano
parsley root|radice di prezzemolo
parsley|prezzemolo
parsnip|pastinaca
passionfruit|frutto della passione
pasta|pasta
pasteurised milk|latte pastorizzato
pasteurized butter|burro pastorizzato
patagonian grenadier|nasello patagonico
pea fiber|fibra di pisello
pea flour|farina di piselli
pea protein|proteine di piselli
peach puree|purea di pesche
peach syrup|sciroppo di pesca
peach|pesca
peanut butter|burro di arachidi
peanut flour|farina di arachidi
peanut oil|olio di semi di arachide
peanut|arachide
pear juice|succo di pera
pear puree|purea di pere
pearl barley|orzo perlato
pear|pera
pea|pisello
pecan nut|noci del pekan
pecorino romano|pecorino romano
pecorino|pecorino
peeled tomatoes|pomodori pelati
pelinkovachr|pelinkovacja
penicillium candidum|penicillium candidum
penicillium|penicillina
penne|penne
pentapotassium triphosphate|trifosfato pentapotassico
pentasodium triphosphate|trifosfato pentasodico
pepper extract|estratto di pepe
peppermint oil|olio di menta piperita
peppermint|menta piperita
pepperoni|salame piccante
pepper|pepe
persimmon|cachi
petit verdot|petit verdot
pholiota|pholiota
phosphoric acid|acido fosforico
pimiento|pimento
pine bolete|porcino rosso
pine nuts|pinoli
pineapple fibre|fibre d'ananas
pineapple juice|succo di ananas
pineapple|ananas
pink grapefruit|pompelmo rosa
pink peppercorn|pepe rosa
pink salmon|salmone rosa
pink salt|sale rosa
pinot noir|pinot
piquillo pepper|peperone del Piquillo
pistachio nuts|pistacchio
pita|pita
pizza base|fondo per pizza
plant concentrate|concentrati vegetali
plant protein|proteine vegetali
plantain|piantaggine
plant|pianta
plavac mali|plavac Mali
pleurotus ostreatus|orecchione
plum|prugna
poblano chili|pepe Poblano
pollen|polline
polydextrose|polidestrosio
pomace brandy|marc
pomegranate juice|succo di melagrana
pomegranate|melagrana
pomelo|pomelo
poppyseed|semi di papavero
poppy|papavero
pork breast|petto di maiale
pork collagen|budello di maiale
pork fat|grasso di maiale
pork gelatin|gelatina di maiale
pork leg|coscia di suino
pork liver|fegato di maiale
pork loin|lonza di maiale
pork meat|carne di suino
pork rind|cotenne
pork tongue|lingua di maiale
pork|suino
port|porto
potassium phosphates|fosfati di potassio
potato flakes|fiocco di patata
potato flour|farina di patate
potato powder|patate in polvere
potato starch|fecola di patate
potato|patata
poultry broth|brodo di pollame
poultry fat|grasso di pollame
poultry meat|carne di pollame
poultry skin|pelle di pollame
poultry|pollame
pouting|merluzzetto bruno
powdered almonds|mandorle in polvere
powdered condiment|condimento in polvere
precooked pasta|pasta precotta
proteins mix|mix di proteine
protein|proteine
provolone|provolone
prune|prugne secche
psyllium|psyllium
puffed cereal|cereali soffiati
puffed rice|riso soffiato
puffed wheat|frumento soffiato
pumpkin juice|succo di zucca
pumpkin seed|semi di zucca
pumpkin|zucca
purée|purè
quark|quark
queen scallop|canestrello
quince|mele cotogne
quinine|chinino
quinoa flour|farina di quinoa
rabbit meat|carne di coniglio
rabbit|coniglio
radicchio|radicchio
radish|ravanello
rainbow trout|rota iridea
raising agent|agenti lievitanti
raisin|uva passa
rambutan|rambutan
rapeseed lecithin|lecitina di colza
rapeseed|colza
rapini|friarielli
raspberry juice|succo di lamponi
raspberry puree|purea di lamponi
raspberry|lamponi
ravioli|ravioli
raw ham|prosciutto crudo
raw milk|latte crudo
red beans|fagioli rossi
red beetroot|barbabietole rosse
red cabbage|cavolo rosso
red leicester|red Leicester
red lentils|lenticchie rosse
red onion|cipolla rossa
red quinoa|quinoa rossa
red wine|vino rosso
redcurrant|ribes rosso
rehydrated chickpeas|ceci reidratati
rehydrated garlic|aglio reidrataro
rehydrated onion|cipolla reidratata
reindeer|renna
rennet|caglio
rhodiola rosea|rhodiola rosea
rhubarb juice|succo di rabarbaro
rhubarb|rabarbaro
riboflavin|riboflavina
ribwort plantain|piantaggine lanciuola
rice bran|crusca di riso
rice flakes|fiocchi di riso
rice flour|farina di riso
rice semolina|semolino di riso
rice starch|amido di riso
rice syrup|sciroppo di riso
rice vinegar|aceto di riso
rice|riso
ricotta|ricotta
risotto rice|riso per risotto
roasted coffee|caffè torrefatto
roasted peanuts|arachidi tostate
rocket|ruchetta
romaine lettuce|lattuga romana
romanesco broccoli|broccolo romanesco
romano cheese|formaggio tipo Pecorino Romano
rooibos|rooibos
root vegetable|radice
rose hip|cinorrodo
rose petals|petalo di rosa
roselle flower|flori di carcadè
rosemary honey|miele di rosmarino
rosemary|rosmarino
rosé wine|rosato
royal jelly|pappa Reale
rum|rum
runner bean|fagiolo di spagna
rye bran|crusca di segale
rye flakes|fiocchi di segale
rye flour|farina di segala
rye malt|malto di segale
rye|segale
safflower concentrate|concentrato di cartamo
safflower flower|fiore di cartamo
safflower oil|olio di semi di cartamo
safflower|cartamo
sage|salvia
sal tree|shorea robusta
salad|insalata
salami|salame
salmon fillet|filetto di salmone
salmon|salmone
salsify|scorzonera
salted butter|burro salato
salt|sale
sardine|sardina
sauce|salsa
sauerkraut|crauti
sauternes|sauternes
savory|santoreggia
savoy cabbage|verza
sea lettuce|lattuga di mare
sea salt|sale marino
seaweed|fucales
seed|seme
seitan|seitan
selected ferments|fermenti selezionati
semolina|semolina
sesame oil|olio di sesamo
sesame paste|pasta di sesamo
sesame seeds|semi di sesamo
sesame|sesamo
shallot|scalogno
shea butter|burro di karité
sheep rennet|caglio di pecora
sheeps casing|budello di pecore
sheeps milk|latte di pecora
sheep|pecora
shellfish|frutti di mare
sherry|sherry
shiitake|shiitake
sifted tomato|passata di pomodoro
single cream|panna liquida
skimmed milk|latte scremato
skimmed yogurt|yogurt magro
skipjack tuna|tonnetto striato
slippery jack|funghi Pinaroli
smetana|smetana
smoke flavouring|aroma di affumicato
smoked bacon|lardo affumicato
smoked lardoons|lardi affumicati
smoked salmon|salmone affumicato
smoke|fumo
snail|chiocciola
snow pea|taccole
soapwort extract|estratto di Saponaria
soapwort|saponaria
sockeye salmon|salmone rosso
sodium caseinate|caseinato di sodio
sodium iodide|ioduro di sodio
sodium polyphosphate|polifosfato di sodio
sole|sogliola
soluble fibre|fibra solubile
sorghum|sorgo
sorrel|acetosa
sour cherry|amarene
sour cream|panna acida
soured milk|latte acido
soy fiber|fibre di soia
soy milk|latte di soia
soy protein|proteine di soia
soy sauce|salsa di soia
soya bean|semi di soia
soya flour|farina di soia
soya lecithin|lecitina di soia
soya oil|olio di semi di soia
soya|soia
spaghetti|spaghetti
sparkling wine|vino spumante
spearmint|menta spicata
special bread|pane speciale
speculoos|speculoos
spelt flour|farina di spelta
spelt|farro
spice extract|estratto di spezie
spice|spezie
spinach powder|polvere di spinaci
spinach|spinaci
spineless cuttlefish|sepiella inermis
spiny lobster|aragosta mediterranea
spirit vinegar|aceto di acqua-vite
spirulina concentrate|concentrato di spirulina
spirulina powder|polvere di spirulina
spirulina|spirulina
spring onion|cipollotto
spring water|acqua di fonte
squid|calamaro
star anise|anice stellato
starch|amido
sterilised milk|latte sterilizzato
stewed pork|maiale in umido
strawberry flavouring|aroma di fragola
strawberry juice|succo di fragola
strawberry puree|purea di fragola
strawberry|fragola
striped bass|v
sucrose|saccarosio
sugar beet|barbabietola da zucchero
sugar syrup|sciroppo di zucchero
sugar|zucchero
sulfite|solfito
sultana|sultanina
summer cep|porcino estivo
summer truffle|tartufo Scorzione
sunflower lecithin|lecitina girasole
sunflower oil|olio di girasole
sunflower seed|semi di girasole
sunflower|girasole
surimi|surimi
sweet cherry|ciliegio
sweet potato|patata dolce
sweet whey|siero di latte dolce
sweetcorn|mais dolce
swiss cheese|formaggio svizzero
swordfish|pesce spada
sylvaner|sylvaner
syrah|syrah
syrup|sciroppo
sémillon|sémillon
table vinegar|aceto da tavola
tagliatelle|tagliatelle
tahini|tahina
taleggio|taleggio
tamarind|tamarindo
tamari|tamari
tapioca dextrin|destrina di tapioca
tapioca flour|farina di tapioca
tapioca maltodextrin|maltodestrine da tapioca
tapioca syrup|sciroppo di Tapioca
tapioca|tapioca
tarragon|dragoncello
tea extract|estratto di tè
tea|tè
teff flour|farina di teff
tequila|tequila
tetrapotassium diphosphate|difosfato di tetrapotassio
tetrasodium diphosphate|difosfato tetrasodico
thai rice|riso tailandese
thyme|timo
tilsit|tilsiter
tofu|tofu
tomato concentrate|concentrato di pomodoro
tomato cubes|pomodoro a cubetti
tomato juice|succo di pomodoro
tomato powder|pomodoro en polvere
tomato pulp|polpa di pomodoro
tomato sauce|salsa di pomodoro
tomato|pomodoro
tortilla|tortilla
torula yeast|lievito torula
transglutaminase|transglutaminasi
trehalose|trealosio
tricalcium phosphate|tricalcio fosfato
triphosphates|trifosfat
tripotassium phosphate|fosfato tripotassico
trisodium diphosphate|difosfato trisodico
trout|trota
truffle|tartufo
tuber magnatum|tuber magnatum
tuna|tonno
turkey breast|filetto di tacchino
turkey meat|carne di tacchino
turkey|tacchino
turmeric powder|curcuma in polvere
turmeric|curcuma
turnip|rape
undulate venus|vongola del Pacifico
unrefined salt|sale non raffinato
unrefined sugar|zucchero non raffinato
unsalted butter|burro non salato
vanilla extract|estratto di vaniglia
vanilla flavouring|aroma di vaniglia
vanilla pod|baccelli di vaniglia
vanilla powder|vaniglia in polvere
vanilla seeds|semi di vaniglia
vanilla sugar|zucchero vanigliato
vanilla|vaniglia
vanillin|vanillina
varietal|vitigno
veal|vitello
vegetable broth|brodo vegetale
vegetable extract|estratto vegetale
vegetable fat|grasso vegetale
vegetable fiber|fibre vegetali
vegetable juice|succo di verdura
vegetable margarine|margarina vegetale
vegetable oil|olio vegetale
vegetable|vegetale
vegetarian rennet|caglio vegetale
venison|carne di cervo
verbena|verbena
vermicelli|vermicelli
vermouth|vermut
vinaigrette|vinaigrette
vine leaves|foglie di vite
vinegar cucumbers|cetrioli all'aceto
vinegar powder|aceto in polvere
vinegar|aceto
vitamin a|vitamina A
vitamin k|vitamina K
vitamins|vitamine
wafer|wafer
waffle|gaufre
wakame|wakame
walnut kernel|gherigli di noci
walnut oil|olio di noci
walnut|noce
wasabi|wasabi
water chestnut|castagne d'acqua
watercress|crescione
watermelon|anguria
water|acqua
wax bean|fagiolo giallo
waxy corn|maïs ceroso
welsh onion|cipolla d'inverno
wheat bran|crusca di frumento
wheat cakes|torte di grano
wheat dextrose|destrosio di frumento
wheat fiber|fibra di frumento
wheat flakes|fiocchi di frumento
wheat flour|farina di frumento
wheat germ|germe di frumento
wheat gluten|glutine di grano
wheat malt|malto di frumento
wheat protein|proteine del grano
wheat semolina|semolino di frumento
wheat sourdough|lievito madre di frumento
wheat starch|amido di frumento
wheat syrup|sciroppo di grano
wheat|frumento
whey powder|siero di latte in polvere
whey product|derivati del siero di latte
whey protein|proteine del siero del latte
whey|siero di latte
whipped cream|panna montata
white asparagus|asparagi bianchi
white beans|fagioli bianchi
white cabbage|cavolo bianco
white chocolate|cioccolato bianco
white corn|mais crudo
white fish|pesce bianco
white grape|uva bianca
white onion|cipolla bianca
white pepper|pepe bianco
white rice|riso bianco
white sugar|zucchero bianco
white vinegar|aceto bianco
white wine|vino bianco
whiting|merlango
whole almonds|mandorle intere
whole cream|panna intera
whole egg|uova intere
whole milk|latte intero
whole wheat|frumento integrale
whole yogurt|yogurt intero
wholemeal barley|orzo integrale
wholemeal buckwheat|saraceno integrale
wholemeal cereal|cereale integrale
wholemeal flour|farina integrale
wholemeal oat|avena integrale
wholemeal rye|segale integrale
wild blueberry|mirtilli selvatici
wild garlic|aglio orsino
wild rice|riso selvatico
wild strawberry|fragola di bosco
wine vinegar|aceto di vino
wine|vino
wood ear|orecchie di Giuda
worcestershire sauce|salsa Worcestershire
xanthan gum|gomma di xantano
xylanase|xilanasi
yeast extract|estratto di lievito
yeast powder|lievito in polvere
yeast|lievito
yellow corn|mais giallo
yellowfin tuna|tonno a pinna gialla
yogurt|yogurt
zinfandel|primitivo
`;
