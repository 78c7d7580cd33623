/** Names of categories, one `English|name` a line; made by `tooling/languages/build-names.mjs`. @source Open Food Facts, ODbL 1.0 */
export const NAME_LINES = `
5 beer|Cervejas de 5%
advent calendars|Calendário do Advento
alcohol vinegars|Vinagres de álcool
alcoholic beverages|Bebidas alcoólicas
ales|Cervejas ale
almond butters|Manteigas de amêndoa
almond meal|Farinha de amêndoa
almond milks|Bebidas de amêndoa
almonds|Amêndoas
animal fats|Gorduras animais
appetizers|Aperitivos
apple compotes|Compotas de maçã
apple jams|Doces de maçã
apple juices|Sumos de maçã
apple nectars|Néctares de maçã
apples jellies|Geleias de maçã
apricot jams|Doces de damasco
apricot nectars|Néctares de damasco
aromatic herbs|Ervas aromáticas
aromatic plants|Ervas aromáticas
artisan products|Produtos artesanais
artisanal ciders|Sidras artesanais
artisanal spirits|Bebidas espirituosas artesanais
assorted chocolate candies|Bombons sortidos
assorted chocolates|Bombons sortidos
assortments of biscuits|Bolachas sortidas
baby foods|Alimento para bebés
baguettes|Baguetes
balsamic vinegars|Vinagres balsâmicos
balsamic vinegars of modena|Vinagres balsâmicos de Modena
banana jams|Doces de banana
banana nectars|Néctares de banana
barbecue crisps|Batatas fritas sabor a churrasco
barbecue sauces|Molhos barbecue
bars|Barras
bars covered with chocolate|Barras de chocolate
bavarian mustards|Mostarda da Baviera
bee products|Mel e produtos da colmeia
beef|Carne de vaca
beef ragu|Ragu de vaca
beers|Cervejas
beers from united kingdom|Cervejas do Reino Unido
belgian endives|Endívias
berry jams|Doces de frutas vermelhas
beverages|Bebidas
bilberries jams|Doces de mirtilo
biscuits|Bolachas
biscuits and cakes|Bolachas e bolos
biscuits and crackers|Bolachas e crackers
black beers|Cervejas pretas
black teas|Chás pretos
blackberry jams|Doces de amora
blackcurrant jams|Doces de groselha-preta
blueberry jams|Doces de mirtilo
blueberry muffins|Queques de mirtilo
blueberry nectars|Néctares de mirtilo
bodybuilding supplements|Suplementos para desportistas
boiled eggs|Ovos cozidos
bolognese sauces|Molhos à bolonhesa
bonbons|Bombons
bottarga|Butarga
brazil nuts|Castanha do Pará
bread crumbs|Pão ralado
breads|Pão
breadsticks|Gressinos
breakfast biscuits|Bolachas de pequeno-almoço
breakfast cereals|Cereais de pequeno-almoço
breakfasts|Pequeno-almoço
brioche filled with custard|Brioches com creme
brioches|Brioche
broccoli|Brócolos
broths|Caldo
brown flax seeds|Linhaça marrom
brown rices|Arroz integral
brussels sprouts|Couves-de-bruxelas
buckwheat|Trigo-sarraceno
butter beans|Feijão-manteiga
butter croissants|Croissants de manteiga
butters|Manteiga
cakes|Bolos
calamari|Lulas
candied fruits|Frutas cristalizadas
candies|Rebuçados e gomas
candy canes|Bengalas doces
canned chickpeas|Grão-de-bico em conserva
canned common beans|Feijão em conserva
canned fishes|Peixe em conserva
canned fruits|Fruta em conserva
canned fruits in juice|Conservas de frutas em suco
canned legumes|Leguminosas em conserva
canned lentils|Lentilhas em conserva
canned mackerels|Cavala em conserva
canned plant based foods|Alimentos à base de plantas enlatados
canned sardines|Sardinhas enlatadas
canned tomatoes|Tomates enlatados
canned tunas|Atum em conserva
canned vegetables|Legumes em conserva
cantaloupe melons|Melão-cantalupo
caramel chocolate bars|Barras de chocolate e caramelo
carbonated drinks|Bebidas com gás
carbonated mineral waters|Águas minerais com gás
carbonated waters|Águas com gás
cardoons|Cardo
carrot salads|Saladas de cenoura
carrots|Cenouras
cashew nuts|Cajus
cauliflowers|Couves-flor
celery|Aipo
cereal bars|Barras de cereais
cereal flakes|Flocos de cereais
cereal flours|Farinhas de cereais
cereal grains|Grãos de cereais
cereal milks|Bebidas de cereais
cereal oils|Óleos de cereais
cereal pastas|Massas de cereais
cereals and potatoes|Cereais e batatas
cereals and their products|Cereais e seus produtos
chards|Acelga
cheddar and onion crisps|Batatas fritas de cheddar e cebola
cheddar cheese|Queijos cheddar
cheddar slices|Cheddar às fatias
cheese and onion crisps|Batatas fritas de queijo e cebola
cheese spreads|Queijos para barrar
cheeses|Queijos
cheeses from england|Queijos de Inglaterra
cheeses from the united kingdom|Queijos do Reino Unido
cheeses from wales|Queijos do País de Gales
cherry jams|Doces de cereja
cherry nectars|Néctares de cereja
chewing gum|Pastilhas elásticas
chia|Sementes de chia
chicken breasts|Peitos de frango
chicken eggs|Ovos de galinha
chickens|Frango
chickpeas|Grão-de-bico
chips and fries|Batatas fritas
chives|Cebolinho
chocolate bars|Barras de chocolate
chocolate biscuits|Bolachas de chocolate
chocolate cakes|Bolos de chocolate
chocolate candies|Bombons de chocolate
chocolate chip cookies|Bolachas com pepitas de chocolate
chocolate covered almonds|Amêndoas cobertas com chocolate
chocolate desserts|Sobremesas de chocolate
chocolate eclairs|Éclairs de chocolate
chocolate milks|Leites com chocolate
chocolate muffins|Queques de chocolate
chocolate powders|Pós de chocolate
chocolate soy milks|Bebidas de soja com cacau
chocolate spreads|Cremes de chocolate
chocolate truffles|Trufas de chocolate
chocolates|Chocolates
chocolates with almonds|Chocolates com amêndoas
chocolates with hazelnuts|Chocolates com avelãs
chorizo|Chouriço
chorizos|Chouriços
ciders|Sidras
cocoa and chocolate powders|Cacau e chocolate em pó
cocoa and hazelnuts spreads|Cremes de cacau e avelã
cocoa and its products|Cacau e derivados
cocoa rice milks|Bebidas de arroz com cacau
coconut milks|Bebidas de coco
coconut oils|Óleos de coco
coconut pies|Tartes de coco
coconut sugar|Açúcar de coco
coconuts|Coco
coconuts and their products|Coco e derivados
cod acras|Pastéis de bacalhau
coffee creamy puddings|Sobremesas cremosas de café
coffee soy milks|Bebidas de soja com café
coffees|Cafés
cola sodas without caffeine|Colas sem cafeína
colas|Colas
cold soups|Sopas frias
common beans|Feijão
compotes|Compotas
condiments|Condimentos
confectioneries|Confeitaria
cooked chicken|Frango cozido
cooked poultries|Aves cozinhadas
cooked pressed cheeses|Queijos cozidos e premidos
cookies with milk chocolate|Bolachas com chocolate de leite
corn chips|Snacks de milho
corn flakes|Flocos de milho
corn salad|Canónigos
corn starch|Amido de milho
cornmeal|Farinhas de milho
cottage cheeses|Cottage
country specific beers|Cervejas por país
couscous|Cuscuz
cow cheeses|Queijos de vaca
cow milks|Leites de vaca
cream cheeses|Queijos creme
creams|Natas
creamy puddings|Sobremesas cremosas
crepes and galettes|Crepes e galettes
crispbreads|Pães estaladiços
crisps|Batatas fritas
croutons|Croûton
crunchy mueslis|Muesli crocante
crustaceans|Crustáceos
crystallized ginger|Gengibre cristalizado
crêpes|Crepe
crêpes dentelle|Crepes dentelle
cucumbers|Pepinos
culinary plants|Legumes e ervas para cozinhar
cured sausages|Enchidos curados
dairies|Laticínios
dairy desserts|Sobremesas lácteas
dairy drinks|Bebidas lácteas
dairy substitutes|Substitutos de lacticínios
dandelion|Dente-de-leão
dark ales|Cervejas ale escuras
dark chocolate bar|Tabletes de chocolate preto
dark chocolate bar with less than 70 cocoa|Tabletes de chocolate preto com menos de 70 % de cacau
dark chocolates|Chocolates pretos
dark chocolates with hazelnuts|Chocolates pretos com avelãs
dark lagers|Cervejas lager escuras
dehydrated beverages|Bebidas desidratadas
dehydrated soups|Sopa Instantânea
desserts|Sobremesas
diet beverages|Bebidas light
diet cola soft drink|Colas light
diet sodas|Refrigerantes light
dietary supplements|Suplementos alimentares
digestives covered with chocolate|Bolachas digestivas com chocolate
dijon mustards|Mostardas de Dijon
dill pickles|Pepinos de conserva com endro
dips|Molhos para mergulhar
doughnuts|Donuts
doughnuts filled with chocolate|Donuts recheados com chocolate
dried apricots|Alperces secos
dried cranberries|Arandos secos
dried figs|Figos secos
dried fruits|Fruta seca
dried hams|Presuntos
dried meals|Refeições desidratadas
dried meats|Carnes secas
dried peaches|Pêssegos secos
dried plant based foods|Alimentos à base de plantas secos
dried products to be rehydrated|Produtos secos a serem rehidratados
dried prunes|Ameixas secas
dried tomatoes|Tomates secos
dried vegetables|Legumes secos
drinkable yogurts|Iogurtes líquidos
drop cookies|Bolachas de colher
dry biscuits|Bolachas secas
dry pastas|Massas secas
dry sausages|Salpicões e salames
eclairs|Éclairs
egg pastas|Massas de ovo
eggs|Ovos
endives|Endívia
energy drinks|Bebidas energéticas
extra fine dark chocolates|Chocolates pretos extrafinos
extra virgin olive oils|Azeites virgem extra
fats|Óleos e gorduras
fatty fishes|Peixes gordos
fennel|Funcho
fermented dairy desserts|Iogurtes e sobremesas fermentadas
fermented drinks|Bebidas fermentadas
fermented milk drinks|Bebidas lácteas fermentadas
fermented milk products|Produtos lácteos fermentados
fig jams|Doces de figo
figs jams|Doces de figo
filled biscuits|Bolachas recheadas
filled chocolates|Chocolates recheados
fish fillets|Filetes de peixe
fish preparations|Preparados de peixe
fish soups|Sopas de peixe
fishes|Peixe
fishes and their products|Peixe e derivados
flakes|Flocos
flatbreads|Pães achatados
flavored teas|Chás com sabor
flavoured chocolates|Chocolates aromatizados
flavoured dark chocolates|Chocolates pretos aromatizados
flavoured milk chocolates|Chocolates de leite aromatizados
flavoured potato crisps|Batatas fritas aromatizadas
flavoured yogurts|Iogurtes aromatizados
flax seed flours|Farinhas de linhaça
flax seeds|Linhaça
flours|Farinha
flower honeys|Meles de flores
food additives|Aditivo alimentar
french cheeses|Queijos franceses
french sausages|Salsichas francesas
fresh aromatic plants|Ervas aromáticas frescas
fresh belgian endives|Endívias frescas
fresh cheeses|Queijos frescos
fresh fruits|Fruta fresca
fresh mushrooms|Cogumelos frescos
fresh parsley|Salsa fresca
fresh plant based foods|Alimentos vegetais frescos
fresh vegetables|Legumes frescos
fried foods|Comidas fritas
frozen desserts|Sobremesas congeladas
frozen fruits|Fruta congelada
frozen pizzas|Pizzas congeladas
frozen pizzas and pies|Pizzas e tortas congeladas
frozen pomegranates|Romãs congeladas
frozen vegetables|Legumes congelados
fruit and vegetable preserves|Doces e conservas de fruta
fruit based beverages|Bebidas à base de frutas
fruit jellies|Geleias de fruta
fruit juices|Sumos de fruta
fruit juices and nectars|Sumos e néctares de fruta
fruit juices from concentrate|Sumos de fruta à base de concentrado
fruit muffins|Queques de fruta
fruit nectars|Néctares de fruta
fruit sodas|Refrigerantes de fruta
fruit yogurts|Iogurtes de fruta
fruits|Fruta
fruits and vegetables based foods|Fruta e legumes
fruits based foods|Produtos à base de fruta
fruits in syrup|Conservas de frutas em xarope
fruits puree without sugar added|Purés de fruta sem adição de açúcar
garden cress|Agrião-mouro
gazpacho|Gaspacho
gherkins|Pepinos de conserva
gherkins pickled in vinegar|Pepinos em vinagre
ginger|Gengibre
gluten free breads|Pães sem glúten
gluten free pastas|Massas sem glúten
gluten free sliced breads|Pães de forma sem glúten
gluten free toasts|Tostas sem glúten
gnocchi|Nhoques
gnocchi of durum wheat semolina|Nhoques de sêmola de trigo duro
goat cheeses|Queijos de cabra
goat milks|Leites de cabra
gold flax seeds|Linhaça dourada
granolas|Granolas
granulated sugars|Açúcares granulados
grape jams|Doces de uva
grape juices|Sumos de uva
grape juices from concentrate|Sumos de uva à base de concentrado
grape nectars|Néctares de uva
grated carrots|Cenouras raladas
greek style yogurts|Iogurtes gregos
green beans|Feijão-verde
green lentils|Lentilhas verdes
green olives|Azeitonas verdes
green peas|Ervilhas
green pestos|Pestos verdes
green teas|Chás verdes
ground beef steaks|Hambúrgueres de vaca
guava jams|Doces de goiaba
guava nectars|Néctares de goiaba
guavas jellies|Geleias de goiaba
gummi candies|Gomas
gummy strawberries|Gomas de morango
hake|Pescada
hake fillet|Filetes de pescada
hams|Fiambre e presunto
hard cheeses|Queijos duros
hazelnut oils|Óleos de avelã
hazelnut spreads|Cremes de avelã
hearts of palm|Palmito
herbal teas|Chás de ervas
herbs|Ervas aromáticas
honeys|Mel
hot beverages|Bebidas quentes
hot dog buns|Pães para hot dog
hot sauces|Molhos picantes
hummus|Húmus
ice creams|Gelado
ice creams and sorbets|Gelados e sorvetes
iceberg lettuce|Alface americana
iced teas|Chás gelados
instant beverages|Bebidas instantâneas
instant coffees|Cafés instantâneos
instant noodles|Noodles instantâneos
italian cheeses|Queijos italianos
jams|Doces de fruta
juices and nectars|Sumos e néctares
kales|Couve kale
kumquats|Cunquate
lactose free milk|Leites sem lactose
lagers|Cervejas lager
lardons|Cubos de bacon
lasagne|Lasanhas
leaf salads|Saladas de folhas
leaf vegetables|Legumes de folha
lean fishes|Peixes magros
leek quiche|Quiche de alho-poró
leeks|Alho-porro
legume based drinks|Bebidas de leguminosas
legume butters|Manteigas de leguminosas
legume milks|Bebidas de soja e leguminosas
legume seeds|Feijão, grão e lentilhas
legumes|Leguminosas
legumes and their products|Leguminosas e derivados
lemon jams|Doces de limão
lemon jellies|Geleias de limão
lemon soft drinks|Refrigerantes de limão
lemonade|Limonada
lentil dishes|Pratos de lentilhas
lentil salads|Saladas de lentilhas
lentils|Lentilhas
lettuces|Alfaces
light fruit sodas|Refrigerantes de fruta light
liquid honeys|Méis líquidos
lollipops|Chupa-chupas
mackerels|Cavala
madeira wine|Madeira
madeleines|Madalenas
mandarin oranges|Mandarina
mango jams|Doces de manga
mango nectars|Néctares de manga
maple syrups|Xaropes de ácer
margarines|Margarinas
marzipan|Marzipã
mayonnaises|Maioneses
meals|Refeições
meals with chicken|Refeições com frango
meals with fish|Refeições com peixe
meals with meat|Refeições com carne
meat alternatives|Alternativas à carne
meat analogues|Substitutos da carne
meat balls|Almôndegas
meat based pasta sauces|Molhos de carne para massa
meat based sauces|Molhos de carne
meats|Carne
meats and their products|Carne e derivados
melon jams|Doces de melão
milk bread rolls|Pães de leite
milk chocolate bar|Tabletes de chocolate de leite
milk chocolate biscuits|Bolachas com chocolate de leite
milk chocolate covered pretzel|Pretzels com chocolate de leite
milk chocolates|Chocolates de leite
milk jams|Doces de leite
milk substitute|Substitutos do leite
milk substitutes|Substitutos do leite
milkfat|Gorduras lácteas
milks|Leite
millet flours|Farinhas de milheto
mineral waters|Águas minerais
mint|Hortelã
mixed nuts|Misturas de frutos secos
mollusc|Moluscos
moussaka|Mussaca
muffins|Queques
multifruit juices|Sumos multifrutos
multigrain sliced breads|Pães de forma multicereais
mushrooms and their products|Cogumelos e derivados
mustards|Mostardas
natural mineral waters|Águas minerais naturais
nut butters|Manteigas de frutos secos
nut milks|Bebidas de frutos secos
nuts|Frutos secos
nuts and their products|Frutos secos e derivados
oat brans|Farelo de aveia
oat flours|Farinhas de aveia
oat milks|Bebidas de aveia
oatmeal biscuits|Bolachas de aveia
oatmeal cookies|Bolachas de aveia
oilseed purees|Manteigas de frutos secos
olive oils|Azeites
olive oils from agios mattheos kerkyras|Azeites do Agios Mattheos Kerkyras
olive oils from alentejo interior|Azeites do Alentejo Interior
olive oils from apokoronas chanion kritis|Azeites do Apokoronas Chanion Kritis
olive oils from arxanes irakliou kritis|Azeites do Arxanes Irakliou Kritis
olive oils from beira alta|Azeites da Beira Alta
olive oils from beira baixa|Azeites da Beira Baixa
olive oils from beira interior|Azeites da Beira Interior
olive oils from elaiolado finiki lakonias|Azeites do Elaiolado Finiki Lakonias
olive oils from exeretiko partheno eleolado selino kritis|Azeites do Exeretiko Partheno Eleolado Selino Kritis
olive oils from exeretiko partheno eleolado thrapsano|Azeites do Exeretiko partheno eleolado Thrapsano
olive oils from exeretiko partheno eleolado trizinia|Azeites do Exeretiko partheno eleolado "Trizinia"
olive oils from kalamata|Azeites do Kalamata
olive oils from kefalonia|Azeites do Kefalonia
olive oils from kolymvari chanion kritis|Azeites do Kolymvari Chanion Kritis
olive oils from kranidi argolidas|Azeites do Kranidi Argolidas
olive oils from krokees lakonias|Azeites do Krokees Lakonias
olive oils from lakonia|Azeites do Lakonia
olive oils from lesvos mytilini|Azeites do Lesvos Mytilini
olive oils from lygourio asklipiou|Azeites do Lygourio Asklipiou
olive oils from moura|Azeites de Moura
olive oils from norte alentejano|Azeites do Norte Alentejano
olive oils from olympia|Azeites do Olympia
olive oils from petrina lakonias|Azeites do Petrina Lakonias
olive oils from peza irakliou kritis|Azeites do Peza Irakliou Kritis
olive oils from preveza|Azeites do Preveza
olive oils from rhodos|Azeites do Rhodos
olive oils from ribatejo|Azeites do Ribatejo
olive oils from samos|Azeites do Samos
olive oils from sitia lasithiou kritis|Azeites do Sitia Lasithiou Kritis
olive oils from thassos|Azeites do Thassos
olive oils from trás os montes|Azeite de Trás-os-Montes
olive oils from viannos irakliou kritis|Azeites do Viannos Irakliou Kritis
olive oils from vorios mylopotamos rethymnis kritis|Azeites do Vorios Mylopotamos Rethymnis Kritis
olive oils from zakynthos|Azeites do Zakynthos
olive tree products|Azeitonas e azeite
olives|Azeitonas
onion chutneys|Chutneys de cebola
onion powder|Cebola em pó
onions|Cebola
onions and their products|Cebolas e derivados
orange based beverages|Bebidas de laranja
orange juices|Sumos de laranja
orange nectars|Néctares de laranja
orange soft drinks|Refrigerantes de laranja
pains de campagne|Pães rústicos
papaya jams|Doces de papaia
papayas|Mamão
paprika|Páprica
parmesan|Parmesão
parsley|Salsa
passion fruit jellies|Geleias de maracujá
passion fruit nectars|Néctares de maracujá
pasta dishes|Pratos de massa
pasta sauces|Molhos para massa
pastas|Massas
pasteurised milks|Leites pasteurizados
peach flavored iced teas|Chás gelados de pêssego
peach jams|Doces de pêssego
peach nectars|Néctares de pêssego
peanut butters|Manteigas de amendoim
peanuts|Amendoins
pear jams|Doces de pêra
pear nectars|Néctares de pêra
pecan nuts|Nozes-pecã
peeled tomatoes|Tomates pelados
peppermint|Hortelã-pimenta
peppers|Pimentos
pestos|Pestos
petit beurres|Bolachas Petit Beurre
pickled cucumbers|Pepinos em vinagre
pickled gherkins|Pepinos em vinagre
pickled vegetables|Legumes em vinagre
pickles|Picles
pies|Tartes e empadas
pineapple jams|Doces de ananás
pineapple juices|Sumos de ananás
pineapple nectars|Néctares de ananás
pink ciders|Sidras rosé
pistachios|Pistácios
pizzas|Pizas
pizzas pies and quiches|Pizas, tartes salgadas e quiches
plain yogurts|Iogurtes naturales
plant based beverages|Bebidas vegetais e de fruta
plant based milk alternatives|Bebidas vegetais
plant based pickles|Picles
plant based spreads|Produtos para barrar à base de plantas
plant milks|Bebidas vegetais
plum jams|Doces de ameixa
pomegranate nectars|Néctares de romã
popcorn|Pipocas
pork|Carne de porco
pork liver pâtés|Patês de figado de porco
pork meals|Refeiçoes com porco
pork pâtés|Patês de porco
porters|Cervejas porter
potato crisps|Batatas fritas
potato crisps in sunflower oil|Batatas fritas em óleo de girassol
potato dishes|Pratos de batata
potato salads|Saladas de batata
potatoes|Batatas
potted aromatic plants|Plantas aromáticas em vaso
potted plants|Plantas em vaso
potted spearmint|Plantas de hortelã-verde
poultries|Aves
poultry meals|Pratos de aves
prawns|Camarões
preparations made from fish meat|Preparados de peixe
prepared meats|Charcutaria
prepared salads|Saladas preparadas
prepared vegetables|Legumes preparados
processed cheeses|Queijos fundidos
products without gluten|Produtos sem glútem
protein bars|Barras proteicas
protein powders|Proteínas em pó
prunes|Ameixas secas
puffed lentil cakes|Geletes de lentilha
puffed rice cakes|Bolachas de arroz tufado
pulses|Leguminosas secas
pumpkin jams|Doces de abóbora
pumpkin seeds|Sementes de abóbora
pure butter brioche|Brioches de manteiga
pálinka|Palinca
quarks|Quark
quince jellies|Geleias de marmelo
quinoa flours|Farinhas de quinoa
quinoa milks|Bebidas de quinoa
radishes|Rabanete
raisin cookies|Bolachas com passas
raisins|Uvas-passas
rapeseed oils|Óleos de colza
raspberry jams|Doces de framboesa
raspberry jellies|Geleias de framboesa
raspberry nectars|Néctares de framboesa
red banana|Banana vermelha
red wines|Vinhos tintos
redcurrants jams|Doces de groselha
redcurrants jellies|Geleias de groselha
refrigerated meals|Refeições refrigeradas
refrigerated soups|Sopas refrigeradas
rhubarb jams|Doces de ruibarbo
rhubarbs|Ruibarbo
rice flours|Farinhas de arroz
rice milks|Bebidas de arroz
rice puddings|Arroz-doce
rices|Arroz
rocket|Rúcula
rolled flakes|Flocos laminados
rolled oats|Flocos de aveia
romaine lettuce|Alface romana
royal jelly|Geleia real
rye flours|Farinha de centeio
salad dressings|Molhos para salada
salads|Saladas
salami|Salame
salmon fillets|Filetes de salmão
salmons|Salmão
salsas|Salsas
salted chocolates|Chocolates com sal
salted dark chocolates|Chocolates pretos com sal
salted snacks|Snacks salgados
salted spreads|Produtos salgados para barrar
salts|Sais
salty snacks|Petiscos salgados
sandwiches|Sanduiches
sardines|Sardinhas
sardines in oil|Sardinhas em olio
sauces|Molhos
sauerkrauts|Chucrute
sausages|Salsichas
scallions|Cebolinha
seafood|Peixe e marisco
seasoned grated carrots|Cenouras raladas temperadas
seeds|Sementes
semi skimmed milks|Leite meio-gordo
sesame oils|Óleos de sésamo
sheep milk yogurts|Iogurtes de leite de ovelha
sheep milks|Leites de ovelha
shortbread|Bolachas de manteiga
shortbread cookies|Bolachas de manteiga
shrimps|Camarões
sicilian sumac|Rhus coriara
simple syrups|Xaropes de açúcar
skimmed milks|Leite magro
sliced breads|Pães de forma
sliced cheeses|Queijos às fatias
small cucumbers|Pepinos pequenos
smoked fishes|Peixes fumados
smoked salmons|Salmão fumado
smoked salmons from farming|Salmão fumado de aquicultura
smoked trouts|Trutas fumadas
sodas|Refrigerantes
sodas with exotic fruits|Refrigerantes de frutos tropicais
soft cheeses|Queijos de pasta mole
soft cheeses with bloomy rind|Queijos de pasta mole com crosta florida
soft drinks|Refrigerantes
sorbets|Sorvetes de fruta
soups|Sopas
sourdough bread|Pão de massa-mãe
soy based drinks|Bebidas de soja
soy milks|Bebidas de soja
soy yogurts|Iogurtes de soja
soybean oils|Óleos de soja
spaghetti|Esparguete
spanish omelettes|Tortilhas de batata
spearmint|Hortelã-verde
special breads|Pães especiais
speculaas|Spekulaas
spelt milks|Bebidas de espelta
spelts|Espelta
spice mix|Misturas de especiarias
spices|Temperos
spinachs|Espinafres
sponge biscuits|Palitos la Reine
sports drinks|Bebidas desportivas
spreadable fats|Gorduras para barrar
spreads|Cremes para barrar
spring waters|Águas de nascente
squashes|Abóboras
squeezed juices|Sumos espremidos
squeezed orange juices|Sumos de laranja espremidos
squid|Lulas
strawberry biscuits|Bolachas de morango
strawberry jams|Doces de morango
strawberry nectars|Néctares de morango
stuffed pastas|Massas recheadas
sugar free chewing gum|Pastilhas elásticas sem açúcar
sugars|Açucar
sumac|Sumagre
sunflower oils|Óleos de girassol
sunflower seeds|Sementes de girassol
sweet ciders|Sidras doces
sweet corn|Milho doce
sweet fritters|Fritos doces
sweet pastries and pies|Bolos e tartes doces
sweet pies|Tartes doces
sweet snacks|Snacks doces
sweet spreads|Doces para barrar
sweeteners|Açúcares e adoçantes
syrups|Xaropes
taboulehs|Tabulés
tarragon|Estragão
tea bags|Chá em saquetas
tea based beverages|Bebidas de chá
teas|Chás
toasts|Tostas
tomato juices|Sumos de tomate
tomato ketchup|Ketchup de tomate
tomato pastes|Polpas e concentrados de tomate
tomato sauces|Molhos de tomate
tomatoes|Tomates
tomatoes and their products|Tomates e derivados
tonic water|Água tónica
tortilla chips|Nachos
traditional balsamic vinegar of modena|Vinagre balsâmico tradicional de Modena
traditional balsamic vinegars|Vinagres balsâmicos tradicionais
tropical tunas|Atuns tropicais
trouts|Trutas
tuna in brine|Atum ao natural
tuna pizzas|Pizzas de atum
tunas|Atum
tunas in oil|Atuns em óleo
turkeys|Peru
turnip|Nabo
uht milks|Leites UHT
unsalted butters|Manteiga sem sal
vanilla extract|Extrato de baunilha
vanilla rice milks|Bebidas de arroz com baunilha
vanilla soy milks|Bebidas de soja com baunilha
vanilla yogurts|Iogurtes de baunilha
vegetable based beverages|Bebidas de legumes
vegetable based foods and beverages|Alimentos e bebidas de legumes
vegetable fats|Gorduras vegetais
vegetable juices|Sumos de legumes
vegetable oils|Óleos vegetais
vegetable rods|Palitos de legumes
vegetable salads|Saladas de legumes
vegetable soups|Sopas de legumes
vegetable sweet|Legumes doces
vegetables|Legumes
vegetables based foods|Produtos à base de legumes
viennoiseries|Croissants e brioches
vinaigrettes|Vinagretes
vinegars|Vinagres
virgin olive oils|Azeites virgens
wafers|Bolachas
waffles|Gofres
walnuts|Nozes
waters|Águas
wheat brans|Farelo de trigo
wheat flours|Farinhas de trigo
wheat milks|Bebidas de trigo
white hams|Fiambre
white wines|Vinho branco
whole milks|Leite gordo
whole wheat pastas|Massas integrais
wholemeal breads|Pães integrais
wholemeal sliced breads|Pães de forma integral
wine vinegars|Vinagres de vinho
wines|Vinhos
wines from france|Vinhos da França
wines from portugal|Vinhos de Portugal
yellowfin tunas|Atuns-albacora
yogurt substitutes|Alternativas ao iogurte
yogurts|Iogurtes
`;
