/** Names of foods, one `English|name` a line; made by `tooling/languages/build-names.mjs`. @source Open Food Facts, ODbL 1.0 */
export const NAME_LINES = `
absinthe|absenta
acacia fibre|fibra de acacia
acacia honey|miel de acacia
acai berry|baya de acai.
acai juice|zumo de acai
acerola juice|zumo de acerola
acerola|acerola
agave syrup|jarabe de agave
alaska pollock|abadejo de Alaska
albacore|atún blanco
alcohol vinegar|vinagre de alcohol
alcohol|alcohol
alfalfa|alfalfa
algae concentrate|concentrado de algas
algae extract|extracto de alga
algae|alga
allspice|pimienta de Jamaica
almond flour|harina de almendra
almond paste|masa fina de mazapán
almond pulp|pulpa de almendras
almonds pieces|trozos de almendras
almond|almendra
aloe vera|aloe vera
amaranth flour|harina de amaranto
amaranth|amaranto
amaretto|amaretto
american cheese|queso americano
american lobster|langosta americana
anchovy filets|filetes de anchoas
anchovy paste|pasta de anchoa
anchovy|anchoa
anglerfish|rape común
angus beef|carne de vacuno angus
animal fat|grasa animal
animal protein|proteína animal
animal|animal
aniseed aroma|aroma de anís
aniseed oil|aceite de anis
aniseed|semilla de anís
apple extract|extracto de manzana
apple fiber|fibra de manzana
apple juice|jugo de manzana
apple pectin|pectina de manzana
apple pieces|trozos de manzana
apple purée|puré de manzana
apple vinegar|vinagre de manzana
apple|manzana
apricot kernels|huesos de albaricoque
apricot|albaricoque
arabica coffee|café arabica
arbequina olive|aceituna arbequina
arctic char|salvelino
argentine hake|merluza argentina
armagnac|armagnac
aromatic caramel|caramelo aromático
arrowtooth flounder|halibut de Alaska
artichoke heart|corazones de alcachofa
artichoke|alcachofa
artificial flavouring|aroma artificial
ashwagandha|withania somnifera
asiago|queso asiago
asparagus|espárrago
aspic|aspic
atlantic salmon|salmón del Atlántico
aubergine|berenjena
avocado oil|aceite de aguacate
avocado|aguacate
baby spinach|espinaca bebé.
baby squid|chipirones
bacon|panceta
baguette|baguette
balsamic vinegar|aceto balsámico
bamboo fibre|fibra de bambú
bamboo shoot|brotes de bambú
bamboo|bambú
banana flavouring|aroma de plátano
banana|plátano
barbecue flavouring|aroma a barbacoa
barbecue seasoning|aderezo barbacoa
barley extract|extracto de cebada
barley flakes|copos de cebada
barley flour|harina de cebada
barley|cebada
barn eggs|huevos de granero
basil extract|extracto de albahaca
basil|albahaca
basmati rice|arroz basmati
bastardo|bastardo
bay leaf|hoja de laurel
beans|fríjol
beaufort|queso Beaufort DOP
bechamel sauce|bechamel
beef bones|huesos de carne vacuna
beef broth|caldo de carne de vaca
beef extract|extracto de res
beef fat|grasa de vacuno
beef flavouring|sabor res
beef gelatin|gelatina de ternera
beef heart|corazón de res
beef liver|foie de res
beef meat|carne de vaca
beef tongue|lengua de ternera
beef tripe|callos de vacuno
beer|cerveza
beetroot juice|jugo de remolacha
beetroot powder|remolacha en polvo
beetroot sprouts|germen de remolacha
beetroot sugar|azucar de remolacha
beetroot syrup|sirope de remolacha
beetroot|remolacha
belgian chocolate|chocolate belga
belgian endive|endivia Belga
bell pepper|pimiento
berries|bayas
beta galactosidase|beta galactosidasa
bifidobacterium lactis|bifidobacterium lactis
bifidus|bifidus
biotin|biotina
biscuit|galleta
bitter almond|almendras amargas
bitter melon|melón amargo
bitter orange|naranja amarga
black beans|alubias negras
black carrot|zanahorias negras
black cherry|cereza negra
black cumin|abésoda
black garlic|ajo negro
black olive|aceituna negra
black peppercorns|pimienta negra en grano
black pepper|pimienta negra
black pudding|morcilla
black quinoa|quinoa negra
black rice|arroz negro
black seabream|chopa
black tea|té negro
black truffle|trufa negra
blackberry|mora
blackcurrant flavouring|aroma de grosella
blackcurrant|grosella negra
blanches almonds|almendras peladas
blood orange|naranja sanguina
blood proteins|proteínas de sangre
blue cheese|queso azul
blue fenugreek|meliloto azul
blue grenadier|merluza neozelandesa
blueberry flavouring|aroma de arándano
blueberry|arándano
boabab|boabab fruto
bogdanuša|bogdanuša
bogue|boga
boiled egg|huevo cocido
boletus edulis|boletus edulis
bolognese sauce|boloñesa
bone|hueso
borage|borraja
botifarra|butifarra
bourbon vanilla|vainilla Bourbon
bran flour|harina de salvado
brandy flavouring|aroma de brandy
brandy|brandy
bran|salvado
brazil nut|nueces de Brasil
breadcrumbs|pan rallado
breadfruit|fruto del pan
bread|pan
breast|pechuga
brie|queso brie
brine|salmuera
broad bean|haba
broccoli cress|mastuerzo
broccoli|brócoli
broth|caldo
brown beans|habichuela parda
brown rice|arroz integral
brown sugar|azúcar morena
browning|browning
brussels sprouts|col de Bruselas
buckwheat flakes|copos de sarraceno
buckwheat flour|harina de sarraceno
buckwheat|sarraceno
buffalo milk|leche de búfala
burdock|arctium
butter flavouring|aroma de mantequilla
butterfat|grasa butírica
buttermilk solids|sólidos de manteca
buttermilk|suero de mantequilla
butternut squash|calabaza moscada
butter|mantequilla
béarnaise sauce|salsa bearnesa
cabbage|col
cabernet franc|cabernet franc
cabernet sauvignon|cabernet sauvignon
cabernet|cabernet
cactus fig|higo chumbo
caffeine|cafeina
cake|pasteles
calcium caseinate|caseinato de calcio
calcium pantothenate|pantotenato de calcio
calcium phosphates|fosfatos de calcio
calcium phosphate|fosfato de calcio
calcium polyphosphate|polifosfato de calcio
calf liver|higado de ternera
calf rennet|cuajo bovino
calvados|calvados
camomile|manzanilla
campari|campari
candied papaya|papaya confitada
cane sugar|azúcar de caña
canola oil|aceite de canola
cantaloupe|melón cantaloupe
capelin|capelán
capers|alcaparras
capsicum extract|extracto de capsicum
carambola|carambolo
caramel filling|relleno de caramelo
caramel flavouring|sabor caramelo
caramel malt|malta caramelo
caramel sauce|salsa de caramelo
caramel syrup|jarabe de caramelo
caramelised sugar|azúcar caramelizado
caraway seed|semilla de alcaravea
caraway|alcaravea
carbonated water|agua carbonatada
cardamom|cardamomo
cardoon|cardo
carignan|cariñena
carob seeds|harina de algarroba
carotene|caroteno
carotenoids|carotenoide
carrot extract|extracto de zanahorias
carrot juice|jugo de zanahoria
carrot purée|puré de zanahoria
carrot|zanahoria
caseinate|caseinato
casein|caseína
cashew nuts|anacardos
casing|cubierto
cassava|cassava
cauliflower|coliflor
cava|cava
cayenne pepper|pimienta de cayena
celeriac|apio nabo
celery flavouring|aroma de apio
celery juice|jugo de apio
celery leaves|apio hoja
celery salt|sal de apio
celery seed|semilla de apio
celery|apio
cellulase|celulasa
cephalopod ink|tinta de cefalopodo
cep|boletus
cereal flour|harina de cereales
cereal|cereales
champagne|champán
champignon|agaricus bisporus
chardonnay|chardonnay
chard|acelgas
chasselas|chasselas
cheddar powder|queso cheddar polvo
cheddar|cheddar
cheese flavouring|aromas con sabor a queso
cheese powder|queso en polvo
cheese sauce|salsa de queso
cheese|queso
cherry juice|jugo de cereza
cherry purée|puré de cereza
cherry tomato|tomates cerezas
cherry|cereza
chervil|perifollo
chestnut flour|harina de castaña
chestnut|castañas
chia oil|aceite de chía
chia seed|semillas de chia
chia|chía negra
chicken blood|sangre de pollo
chicken bone|hueso de pollo
chicken breast|pechuga de pollo
chicken broth|caldo de pollo
chicken egg|huevo de gallina
chicken fat|grasa de pollo
chicken fillet|filete de pechuga de pollo
chicken flavouring|sabor a pollo
chicken liver|higado de pollo
chicken meatball|albóndigas de pollo
chicken meat|carne de pollo
chicken protein|proteina de pollo
chicken skin|piel de pollo
chicken thigh|muslo de pollo
chicken wing|ala de pollo
chicken|pollo
chickpea flour|harina de garbanzo
chickpea|garbanzo
chicory fibre|fibra de la raíz de achicoria
chicory|achicoria
chilean mussel|chorito
chili pepper|guindilla
chinese hibiscus|hibiscus rosa-sinensis
chipotle|chile chipotle
chive seasoning|aderezo de cebollino
chives|cebollino
chlorella|chlorella
chocolate chunk|copos de chocolate
chocolate cream|crema de chocolate
chocolate filling|relleno de chocolate
chocolate flavouring|saborizante a chocolate
chocolate liqueur|licor de chocolate
chocolate powder|chocolate en polvo
chocolate|chocolate
chokeberry|aronia
chopped tomatoes|tomates en trozos
chorizo|chorizo extra
churned butter|manteca batida
cider vinegar|vinagre de sidra
cider|sidra
cinnamon apple|manzana canela
cinnamon powder|canela en polvo
cinnamon|canela
cinsaut|cinsault
citric flavouring|aroma natural a citricos
citrus flavouring|aroma de cítricos
citrus fruit|cítricos
citrus pectin|pectina de citricos
clam|almeja
clarified butter|mantequilla clarificada
clementine|clementina
cloudberry|rubus chamaemorus
clove|clavos de olor
coagulating enzyme|enzima coagulante
coating|envolviendo
cockles|berberecho
cocoa bean|cacao en grano
cocoa butter|manteca de cacao
cocoa cream|crema de cacao
cocoa flavouring|aroma de cacao
cocoa paste|pasta de cacao
cocoa powder|cacao en polvo
cocoa|cacao
coconut butter|manteca de coco
coconut chips|chips de coco
coconut cream|crema de coco
coconut fat|grasa de coco
coconut flakes|hojuelas de coco
coconut flavouring|sabor a coco
coconut flour|harina de coco
coconut milk|leche de coco
coconut oil|aceite de coco
coconut sugar|azucar de coco
coconut water|agua de coco
coconut|coco
cod liver|hígado de bacalao
cod|bacalao
coffee beans|granos de café
coffee cream|crema de café
coffee powder|café en polvo
coffee|café
cognac|coñac
cointreau|cointreau
cola nut|nuez de cola
collagen|colágeno
colza oil|aceite de colza
common morel|cagarrias
common octopus|pulpo común
common sole|lenguado común
concentrated extract|extracto concentrado
concentrated juice|zumo a partir de concentrado
concentrated purée|puré concentrado
concentrated whey|lactosuero concentrado
condensed milk|leche condensada
condiment|condimento
conference pear|pera conferencia
cooked carrot|zanahorias cocidas
cooked chickpeas|garbanzos cocidos
cooked ham|jamón cocido
cooked lardoons|mechas de tocino cocidas
cooked pasta|pasta cocinada
cooked potato|patata cocida
cooked rice|arroz cocido
cooking water|agua de cocción
coriander leaf|hoja de cilantro
coriander seed|semillas de cilantro
coriander|cilantro
corinthian raisins|pasa de Corinto
corn dextrin|dextrina de maiz
corn dextrose|dextrosa de maíz
corn fiber|fibra de maiz
corn flakes|copos de maíz
corn flour|harina de maíz
corn kernel|grano de maís
corn maltodextrin|maltodextrina de maiz
corn oil|aceite de maíz
corn salad|milamores
corn starch|almidón de maíz
corn syrup|jarabe de maíz
cornflower|aciano
cornmeal|semola de maíz
corn|maíz
cottage cheese|queso cottage
cottonseed oil|aceite de algodón
cottonseed|semillas de algodón
courgette|calabacín
couscous|cuscús
cow cheese|queso de vaca
cow|vaca
crab extract|extracto de cangrejo
crab flavour|aroma de cangrejo
crab|braquiuro
cranberry|arándano rojo
crayfish|cangrejo de río
cream flavouring|aroma de nata
cream sauce|salsa de crema
cream|crema de leche
creatine|creatina
crouton|croûton
crudités|crudités
crunchy cereals|cereales crujientes
crustacean|crustáceos
crust|corteza
crêpe|crepe
cucumber juice|zumo de pepino
cucumber|pepino
cumin seeds|semilla de comino
cumin|comino
cured cheese|queso curado
cured sausage|embutido curado
curly endive|escarola rizada
curry paste|pasta de curry
curry|curry
custard apple|chirimoya
cuttlefish|sepia
daikon|rábano blanco
dairy|productos lácteos
dandelion|diente de león
dark chocolate|chocolate negro
date|dátil
deactivated yeast|levadura inactiva
decaffeinated coffee|cafe descafeinado
deepwater redfish|gallineta nórdica
dehydrated onion|cebolla deshidratada
dehydrated seaweed|alga marina deshidritada
demineralised whey|suero de la leche desmineralizado
desiccated coconut|coco deshidratado
dewlap|papada de cerdo
dextrinated cornmeal|harina de maíz dextrinada
dextrose monohydrate|dextrosa monohidrato
dextrose|dextrosa
dicalcium phosphate|fosfato dicálcico
dijon mustard|mostaza de Dijon
dill seed|semillas de eneldo
dill|eneldo
dimagnesium phosphate|fosfato de dimagnesio
diphosphates|difosfatos
dipotassium phosphate|fosfato dipotásico
disaccharide|disacárido
disodium diphosphate|difosfato disódico
distilled vinegar|vinagre destilado
distilled water|agua desmineralizada
dobričić|dobričić
double cream|crema doble
dough|masa
dried apple|manzana deshidratada
dried apricots|albaricoques deshidratados
dried basil|albahaca seca
dried courgette|calabacin deshidritado
dried fig|higos secos
dried fruits|frutas secas
dried garlic|ajo deshidratado
dried raspberries|frambuesas deshidratadas
duck egg|huevo de pato
duck fat|grasa de pato
duck liver|hígado de pato
duck meat|carne de pato
duck|pato
dulse|dulse
durian|durión
durum wheat|trigo duro
edam|edam
edible crab|buey de mar
egg derivatives|derivado del huevo
egg flavour|aroma de huevo
egg powder|huevo en polvo
egg protein|proteína de huevo
egg white|clara de huevo
egg yolk|yema de huevo
egg|huevo
elderberry extract|extracto de saúco
elderberry juice|jugo de saúco
elderberry|bayas del sauco
elderflower extract|extracto de flor del sauco
elder|saúco
emmental|emmenthal
endive|escarola
english mustard|mostaza inglesa
enzyme|enzima
espagnole sauce|salsa española
essential oil|aceite esencial
ethanol|etanol
ethylvanillin|etilvainillina
eucalyptus flavouring|aroma de eucalipto
eucalyptus oil|aceite de eucalipto
european anchovy|boquerón
european conger|congrio
european hake|merluza europea
european perch|perca europea
european plaice|solla
european seabass|llobarro
european sprat|espadín
evaporated milk|leche evaporada
extract|extracto
extruded corn|maíz extruido
extruded rice|arroz extruido
falafel|falafel
fat|gordo
fennel seed|semilla de hinojo
fennel|hinojo
fenugreek leaf|hoja de fenegreco
fenugreek seed|semilla de fenegreco
fenugreek|fenogreco
ferment|fermentos
feta|sirene
fiber|fibra
fig|higo
filling|relleno
filmjölk|filmjölk
filtered water|agua filtrada
finegrained salt|sal fina
fish gelatine|gelatina de pescado
fish oil|aceite de pescado
fish sauce|salsa de pescado
fish stock|caldo de pescado
fish|pescado
flageolets|habichuelas
flaked almonds|almendras laminadas
flat bean|judia verde plana
flat peach|paraguaya
flavouring preparation|preparación de aromas.
flavouring|aroma
flax flour|semilla de lino amarillo
flax seed|semillas de lino
flax|lino
flour blend|mezcla de harinas
flour|harina
flower honey|miel de flores
fondant|fondant
fontal|fontal
fontina|queso fontina
forest berries|frutas del bosque
fresh butter|mantequilla fresca
fresh cream|crema fresca
fresh egg|huevo fresco
fresh milk|leche fresca
fresh onions|cebollas frescas
fresh pasta|pasta fresca
fresh tomatoes|tomates frescos
fresh yeast|levadura fresca
freshwater fish|pescado de mar fresco
fried onion|cebolla frita
fromage blanc|fromage frais
fructooligosaccharide|fructooligosacárido
fructose syrup|jarabe de fructosa
fructose|fructosa
fruit concentrate|concentrados de fruta
fruit extract|extracto de frutas
fruit flavouring|aroma de frutas
fruit juice|zumo de frutas
fruit pectin|pectina de fruta
fruit|fruta
frying oil|aceite para freír
fucus|fucus
gai lan|brassica oleracea var. alboglabra
gala apple|manzana gala
galacto oligosaccharides|galactoligosacáridos
galangal|galangal
galia melon|melón galia
gamay|gamay
garden cress|lepido
garden peas|guisantes de jardín
garfish|aguja
garlic flavouring|aroma de ajo
garlic oil|aceite de ajo
garlic paste|pasta de ajo
garlic powder|ajo en polvo
garlic puree|puré de ajo
garlic salt|sal de ajo
garlic|ajo
gellan gum|goma gellan
ghee|ghee
gherkin|pepinillos
giant squash|calabaza gigante
ginger powder|gengibre en polvo
gingerbread|pan de jengibre
ginger|gengibre
ginseng|ginseng
gin|ginebra
glasswort|salicornia
glaze|glaseado
glucose fructose|glucosa-fructosa
glucose syrup|jarabe de glucosa
glucose|glucosa
glucuronolactone|glucuronolactona
glue|encolante
gluten|gluten
glutinous rice|arroz glutinoso
glycerol monostearate|monoestearato de glicerina
goat cheese|queso de cabra
goat meat|cabrito al pastor
goat milk|leche de cabra
goat|cabra
goji|goji
golden chanterelle|chantarela
goose fat|grasa de ganso
goose liver|hígado de ganso
gooseberry|grosella espinosa
goose|ganso
gordal olive|aceituna gordal
gouda|queso gouda
graham flour|harina de graham
grana padano|grana Padano
granny apple|manzana Granny
granulated sugar|azúcar cristalizado
grape juice|zumo de uva
grape must|mosto de uva
grape seed|semilla de uva
grape sugar|azúcar de uva
grapefruit juice|zumo de pomelo
grape|uva
great scallop|venera
greater argentine|argentina silus
greek yogurt|yogur griego
green apple|manzana verde
green asparagus|espárragos verdes
green bean|judía verde
green lentils|lentejas verdes
green olive|aceituna verde
green peas|guisante verde
green pepper|pimienta verde
green tea|té verde
green tomato|tomates verdes
grenache|garnacha
grey salt|sal gris
grilled courgette|calabacín asado
grilled tomato|tomate asado
gros manseng|gros Manseng
ground almonds|almendras molidas
ground coffee|cafe molido
gruyère aop|gruyer DOP
gruyère|gruyer
guajillo chili|chile guajillo
guar gum|goma guar
guarana extract|extracto de guaraná
guarana|guaraná
guava puree|puré de guayaba
guava|guayaba
gum arabic|goma arábiga
gum base|base de goma
gurnard|rubio
haddock|eglefino
hake|merluza
halloumi|halloumi
ham|jamón
hard cheese|queso duro
haymilk|leche de heno
hazelnut oil|aceite de avellana
hazelnut paste|pasta de avellana
hazelnut|avellana
hemp seed|semilla de cáñamo
herb extract|extracto de hierbas
herb|hierba
herring|arenque
himalayan salt|sal del Himalaya
honeydew melon|melón verde
honey|miel
hop extract|extracto de lupulo
hops|lúpulo
horse meat|carne de caballo
horseradish|rábano picante
horse|equus ferus caballus
hot sauce|salsa picante
humboldt squid|calamar de Humboldt
hydrogenated fat|grasa hidrogenada
hydrogenated oil|aceite hidrogenado
hydrolysed proteins|proteína hidrolizada
hydrolyzed collagen|colágeno hidrolizado
ice cream|helado
iceberg lettuce|lechuga iceberg
ice|hielo
icing sugar|azúcar glasé
imazalil|imazalil
inflated spelt|espelta inflada
instant coffee|café soluble
inulin|inulina
invert sugar|azúcar invertido
iodised salt|sal yodada
isomaltulose|isomaltulosa
jalapeno pepper|pimientos Jalapeños
jerusalem artichoke|tupinambo
juice|zumo
juniper berry|baya de enebro
juniper|enebro
kaffir lime|lima kaffir
kalamata olive|aceituna kalamata
kale|col rizada
kasha|kasha
kefir ferments|fermentos de kéfir
kefir|kéfir
ketchup|kétchup
khorasan wheat|kamut
kiwi|kiwi
koji|koji
kombu|kombu
kosher gelatin|gelatina kosher
kosher salt|sal kosher
kumquat|kumquat
lactase|lactasa
lactic ferments|fermentos lácticos
lactobacillus bulgaricus|lactobacilus delbrueckii sp Bulgaricus
lactose powder|lactosa en polvo
lactose|lactosa
lamb gut|tripa nayural de cordero
lamb meat|carne de cordero
lamb|cordero
lardon|mechar
lard|manteca de cerdo
lasagne|lasaña
lavander honey|miel de lavanda
lavender flower|flor de lavanda
lavender|lavanda
lean pork|magra de cerdo
leek|puerro
legume|legumbre
lemon balm|toronjil
lemon beebrush|hierba luisa
lemon extract|extracto de limón
lemon fibre|fibras de limón
lemon flavouring|sabor a limón
lemon juice|zumo de limón
lemon leaf|hoja limón
lemon marmalade|mermelada de limón
lemon oil|aceite de limón
lemon pectin|pectina de limon
lemon peel|cáscara de limón
lemon pepper|pimienta con limón
lemon powder|zumo de limón seco
lemon pulp|pulpa de limón
lemon puree|puré de limon
lemon zest|ralladura de limón
lemonade|limonada
lemongrass|hierba limón
lemon|limón
lentil flour|harina de lenteja
lentils|lenteja
lettuce|lechuga
light cream|nata ligera
lima bean|garrofones
lime flavouring|aroma de lima
lime juice|zumo de lima
lime oil|aceite de lima
lime|lima
limoncello|limoncello
linden|tila
lingonberry jam|mermelada de arándano rojo
lingonberry|arándanos agrios
linguine|linguine
linseed oil|aceite de linaza
liqueur wine|vino fortificado
liqueur|licor
liquid egg|huevo liquido
liquid smoke|humo líquido
liquid sugar|azúcar liquido
liquorice extract|extracto de regaliz
liquorice|regaliz
lithothamnium calcareum|lithothamnium calcareum
liver|hígado
lobster flavour|aroma de langosta
lobster|langosta
lotus root|raíz de loto
lovage|levistico
lupin bean|altramuz
lupin flour|harina de altramuz
lychee|lichis
maasdam|queso maasdam
macadamia nut|nueces macadamia
mace|macis
mackerel fillet|filete de caballa
mackerel|verdel
madeira|madeira
malbec|malbec
malt extract|extracto de malta
malt flavouring|aroma de malta
malt flour|harina de malta
malt syrup|jarabe de malta
malt vinegar|vinagre de malta
malted barley|malta de cebada
maltodextrind|maltodextrinas
maltose|maltosa
malt|malta
malvasia|malvasía
mandarin peel|piel de mandarina
mandarin|mandarina
mango flavouring|aroma de mango
mango puree|puré de mango
mango|mango
mantis shrimp|galera
manzanilla olive|aceituna verde manzanilla
maple syrup|jarabe de arce
margarine|margarina
marigold|calendula
marinade|marinado
marjoram|mejorana
marsala wine|marsala
marsh mallow|altea
marshmallow|malvavisco
marzipan|mazapán
mascarpone|mascarpone
mashed potato|puré de papas
matcha|té matcha
mate|mate
mayonnaise|mayonesa
meat flavour|aroma de carne
meat patty|filete picado stick tartar
meatball|albóndiga
meat|carne
mediterranean mussel|genóma del Mejillón
mediterranean salt|sal de la mar mediterránea
medlar|nispero
melon|melón
melted cheddar|queso cheddar fundido
melted cheese|queso derretido
menthol|mentol
meringue|merengue
merlot|merlot
microbial culture|cultivo microbiano
microbial rennet|cuajo microbial
mild kefir|kéfir desnatado
milk chocolate|chocolate con leche
milk filling|relleno de leche
milk minerals|minerales de la leche
milk powder|leche en polvo
milk proteins|proteína de leche
milk solids|solidos lacteos
milkfat|materia grasa láctea
milk|leche
millet flakes|copos de mijo
millet flour|harina de mijo
millet seed|semillas de mijo
millet|mijo
mimolette|queso mimolette
minced beef|carne molida de ternera
minced pork|carne picada de cerdo
mineral water|agua mineral
mint flavouring|sabor menta
mint leaf|hojas de menta
mint oil|aceite de menta
mint|menta
mirin|mirin
miso|miso
mixed cheese|mezcla de quesos
mixed condiments|condimentos varios.
mixed fruit|mix de frutas
mixed mushrooms|mezcla de setas
mixed spices|mezcla de especias
modified cognac|cognac modificado
modified starch|almidón modificado
molasses|melaza
mollusc|molusco
momordic|momordic
monocalcium phosphate|fosfato monocalcico
monopotassium phosphate|fosfato monopotásico
monterey jack|monterey Jack
mourvèdre|uva monastrell
mozzarella|mozzarella
mung bean|judías mungo
muscadelle|muscadelle
muscovado|azúcar mascabado
mushroom extract|extracto de champiñón
mushroom powder|hongos en polvo
mushroom|seta
mussel|mejillón
mustard seed|grano de mostaza
mustard|mostaza
must|mosto
mutton|carne de oveja
müesli|muesli
nachos|nachos
nameko|nameco
napa cabbage|col china
natural extract|extracto natural
natural flavouring|aroma natural
natural spices|especias naturales
natural vanilla|vainilla natural
natural yeast|levadura natural
neapolitan wafer|napolitana
nectarine|melocotonero
nescafe coffee|nescafe coffee
nettle|ortiga
niacin|niacina
nigari|nigari
nile perch|perca del nilo
noodle|fideo
nori|nori
northern prawn|camarón boreal
norway lobster|cigala
nougat|nougat
nutmeg nut|nuez moscada
nut|frutos secos
oarfish|pez sable
oat base|base de avena
oat bran|salvado de avena
oat fibre|fibra de avena
oat flakes|copos de avena
oat flour|harina de avena
oat grain|granos de avena
oat milk|bebida de avena
oat oil|aceite vegetal avena
oat|avena
octopus|pulpo
offal|visceras
oily fish|pescado azul
oil|aceite
okra|quimbombó
oligofructose syrup|jarabe de oligofructosa
oligofructose|oligofructosa
oligosaccharides|oligosacáridos
olive oil|aceite de oliva
olive|aceituna
omelette|omelet
onion extract|extracto de cebolla
onion flavouring|sabor a cebolla
onion oil|aceite de cebolla
onion sproute|germinados de cebolla
onion|cebolla
orange extract|extracto de naranja
orange flavouring|aroma de naranja
orange juice|zumo de naranja
orange marmalade|mermelada de naranja
orange pulp|pulpa de naranja
orange zest|cáscara de naranja
orange|naranja
oregano|orégano
organic aniseed|anis bio
organic apple|manzana orgánica
organic coffee|cafe orgánico
organic garlic|ajo orgánico
organic honey|miel orgánica
organic hops|lúpulo bio
organic liquorice|regaliz orgánico
organic milk|leche ecológica
organic tomato|tomate orgánico
organic yogurt|yogur ecológico
oxtail|rabo vacuno
oyster flavour|aroma de ostras
oyster mushroom|champiñon ostra
oyster|ostra
pacific oyster|ostra del Pacífico
pajarero figs|higos pajarero
pak choi|bok choy
palm fat|grasa de palma
palm oil|aceite de palma
palm olein|oleína de palma
palm sugar|azúcar de palma
palmaria palmata|palmaria palmata
palm|palma
panko|panko
pantothenic acid|ácido pantoténico
papaya|papaya
paprika extract|extracto de pimentón
paprika oleoresin|oleoresina de pimentón
paprika powder|paprika en polvo
paprika|pimentón
parapenaeopsis stylifera|parapenaeopsis stylifera
parboiled rice|arroz precocido
pardina lentils|lenteja pardina
parmigiano reggiano|queso parmesano
parsley root|raices de peregril
parsley|perejil
parsnip|pastinaca
partridge|perdiz
passionfruit|maracuyá
pasta|pastas alimenticias
pasteurised milk|leche pasteurizada
pasteurized butter|mantequilla pasteurizada
patagonian grenadier|merluza de cola
patagonian squid|calamar de patagonia
pea fiber|fibra de guisante
pea flour|harina de guisantes
pea protein|proteína de guisante
peach puree|pure de melocotón
peach|melocotón
peanut butter|crema de cacahuete
peanut flour|harina de cacahuete
peanut oil|aceite de cacahuete
peanut|cacahuetes
pear juice|jugo de pera
pear puree|puré de pera
pearl barley|cebada perlada
pear|pera
pea|guisante
pecan nut|nueces de pecán
pecorino romano|pecorino romano
pecorino|pecorino
pedrosillano chickpeas|garbanzos pedrosillanos
peeled tomatoes|tomates pelados
pencillium roqueforti|penicillium roqueforti
penicillium|monda
penne|penne
pentapotassium triphosphate|trifosfato de pentapotasio
pentasodium triphosphate|tripolifosfato de sodio
pepper extract|extracto de pimienta
peppercorns|pimienta en grano
peppermint|menta piperita
pepperoni|pepperoni
pepper|pimienta
perch|perca
persimmon juice|zumo de caqui
persimmon|caqui
persipan|persipan
peruvian scallop|ostión del norte
petit manseng|petit Manseng
petit verdot|petit verdot
pholiota|pholiota
phosphate|fosfato
phosphoric acid|ácido fosfórico
pig cheek|galtes
pigs blood|sangre de cerdo
pigs trotters|patas de cerdo
pine bolete|boleto pinícola
pine flavouring|aroma de pino
pine nuts|piñón
pineapple fibre|fibras de piña
pineapple juice|zumo de piña
pineapple purée|puré de piña
pineapple|piña
pink clam|almejas rosadas
pink grapefruit|pomelo rosa
pink peppercorn|pimienta rosa
pink salt|sal rosa
pinot meunier|pinot Meunier
pinot noir|pinot noir
pinto beans|frijol pinto
piquillo pepper|pimiento del piquillo
pistachio nuts|pistachos
pisto|pisto
pita|pita
pitted cherry|cereza deshuesada
pitted olive|aceituna deshuesada
pizza dough|masa para pizza
plant concentrate|concentrados de plantas
plant extracts|extracto de plantas
plant protein|proteína vegetal
plantain|platano macho
plant|planta
plavac mali|plavac mali
pleurotus ostreatus|pleurotus ostreatus
plum flavouring|aroma de ciruela
plum|ciruela
poblano chili|chile poblano
pollen|polen
polydextrose|polidextrosa
polyphosphate|polifosfatos
pomegranate juice|zumo de granada
pomegranate|granada
poppyseed|semillas de amapola
poppy|amapola
pork belly|panza de cerdo
pork bone|hueso de cerdo
pork breast|panceta de cerdo
pork chops|costillas de cerdo
pork collagen|tripa de cerdo
pork fat|grasa de cerdo
pork gelatin|gelatina de cerdo
pork heart|corazón de cerdo
pork liver|higado de cerdo
pork loin|lomo de cerdo
pork meat|carne de cerdo
pork protein|proteina de cerdo
pork rind|chicharrón
pork shoulder|paleta de cerdo
pork stock|caldo de cerdo
pork tongue|lengua de cerdo
pork|cerdo
portobello|portobello
port|oporto
potassium phosphates|fosfatos de potasio
potassium polyphosphate|polifosfato de potasio
potato fiber|fibra de patata
potato flakes|copos de patata
potato flour|harina de patata
potato maltodextrin|maltodextrina de patata
potato powder|patata en polvo
potato starch|fécula de patata
potato|patata
poulsard|poulsard
poultry broth|caldo de ave
poultry fat|grasa de aves
poultry meat|carne de ave
poultry skin|piel de ave
poultry|ave de corral
pouting|faneca
powdered almonds|almendras en polvo
powdered condiment|condimento en polvo
praliné|praliné
prebiotics|prebióticos
precooked pasta|pasta precocida
probiotic cultures|cultivos probióticos
propolis|propóleo
proteins mix|mezcla de proteínas
protein|proteína
provolone|provolone
prune|ciruela pasa
psyllium|psilio
puffed buckwheat|sarraceno inflados
puffed rice|arroz inflado
pumpkin juice|zumo de calabaza
pumpkin seed|semillas de calabaza
pumpkin|calabaza
purée|puré
pyridoxine hydrochloride|clorhidrato de piridoxina
quark|queso quark
queen scallop|volandeira
quince jelly|dulce de membrillo
quince|membrillo
quinine|quinina
quinoa flour|harina de quinoa
quinoa seeds|semillas de quinoa
quinoa|quinoa
rabbit meat|carne de conejo
rabbit|conejo
radicchio|radicchio
radish|rábano
rainbow trout|trucha arcoiris
raisin concentrate|concentrado de pasas de uva
raising agent|gasificante
raisin|uvas pasas
rambutan|rambután
rapeseed lecithin|lecitina de colza
rapeseed oil|aceite de nabina
rapeseed|colza
rapini|grelos
raspberry flavouring|sabor a frambuesa
raspberry juice|zumo de frambuesa
raspberry liqueur|licor de frambuesas
raspberry puree|puré de frambuesa
raspberry|frambuesa
ravioli|ravioli
raw almonds|almendras crudas
raw cashews|cayú entero​
raw cream|nata cruda
raw ham|jamón crudo
raw milk|leche cruda
reconstituted butter|mantequilla deshidratada reconstituida
red apple|manzana roja
red beans|alubias rojas
red beetroot|remolacha roja
red cabbage|cacho lombarda
red fruits|frutos rojos
red leicester|red Leicester
red lentils|lentejas rojas
red onion|cebolla roja
red prawn|gamba roja
red quinoa|quinoa roja
red rice|arroz rojo
red wine|vino tinto
redcurrant|grosella roja
refined salt|sal refinada
rehydrated onion|cebolla rehidratada
reindeer|reno
remoulade sauce|remoulade
rennet|cuajo
rhizopus|rhizopus
rhodiola rosea|rhodiola rosea
rhubarb|ruibarbo
riboflavin|riboflavina
rice bran|salvado de arroz
rice cream|crema de arroz
rice extract|extracto de arroz
rice flakes|copos de arroz
rice flour|harina de arroz
rice noodles|fideos de arroz
rice protein|proteinas de arroz
rice semolina|sémola de arroz
rice starch|almidon de arroz
rice syrup|sirope de arroz
rice vinegar|vinagre de arroz
rice wine|vino de arroz
rice|arroz
ricotta|requesón
risotto rice|arroz de risotto
roasted coffee|café tostado
roasted peanuts|cacahuetes tostados
rock salt|sal de roca
rocket|rúcula
romaine lettuce|lechuga romana
romanesco broccoli|romanescu
romano cheese|queso romano
rooibos|rooibos
root vegetable|raíz alimenticia
roquefort|queso roquefort
rose hip|escaramujo
rose petals|pétalos de rosa
roselle flower|flor Roselle
rosemary honey|miel de romero
rosemary|romero
rosé wine|vino rosado
royal jelly|jalea real
rum|ron
runner bean|ayocote
rutabaga|colinabo
rye bran|salvado de centeno
rye flakes|copos de centeno
rye flour|harina de centeno
rye grains|granos de centeno
rye sourdough|masa madre de centeno
rye|centeno
safflower concentrate|concentrado de cártamo
safflower oil|aceite ce cártamo
safflower|cártamo
sage|salvia
saithe|carbonero
sake|sake
sal tree|sala
salad|ensalada
salami|salame
salmon|salmón
salted butter|mantequilla salada
salt|sal
sambal oelek|sambal oelek
sardine|sardina
sauce|salsa
sauerkraut juice|zumo de choucroute
sauerkraut|chucrut
sauternes|sauternes
savory|ajedrea
savoy cabbage|col de saboya
scallop|viera
scarlet shrimp|carabinero
sea lettuce|lechuga de mar
sea salt|sal marina
sea squirt|ascidiáceos
seabream|dorada
seaweed|macroalga
seed|semilla
seitan|seitán
selected ferments|fermentos seleccionados
semolina flour|harina de sémola
semolina|sémola
sesame oil|aceite de sésamo
sesame paste|pasta de sésamo
sesame seeds|granos de sésamo
sesame|sésamo
shallot|chalota
shea butter|manteca de karité
sheep rennet|cuajo ovino
sheeps casing|tripa de oveja
sheeps milk|leche de oveja
sheep|oveja
shellfish|marisco
sherry vinegar|vinagre de Jerez
sherry|jerez
shiitake|shiitake
shortcrust dough|masa quebrada
shrimp|gamba
sifted tomato|tomates tamizados
skimmed milk|leche descremada
skimmed yogurt|yogur desnatado
skipjack tuna|bonito de altura
smetana|smetana
smoke flavouring|aroma de humo
smoked bacon|tocino ahumado
smoked lardoons|mechas de tocino ahumadas
smoked salmon|salmón ahumado
smoked salt|sal ahumada
smoke|humo
snail|caracol
snow pea|guisante mollar
soaked chickpeas|garbanzos remojados
sockeye salmon|salmon rojo
sodium caseinate|caseinato de sodio
sodium cyclamate|ciclamato de sodio
sodium iodide|yoduro de sodio
sodium polyphosphate|polifosfato de sodio
sole|lenguado
soluble fibre|fibra soluble
sorghum flour|harina de sorgo
sorghum|sorgo
sorrel|acedera común
sour cherry|cereza agria
sour cream|crema agria
sourdough|masa madre
soured milk|leche agria
soy base|zumo de soja
soy bran|salvado de soja
soy fiber|fibra de soja
soy milk|bebida de soja
soy preparation|preparación de soja
soy protein|proteina de soya
soy sauce|salsa de soya
soya base|base de soja
soya bean|granos de soja
soya flour|harina de soja
soya flower|flor de soja
soya lecithin|lecitina de soja
soya oil|aceite de soja
soya|soja
spaghetti|espagueti
sparkling wine|vino espumoso
spearmint|menta verde
special bread|pan especial
speculaas|spekulatius
spelt flour|harina de espelta
spelt|espelta
spice extract|extracto de especias
spice|especias
spinach powder|polvo de espinaca
spinach|espinacas
spiny lobster|langosta rosada
spirulina concentrate|concetrado de espirulina
spirulina|spirulina
sponge cake|bizcocho
spring onion|cebolla de primavera
spring water|agua de manantial
sprouted millet|millaje orgánado
squid ink|tinta de calamar
squid|calamar
stale wine|vino rancio
star anise|anis estrellado
starch|almidón
sterilised milk|leche esterilizada
sterilized cream|nata esterilizada
stewed pork|estofado de cerdo
stir fry|sofrito
strawberry flavouring|saborizante de fresa
strawberry jam|mermelada de fresa
strawberry juice|zumo de fresa
strawberry pieces|trozos de fresa
strawberry puree|puré de fresa
strawberry|fresa
streptococcus thermophilus|streptococcus thermophilus
sucrose|sacarosa
sugar syrup|sirope de azucar
sugared|azucarada
sugar|azúcar
sulfite|sulfito
sultana|sultanina
sumac|sumac
summer cep|boleto reticulado
summer truffle|trufa de verano
sunflower lecithin|lecitina de girasol
sunflower oil|aceite de girasol
sunflower seed|semillas de girasol
sunflower|girasol
surimi|surimi
sweet paprika|pimienta roja dulce
sweet potato|patata dulce
sweet whey|suero de leche azucarado
sweetcorn|maíz dulce
swiss cheese|queso suizo
swordfish|pez espada
sylvaner|sylvaner
syrah|syrah
syrup|jarabe
sémillon|sémillon
tabasco chile|chiles tabasco
table vinegar|vinagre de mesa
tagliatelle|tallarines
tahini|tahini
taleggio|queso taleggio
tamarind paste|pasta de tamarindo
tamarind|tamarindos
tamari|tamari
tapioca flour|harina de tapioca
tapioca maltodextrin|maltodextrina de tapioca
tapioca syrup|sirope de tapioca
tapioca|tapioca
tarragon|dragón
tea extract|extracto de té
tea|té
teff flour|harina de teff
teff seed|semilla de teff
teff|teff
tempranillo grape|uva tempranillo
tender garlic|ajo tierno
tequila|tequila
tetrapotassium diphosphate|difosfato tetrapotásico
tetrasodium diphosphate|difosfato tetrasódico
thai rice|arroz jazmín
thyme honey|miel de tomillo
thyme|tomillo
tigernut milk|horchata de chufa
tigernut|chufa
tilsit|queso Tilsit
tofu|tofu
tomato concentrate|concentrado de tomate
tomato cubes|dados de tomate
tomato juice|jugo de tomate
tomato powder|tomate en polvo
tomato pulp|pulpa de tomate
tomato purée|puré de tomate
tomato sauce|salsa de tomate
tomato|tomate
transglutaminase|transglutaminasa
tree nut|nueces de árboles
trehalose|trehalosa
tricalcium phosphate|fosfato tricálcico
triphosphates|trifosfato
tripotassium phosphate|fosfato tripotasico
trisodium diphosphate|difosfato trisódico
triticale|triticale
trout|trucha
truffle flavouring|aroma de trufa
truffle|trufa
tuber magnatum|tuber magnatum
tuber|tubérculo
tuna steak|lomos de atun
tuna|atún
turkey breast|pechuga de pavo
turkey meat|carne de pavo
turkey thigh|muslo de pavo
turkey|pavo
turmeric|cúrcuma
turnip|naba
uht cream|crema de leche UHT
unrefined salt|sal no refinada
unrefined sugar|azúcar sin refinar
unsalted butter|mantequilla sin sal
vanilla extract|extracto de vainilla
vanilla flavouring|aroma de vainilla
vanilla pod|vainas de vainilla
vanilla powder|vainilla en polvo
vanilla seeds|semillas de vainilla
vanilla sugar|azúcar vainillada
vanilla|vainilla
vanillin|vainillina
varietal|variedad vinífera
veal meat|carne de ternera
veal|ternera
vegetable blend|mezcla de vegetales
vegetable broth|caldo de verduras
vegetable concentrate|concentrado de verduras
vegetable extract|extrato vegetal
vegetable fat|grasas vegetales
vegetable fiber|fibra vegetal
vegetable juice|zumo vegetal
vegetable margarine|margarina vegetal
vegetable oil|aceite vegetal
vegetable|verduras
venison|carne de venado
verbena|verbena
vermouth|vermut
vinaigrette|vinagreta
vine leaves|hojas de parra
vinegar powder|vinagre en polvo
vinegar|vinagre
vitamin a|vitamina A
vitamin k|vitamina K
vitamins|vitaminas
vodka|vodka
västerbotten cheese|queso västerbotten
wafer|oblea
waffle|waffle
wakame|wakame
walnut kernel|nuez mondada
walnut oil|aceite de nuez
walnut|nuez
wasabi|wasabi
water chestnut|castaña de agua
watercress|berro
watermelon|sandía
water|agua
welsh onion|cebolleta
wheat bran|salvado de trigo
wheat dextrose|dextrosa de trigo
wheat fiber|fibras de trigo
wheat flakes|copos de trigo
wheat flour|harina de trigo
wheat germ|germen de trigo
wheat gluten|gluten de trigo
wheat grain|grano de trigo
wheat malt|malta de trigo
wheat protein|proteina de trigo
wheat semolina|sémola de trigo
wheat sourdough|masa madre de trigo
wheat starch|almidón de trigo
wheat syrup|jarabe de trigo
wheat tortilla|tortilla de trigo
wheat|trigo
whey permeate|permeado de suerodérivé de la
whey powder|suero de leche en polvo
whey product|producto de suero
whey protein|proteína de suero de leche
whey|suero de leche
whipped cream|crema de leche montada
whipping cream|nata montada
white asparagus|espárrago blanco
white beans|alubias blancas
white cabbage|col blanca
white cheddar|cheddar blanco
white chocolate|chocolate blanco
white corn|maíz amarillo
white fish|pescado blanco
white grape|uva blanca
white onion|cebolla blanca
white pepper|pimienta blanca
white quinoa|quinoa blanca
white rice|arroz blanco
white sugar|azúcar blanco
white vinegar|vinagre blanco
white wine|vino blanco
whiteleg shrimp|camarón
whiting|merlán
whole almonds|almendras enteras
whole cream|crema de leche entera
whole egg|huevo entero
whole kefir|kéfir entero
whole milk|leche entera
whole wheat|trigo integral
whole yogurt|yogur entero
wholemeal barley|cebada integral
wholemeal breadcrumbs|pan rallado integral
wholemeal cereal|cereal integral
wholemeal flour|harina integral
wholemeal oat|avena integral
wholemeal rye|centeno integral
wild garlic|allium ursinum
wild rice|arroz salvaje
wine vinegar|vinagre de vino
wine|vino
wood ear|auricularia auricula-judea
worcestershire sauce|salsa de Worcestershire
xanthan gum|goma de xantano
xylanase|xilanasa
yeast extract|extracto de levadura
yeast powder|levadura en polvo
yeast|lavadura
yellow carrot|zanahoria amarilla
yellow corn|maíz blanco
yellow foot|camagroc
yellowfin tuna|atún claro
yogurt|yogur
zinfandel|zinfandel
`;
