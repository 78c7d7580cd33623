/** Names of foods, one `English|name` a line; made by `tooling/languages/build-names.mjs`. @source Open Food Facts, ODbL 1.0 */
export const NAME_LINES = `
absinthe|absinto
acacia fibre|fibras de acácia
agave syrup|xarope de Agave
alaska pollock|merluza-do-alasca
alcohol vinegar|vinagre de álcool
alcohol|álcool
algae|alga
almond paste|pasta de amêndoa
almond|amêndoa
aloe vera|babosa
amaranth|amaranto
amaretto|amaretto
anglerfish|peixe-pescador
animal fat|gordura animal
animal protein|proteína animal
animal|animal
apple juice|suco de maçã
apple|maçã
apricot|damasco
aromatic caramel|caramelo aromático
artichoke|alcachofra
ashwagandha|withania somnifera
asparagus|espargo
aspic|aspic
atlantic cod|bacalhau-do-atlântico
atlantic herring|arenque-do-atlântico
atlantic salmon|salmão atlântico
aubergine|beringela
avocado|abacate
bacon|toucinho
baguette|baguete
baked onion|cebolas grelhadas
baking powder|fermento em pó
balsamic vinegar|vinagre balsâmico
bamboo shoot|rebento de bambu
bamboo|bambu
banana|bananas
barley flour|farinha de cevada
barley groats|cevadinha
barley|cevada
basil extract|extracto de manjericão
basil|manjericão
basmati rice|basmati
beans|feijão
bechamel sauce|molho béchamel
beef tongue|língua de vaca
bell pepper|pimentão
bifidus|bifidus
bigeye scad|garapau
biotin|biotina
biscuit|biscoitos
bitter orange|laranja-azeda
black olive|azeitonas pretas
black pepper|pimenta preta
black quinoa|quinoa preta
black tea|chá preto
blackberry|amora
blackcurrant|groselha negra
blue cheese|queijo azul
blue mussel|mexilhão azul
blueberry|mirtilo
bogue|boga
boiled egg|ovo cozido
bolognese sauce|molho à bolonhesa
bone|osso
borage|borragem
boysenberry|boysenberry
brandy|conhaque
brazil nut|castanhas do Brasil
breadcrumbs|pão ralado
breadfruit|fruta-pão
bread|pão
brine|salmoura
broad bean|fava
broccoli|brócolos
broth|caldo
brown rice|arroz integral
brown sugar|açúcar mascavo
browning|pigmento
brussels sprouts|couve-de-bruxelas
buckwheat flour|farinha de trigo mourisco
buckwheat|trigo mourisco
bulgur|bulgur
burdock|arctium
butterfat|gordura butrica
buttermilk|leitelho
butter|manteiga
cabernet franc|cabernet franc
cabernet sauvignon|cabernet sauvignon
caffeine|cafeína
cake|bolo
calcium phosphate|fosfato de cálcio
calcium polyphosphate|polifosfato de cálcio
camomile|camomila
cane sugar|açúcar de cana
cantaloupe|melão-cantalupo
capers|alcaparras
carambola|caramboleiro
caramel sauce|molho de caramelo
caramel syrup|xarope de caramelo
caraway seed|semente de cominho
caraway|alcaravia
carbonated water|água gaseificada
cardamom|cardamomo
cardoon|cardo
carignan|carignan
carotene|caroteno
carotenoids|carotenoide
carrot juice|sumo de cenoura
carrot|cenoura
casein|caseína
cashew nuts|castanhas de caju
cassava|mandioca
cassia|cássia-chinesa
cauliflower|couve flor
cayenne pepper|pimenta-caiena
celery|aipo
cellulase|celulase
cereal flour|farinha de cereais
cereal|cereais
champagne|champanhe
champignon|cogumelos-de-Paris
chardonnay|chardonnay
chard|acelga
cheese powder|queijo em pó
cheese|queijo
cherry tomato|tomates cerejas
cherry|cereja
chervil|cerefólio
chestnut|castanhas
chia seed|sementes de chia
chicken|galinha
chickpea|grão-de-bico
chili pepper|chili
chinese hibiscus|hibiscus rosa-sinensis
chipotle|chipotle
chives|cebolinho
chlorella|chlorella
chocolate chunk|raspas de chocolate
chocolate powder|chocolate em pó
chocolate|chocolate
chokeberry|aronia
chorizo|chouriço
cider vinegar|vinagre de sidra
cider|sidra
cinnamon powder|canela em pó
cinnamon|canela
cinsaut|cinsault
citrus fruit|citrus
clam|amêijoa
clarified butter|manteiga clarificada
cloudberry|rubus chamaemorus
clove|cravo-da-índia
coagulating enzyme|coagulante
cocoa butter|manteiga de cacau
cocoa paste|pasta de cacau
cocoa powder|cacau em pó
cocoa|cacau
coconut milk|leite de cocô
coconut oil|óleo de coco
coconut water|água de cocô
coconut|cocos
cod|bacalhau
coffee|café
collagen|colágeno
colza oil|óleo de colza
condensed milk|leche condensada
condiment|condimento
cooked chickpeas|grão-de-bico cozido
cooked ham|fiambre cozinhado
cooked lardoons|toucinho cozido
coriander seed|semente de coentro
coriander|coentro
corn flakes|flocos de milho
corn flour|farinha de milho
corn kernel|grão de milho
corn maltodextrin|maltodextrina de milho
corn oil|óleo de milho
corn salad|canónigos
corn starch|amido de milho
corn syrup|xarope de milho
cornmeal|grãos de milho
corn|milho
cottonseed oil|óleo de algodão
courgette|curgete
couscous|cuscuz
cow|vaca
crab|caranguejo
cranberry|arandos
crayfish|lagostim
cream|nata
creatine|creatina
crocant|pé de moleque
crouton|croûton
crustacean|crustáceos
crème fraîche|crème fraîche
crêpe|crepe
cucumber|pepino
cumin seeds|semente de cominhos
cumin|cominho
curly endive|chicória frisada
curry|caril
cuttlefish|choco
dairy|lacticínios
dandelion|dente-de-leão
dark chocolate|chocolate amargo
dehydrated onion|cebola desidratada
dextrose monohydrate|dextrose monohidratada
dextrose|dextrose
dicalcium phosphate|fosfato dicálcico
dijon mustard|mostarda Dijon
dill|endro
dimagnesium phosphate|fosfato de dimagnésio
diphosphates|difosfato
dipotassium phosphate|fosfato dipotássico
disodium diphosphate|difosfato dissódico
distilled water|água destilada
dog rose|roseira brava
dough|massa
dried apple|maçãs desidratadas
duck fat|gordura de pato
duck|pato
durian|durião
durum wheat|trigo-duro
edam|edam
edible crab|caranguejola
egg powder|ovo em pó
egg white|clara do ovo
egg yolk|gema de ovo
egg|ovo
emmental|emmental
endive|endívia
enzyme|enzima
espagnole sauce|molho espanhol
essential oil|óleo essencial
ethanol|etanol
eucalyptus oil|óleo de eucalipto
european conger|safio
european hake|pescada-do-atlântico
european seabass|robalo
european sprat|espadilha
evaporated milk|leite evaporado
extract|extrato
fat|gordura
fennel|funcho
fenugreek|feno-grego
ferment|fermento
feta|sirene
fiber|fibra
filling|recheio
filtered water|água filtrada
fish|peixe
flaked almonds|amêndoas laminadas
flavouring preparation|preparacao aromatizante
flavouring|aromatizante
flax seed|linhaça
flounder|linguado
flour|farinha
freekeh|freekeh
fresh butter|manteiga fresca
fresh egg|ovos frescos
fresh milk|leite fresco
fresh pasta|massa fresca
fried onion|cebola frita
fromage blanc|queijo branco
fructooligosaccharide|frutooligossacarídeo
fructose|frutosa
fruit juice|suco de fruta
fruit|fruta
galacto oligosaccharides|galactooligossacarídeo
galangal|galangal
gamay|gamay
garden cress|agrião-mouro
garlic powder|alho em pó
garlic|alho
gellan gum|goma gelana
ghee|ghi
giant squash|abóbora-gigante
ginger powder|gengibre em pó
gingerbread|pão de mel
ginger|gengibre
ginkgo leaf|folha de ginkgo biloba
gin|gim
glucose syrup|xarope de glicose
glucose|glicose
glucuronolactone|glucoronolactona
gluten|glúten
glutinous rice|arroz glutinoso
glycerol monostearate|monoestearato de glicerina
goat cheese|queijo de cabra
goat meat|carne de cabra
goat milk|leite de cabra
gooseberry|groselheira
granulated sugar|açúcar granulado
grape juice|sumo de uva
grapefruit juice|sumo de toranja
grapefruit|toranja
grape|uva
great scallop|vieira
green asparagus|espargos verdes
green bean|feijão-verde
green lentils|lentilhas verde
green tea|chá verde
grenache|grenache
guar gum|goma de guar
guava|goiaba
gum arabic|goma-arábica
haddock|eglefino
hake|pescada
halloumi|halloumi
hard cheese|queijo de pasta dura
hazelnut paste|pasta de avelã
hazelnut|avelã
herb|plantas aromáticas
herring|arenque
honey|mel
hop extract|extracto de lupolo
hops|lúpolo
horse meat|carne equina
horseradish|raiz-forte
horse|cavalo
humboldt squid|pota gigante
ice cream|gelado
iceberg lettuce|alface americana
ice|gelo
icing sugar|açúcar em pó
imazalil|imazalil
instant coffee|café solúvel
inulin|inulina
invert sugar|açúcar invertido
iodised salt|sal iodado
isomalto oligosaccharide|isomalto-oligossacandeos
jack mackerel|chicharro
jalapeno pepper|pimenta-jalapenho
jodenkoeken|jodenkoek
juice|sumo
juniper berry|semente de zimbro
juniper|zimbro
kaffir lime|combava
kale|couve
kasha|kasha
kefir|kefir
ketchup|ketchup
khorasan wheat|kamut
kiwi|quiuí
koji|koji
kombu|kombu
kosher salt|sal grosso
kumquat|cunquate
lactase|lactase
lactic ferments|fermentos lácteos
lactose|lactose
lamb|cordeiro
lard|banha
lasagne|lasanha
lavender|lavanda
leek|alho-porro
legume|legume
lemon balm|erva-cidreira
lemon juice|sumo de limão
lemon oil|óleo de limão
lemon peel|casca de limão
lemon powder|sumo de limão desidratado
lemon pulp|polpa de limão
lemon puree|puré de limão
lemonade|limonada
lemongrass|erva-principe
lemon|limão
lentils|lentilha
lettuce|alface
lima bean|feijão-de-lima
lime juice|sumo de lima
lime|lima
limoncello|limoncello
linguine|linguine
linseed oil|óleo de linhaça
liqueur wine|vinho fortificado
liqueur|licor
liquid smoke|fumaça líquida
liquorice extract|extrato de alcaçuz
liquorice|alcaçuz
lobster|lavagante
lovage|levístico
lupin bean|tremoço
lychee|litchi
macadamia nut|macadâmia
mace|macis
mackerel|cavala
madeira|vinho da Madeira
malbec|malbec
malt extract|extrato de malte
malted barley|malte de cevada
maltodextrind|maltodextrinas
maltose|maltose
malt|malte
malvasia|malvasia
mandarin peel|casca de tangerina
mandarin|mandarina
mango puree|puré de manga
mango|manga
margarine|margarina
marinade|marinada
marjoram|manjerona
marsala wine|vinho Marsala
marzipan|marzipã
mascarpone|mascarpone
mashed potato|purê de batata
mate|chimarrão
mayonnaise|maionese
meatball|almôndega
meat|carne
melon|melão
menthol|mentol
meringue|suspiro
merlot|merlot
milk chocolate|chocolate de leite
milk filling|recheio de leite
milk powder|leite em pó
milk proteins|proteína do leite
milkfat|gorda do leite
milk|leite
millet|milhete
mineral water|água mineral
mint|mentha
mirin|mirin
miso|missô
modified starch|amido modificado
molasses|melaço
mollusc|moluscos
monocalcium phosphate|fosfato monocálcico
monopotassium phosphate|fosfato monopotássico
mourvèdre|mourvèdre
mozzarella|mozzarella
mushroom|cogumelo
mussel|mexilhão
mustard seed|semente de mostarda
mustard|mostarda
must|mosto
müesli|muesli
nachos|nachos
napa cabbage|couve-da-china
natural extract|extrato natural
natural flavouring|aroma natural
nectarine|nectarina
nicotinamide|nicotinamida
nigari|nigari
nile perch|perca do Nilo
noodle|talharim
nori|nori
nougat|nougat
nutmeg nut|noz-moscada
nut|nozes
oat base|bebida de aveia
oat bran|salvado de avena
oat fibre|fibra de aveia
oat flakes|flocos de aveia
oat flour|farinha de aveia
oat|aveia
octopus|polvo
oil|óleo
okra|quiabo
olive oil|azeite
olive|axeitonas
omelette|omelete
onion|cebola
orange juice|suco de laranja
orange pulp|polpa de laranja
orange zest|casca de laranja
orange|laranja
oregano|orégãos
oyster mushroom|shimeji-preto
oyster|ostra
pacific cod|bacalhau-do-pacífico
pacific oyster|ostra-do-pacífico
pak choi|pak-choi
palm fat|gordura de palma
palm oil|óleo de palma
palm olein|oleína de palma
palm|palma
pantothenic acid|ácido pantoténico
papaya|mamão
paprika extract|extrato de pimentão
paprika|paprica
parboiled rice|arroz parboilizado. arroz estufado
parmigiano reggiano|parmesão
parsley|salsa
parsnip|pastinaca
passionfruit|maracujá
pasta|massa alimentícia
pasteurised milk|leite pasteurizado
pea protein|proteína de ervilha
peach puree|puré de pêssego
peach|pêssegos
peanut butter|manteiga de amendoim
peanut oil|óleo de amendoim
peanut|amendois
pear puree|puré de pêra
pear|pêra
pea|ervilha
pecan nut|nozes pécan
pecorino|pecorino
peeled tomatoes|tomate pelado
penicillium candidum|penicillium candida
penne|penne
pentapotassium triphosphate|trifosfato pentapotássico
pentasodium triphosphate|trifosfato pentassódico
peppermint oil|óleo de hortelã-pimenta
peppermint|hortelã-pimenta
pepperoni|pepperoni
pepper|pimenta
petit verdot|petit verdot
phosphoric acid|ácido fosfórico
pine nuts|pinhão
pineapple juice|sumo de ananás
pineapple|ananas
pink peppercorn|pimenta rosa
pinot meunier|pinot Meunier
pinot noir|pinot noir
piquillo pepper|pimiento del piquillo
pistachio nuts|pistácios
pita|pita
plant protein|proteína vegetal
plum|ameixa
pollen|pólen
polydextrose|polidextrose
pomace brandy|bagaceira
pomelo|pomelo
poppyseed|sementes de papoila
poppy|papoila
pork fat|gordura de porco
pork loin|lombo
pork meat|carne de suíno
pork rind|torresmo
pork tongue|língua de porco
pork|porco
port|vinho do Porto
potassium polyphosphate|polifosfato de potássio
potato powder|patatas en polvo
potato starch|fecula de batata
potato|batata
poultry|ave de capoeira
pouting|faneca
powdered almonds|amêndoas em pó
protein|proteína
provolone|provolone
puffed rice|arroz tufado
pumpkin seed|sementes de abóbora
pumpkin|abóbora
purée|puré
quark|quark
quinine|quinina
rabbit|coelho
radicchio|radicchio
radish|rabanete
rainbow trout|truta-arco-íris
raising agent|levedante
raisin|passa
rapeseed lecithin|lecitina de colza
raspberry|framboesas
ravioli|ravioli
raw salmon|salmão cru
red beetroot|beterraba vermelha
red cabbage|couve-roxa
red fruits|frutas vermelhas
red rice|arroz vermelho
red wine|vinho tinto
redcurrant|groselha
rennet|coalho
rhubarb|ruibarbo
riboflavin|riboflavina
rice bran|farelo de arroz
rice flour|farinha de arroz
rice semolina|sêmola de arroz
rice starch|amido de arroz
rice|arroz
ricotta|requeijão
roasted coffee|café torrado
rocket|rúcula
romaine lettuce|alface romana
romanesco broccoli|romanesco
rooibos|rooibos
rose hip|cinórrodo
roselle flower|vinagreira
rosemary|alecrim
rosé wine|vinho rosé
royal jelly|geleia real
rum|rum
runner bean|jão-da-espanha
rye bran|sêmea de centeio
rye flakes|flocos de centeio
rye flour|farinha de centeio
rye|centeio
safflower|cártamo
saithe|escamudo
salami|salame
salmon|salmão
salsify|escorcioneira
salted butter|manteiga com sal
salt|sal
sardine|sardinha
sauce|molho
sauerkraut|chucrute
sauternes|sauternes
savoy cabbage|couve-lombarda
sea lettuce|alface-do-mar
sea salt|sal marinho
seabream|esparídeos
seaweed|macroalga
seed|semente
seitan|seitan
selected ferments|fermentos selecionados
sesame oil|óleo de sésamo
sesame seeds|sementes de sésamo
sesame|sésam
shallot|chalota
shea butter|ori
sheeps milk|leite de ovelha
sheep|ovelha
shellfish|marisco
sherry|xerez
shiitake|shiitake
shortcrust dough|massa quebrada
shrimp|camarão
sifted tomato|tomates passados
skimmed milk|leite desnatado
skipjack tuna|bonito
smoke flavouring|aroma de fumo
smoked lardoons|toucinho fumado
smoke|fumo
snail|caracol
sodium caseinate|caseinato de sódio
sodium cyclamate|cyclamate de sodium
sodium iodide|iodeto de sódio
sodium polyphosphate|polifosfato de sódio
sorrel|azeda
sour cherry|ginjas
sour cream|creme azedo
sourdough|massa lêveda
soured milk|leite fermentado
soy milk|leite de soja
soy preparation|preparado à base de soja
soy protein|proteína de soja
soy sauce|molho de soja
soya bean|grão de soja
soya flour|farinha de soja
soya lecithin|lecitina de soja
soya oil|óleo de soja
soya|soja
spaghetti|espaguete
sparkling wine|vinho espumante
spearmint|hortelã-verde
speculaas|spekulaas
spelt flour|farinha de espelta
spelt|espelta
spinach powder|pó de espinafre
spinach|espinafres
spiny lobster|lagosta
spirulina|spirulina
spring onion|cebolinha
spring water|água de nascente
squid|lula
star anise|estrela-de-anis
starch|amido
strawberry juice|sumo de morango
strawberry puree|puré de morango
strawberry|morango
striped bass|robalo riscado
sucrose|sacarose
sugar beet|beterraba-sacarina
sugar syrup|xaropa de açúcar
sugar|açúcar
sulfite|sulfito
sultana|sultanina
sunflower lecithin|lecitina de girassol
sunflower oil|óleo de girassol
sunflower|girassol
surimi|surimi
sushi rice|arroz de sushi
sweet potato|batata-doce
sweetmint|hortelã-comum
swordfish|espadarte
syrah|syrah
syrup|xarope
sémillon|sémillon
tagliatelle|tagliatelle
tahini|tahine
tamarind|tamarindus
tapioca flour|farinha de tapioca
tapioca|tapioca
tarragon|estragão
tea|chá
tequila|tequila
tetrapotassium diphosphate|difosfato tetrapotássico
tetrasodium diphosphate|difosfato tetrassódico
thyme|tomilho
tilsit|tilsit
tofu|tofu
tomato concentrate|concentrado de tomate
tomato cubes|tomate en cubos
tomato juice|sumo de tomate
tomato pulp|polpa de tomate
tomato sauce|molho de tomate
tomato|tomate
transglutaminase|transglutaminase
trehalose|trealose
tricalcium phosphate|fosfato tricálcico
tripotassium phosphate|fosfato tripotássico
trisodium diphosphate|difosfato trissódico
trout|truta
tuna|atum
turkey|peru
turmeric|curcuma
turnip|nabo
unsalted butter|manteiga sem sal
vanilla extract|extrato de baunilha
vanilla flavouring|aroma baunilha
vanilla pod|vagem de baunilha
vanilla powder|vanille em pó
vanilla|baunilha
vanillin|vanillina
varietal|varietal
vegetable fat|gordura vegetal
vegetable fiber|fibra vegetal
vegetable margarine|margarina vegetal
vegetable oil|óleo vegetal
vegetable|vegetal
vermouth|vermute
vinaigrette|vinagrete
vinegar|vinagre
vitamin a|vitamina A
vitamin k|vitamina K
vitamins|vitaminas
waffle|waffle
walnut|noz
wasabi|wasabi
watercress|agrião
watermelon|melancia
water|água
welsh onion|cebolleta
wheat bran|farelo de trigo
wheat dextrose|dextrose de trigo
wheat fiber|fibras de trigo
wheat flakes|flocos de trigo
wheat flour|farinha de trigo
wheat germ|gérmen de trigo
wheat gluten|glúten de trigo
wheat protein|proteína de trigo
wheat semolina|sêmola de trigo
wheat starch|amido de trigo
wheat|trigo
whey powder|soro de leite em pó
whey protein|proteína do soro do leite
whey|soro de leite
white asparagus|espargos brancos
white cabbage|repolho
white chocolate|chocolate branco
white corn|milho amarelo
white pepper|pimenta-branca
white quinoa|quinoa branco
white rice|arroz branco
white wine|vinho branco
whiteleg shrimp|camarão-de-patas-brancas
whole almonds|amêndoas inteiras
whole egg|ovo inteiro
whole milk|leite enteiro
whole wheat|trigo integral
wholemeal barley|cevada integral
wild garlic|allium ursinum
wild rice|arroz selvagem
wine vinegar|vinagre de vinho
wine|vinho
worcestershire sauce|molho inglês
xanthan gum|goma xanthano
xylanase|xilanase
yeast extract|extrato de levedura
yeast powder|levedura em pó
yeast|levedura
yellow corn|milho branco
yellowfin tuna|atum albacora
yogurt|iogurte
zinfandel|zinfandel
`;
