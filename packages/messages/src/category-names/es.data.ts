/** Names of categories, one `English|name` a line; made by `tooling/languages/build-names.mjs`. @source Open Food Facts, ODbL 1.0 */
export const NAME_LINES = `
5 beer|Cervezas de 5 %
absinthium|Ajenjo
advent calendars|Calendarios de Adviento
agar agar|Agar-agar
agave syrups|Siropes de agave
aiolis|Aliolis
albacore|Bonito del Norte
alcohol vinegars|Vinagres de alcohol
alcoholic beverages|Bebidas alcohólicas
ales|Cervezas ale
alexandrian senna|Senna
alfalfa seeds|Semillas de alfalfa
almond based creams for cooking|Natas vegetales a base de almendra para cocinar
almond butters|Cremas de almendra
almond creme filled wafers|Almendras rellenas de turrón
almond meal|Harinas de almendra
almond milk yogurts|Yogures de leche de almendras
almond milks|Bebidas de almendra
almond oils|Aceites de almendras
almond paste|Pasta de almendras
almond turrón|Turrones de almendras
almonds|Almendras
almonds spreads|Cremas a base de almendras
amaranth|Amaranto
amaranth flakes|Copos de amaranto
amaranth milks|Bebidas de amaranto
amaranth oils|Aceites de amaranto
amber beers|Cerveza ambar
american whiskeys|Whiskies americanos
ananas sorbets|Sorbete de piña
anchovy|Anchoa
anchovy fillets|Filetes de anchoa
anchovy paste|Pasta de anchoas
animal fats|Grasas animales
anise|Anís verde
anticaking agents|Antiaglomerantes
appetizers|Aperitivos
apple compotes|Compotas de manzana
apple jams|Mermeladas y confituras de manzana
apple juices|Zumos de manzana
apple nectars|Néctares de manzana
apple pastes|Dulces de manzana
apple pies|Pasteles de manzana
apple soft drinks|Sodas a base de manzana
apple sorbets|Sorbetes de manzana
apple yogurts|Yogures con manzana
apples|Manzanas
apricot jams|Mermeladas de albaricoque
apricot juices|Zumos de albaricoque
apricot marmalades|Mermeladas de albaricoque
apricot nectars|Néctares de albaricoque
apricot tartlets|Tartaletas de albaricoque
apricot yogurts|Yogures con albaricoque
apricots|Albaricoques
apricots in syrup|Albaricoques en almíbar
arame seaweeds|Algas arame
arborio rices|Arroces Arborio
argan oils|Aceites de argán
aromatic herbs|Hierbas aromáticas
aromatic plants|Plantas aromáticas
aromatic rices|Arroces aromáticos
arrabbiata sauces|Salsas Arrabbiata
artichoke hearts|Corazones de alcachofas
artichokes|Alcachofas
artificial sugar substitutes|Edulcorantes artificiales
artisan cheeses|Quesos artesanales
artisan jams|Mermeladas y confituras artesanales
artisan products|Productos artesanales
artisanal ciders|Sidras artesanales
artisanal spirits|Licores artesanales
asparagus|Espárragos
aspartame|Aspartamo
assorted chocolate candies|Bombones surtidos
assorted chocolates|Bombones surtidos
assorted jams|Surtidos de mermeladas
assortments of biscuits|Surtidos de galletas
aubergines|Berenjenas
avocado oils|Aceites de aguacate
avocados|Aguacates
azuki beans|Azukis
baba ghanoush|Baba ganush
baby dairy desserts|Postres lácteos para bebe
baby drinks|Bebidas para bebes
baby follow on milk from 2 years|Leche de continuación para bebés a partir de 2 años
baby follow on milk from 3 years|Leche de continuación para bebés a partir de 3 años
baby foods|Alimentos infantiles
baby fruit desserts|Postres de frutas para bebe
baby milks|Leche para bebe
bagel breads|Bagels
baguettes|Baguetes
bahía rices|Arroces Bahía
bai mudan teas|Tés Bai Mudan
baihao yinzhen teas|Tés Baihao Yinzhen
baker s yeast|Levaduras de pastelería
baking powder or raising agent|Levadura en polvo o gasificante
balsamic vinegars|Vinagres balsámicos
balsamic vinegars of modena|Vinagres balsámicos de Módena
bamboo shoots|Brotes de bambú
banana jams|Mermeladas y confituras de plátano
banana nectars|Néctares de plátano
banana soy yogurts|Yogures de soja con plátano
banana yogurts|Yogures con plátano
bananas|Plátanos
bancha teas|Tés Bancha
barbecue crisps|Patatas fritas sabor barbacoa
barbecue sauces|Salsa barbacoa
barley|Cebada
barley flakes|Copos de cebada
barley flours|Harinas de cebada
barley malt flours|Harinas de cebada malteadas
barley malt syrup|Siropes de cebada malteada
barley milks|Bebidas de cebada
barley pasta|Pastas de cebada
bars|Barritas
bars covered with chocolate|Barritas de chocolate
basil|Albahaca
basmati rices|Arroces Basmati
bavarian mustards|Mostazas de Baviera
bay laurel|Laurel
bayonne ham|Jamón de Bayona
bee products|Miel y productos de la colmena
beef|Carne de vacuno
beef dishes|Comidas con ternera
beef ragu|Ragú de ternera
beef steaks|Filetes de ternera
beers|Cervezas
beers from germany|Cervezas de alemania
beers from united kingdom|Cervezas del Reino Unido
beet|Remolachas
belgian beers|Cervezas belgas
belgian endives|Endibias
berries|Frutas del bosque
berries soy yogurts|Yogures de soja con frutas del bosque
berry jams|Mermeladas y confituras de frutas del bosque
beverages|Bebidas
beverages with cranberry|Bebidas con arándanos
beverages with orange|Bebidas con naranja
bicarbonates of soda|Bicarbonatos de sodio
bifidus yogurts|Yogures bifidus
bilberries jams|Mermeladas y confituras de arándanos
birch syrups|Siropes de abedul
biscuit with a chocolate bar covering|Galletas con tableta de chocolate
biscuits|Galletas
biscuits and cakes|Galletas y pasteles
biscuits and crackers|Galletas y crackers
biscuits for babies|Galletas para bebes
black beans|Alubias negras
black beers|Cervezas negras
black cardamom|Cardamono negro
black forest gâteau|Pastel de la Selva Negra
black grams|Lenteja negra
black grapes|Uvas negras
black lentils|Lentejas negras
black olives|Aceitunas negras
black peppercorns|Pimienta negra en grano
black peppers|Pimienta negra
black pitted olives|Aceitunas negras deshuesadas
black pudding|Morcilla
black seedless grapes|Uvas negras sin semillas
black teas|Tés negros
black truffles|Trufas negras de Perigord
blackberries|Moras
blackberry jams|Mermeladas y confituras de mora
blackberry jellies|Jaleas de moras
blackberry yogurts|Yogures con mora
blackcurrant jams|Mermeladas y confituras de zarzaparrilla negra
blackcurrant mustards|Mostazas con grosellas negras
blackthorns|Endrinas
blanched roasted hazelnuts|Avellanas tostadas sin piel
blanched shelled hazelnuts|Avellanas sin cáscara crudas sin piel
blonde lentils|Lentejas rubias
bloody milk caps|Rovellones
blue veined cheeses|Queso azul
blueberries|Arándanos
blueberry jams|Mermeladas de arándanos
blueberry juices|Zumos de arándanos
blueberry muffins|Magdalenas de arándanos
blueberry nectars|Néctares de arándanos
blueberry soy yogurts|Yogures de soja con arándanos
blueberry yogurts|Yogures con arándanos
bodybuilding supplements|Suplementos para deportistas
bog bilberries|Arándanos negros
boiled eggs|Huevos cocidos
bolognese lasagne|Lasaña boloñesa
bolognese pizzas|Pizza boloñesa
bolognese sauces|Salsas boloñesas
bomba rices|Arroces Bomba
bonbons|Bombones
borage seed oils|Aceites de borraja
bordeaux|Burdeos
bottarga|Botarga
bouillon cubes|Caldos en cubitos
bouillon pots|Caldos en cacitos
bouillon powders|Caldos en polvo
bouquet garni|Bouquets garnis
bourbon whiskeys|Bourbons
braised hams|Jamón braceado
bran|Salvado
brandys|Brandys
brava sauce|Salsas bravas
brazil nuts|Nueces de Brasil
bread crumbs|Pan rallado
breaded fish|Pescado empanado
breaded onion rings|Aros de cebolla empanados
breaded products|Empanados
breads|Pan
breadsticks|Colines
breakfast biscuits|Galletas de desayuno
breakfast cereals|Cereales de desayuno
breakfasts|Desayuno
brioche filled with custard|Brioches rellenos de crema
brioches|Brioche
broccoli|Brócolis
broths|Caldos
brown basmati rices|Arroces Basmati integrales
brown flax seeds|Lino marrón
brown jasmine rices|Arroces Jazmín integrales
brown lentils|Lentejas pardas
brown rices|Arroz integral
brown sugars|Azúcar moreno
brussels sprouts|Coles de Bruselas
buckwheat|Trigo sarraceno
buckwheat flakes|Copos de trigo sarraceno
buckwheat flours|Harinas de trigo sarraceno
buckwheat groats|Grañones de trigo sarraceno
buckwheat milks|Bebidas de trigo sarraceno
buckwheat pasta|Pastas de trigo sarraceno
buffalo burrata|Burrata de búfala
buffalo cheeses|Queso de leche de búfalo
buffalo mozzarella|Mozzarella de búfalo
butter beans|Judiones
butter croissants|Croissants de mantequilla
butternut squashes|Calabazas Butternut
butters|Mantequilla
béarnaise sauce|Salsa bearnesa
béchamel sauces|Salsas bechamel
cabbages|Repollos
caesar salads|Ensalada césar
cake mixes|Mezcla para tartas
cakes|Pasteles y bizcochos
calamari|Calamares
camargue rices|Arroces de Camarga
camemberts|Camemberts
camemberts from pasteurized cow milk|Camembert pasteurizado
canary grass|Alpiste
canary grass milks|Bebidas de alpiste
candied fruits|Frutas confitadas
candies|Caramelos y golosinas
candy canes|Bastones de caramelo
cane sugar|Azúcar de caña
canned alfalfa sprouts|Germinados de alfalfa en conserva
canned artichokes|Alcachofas en conserva
canned asparagus|Espárragos en conserva
canned beet|Remolacha en conserva
canned bloody milk cap|Rovellones en conserva
canned broad beans|Habas en conserva
canned brussels sprouts|Coles de Bruselas en conserva
canned cabbage|Repollo en conserva
canned carrots|Zanahorias en conserva
canned cauliflowers|Coliflor en conserva
canned celery|Apio en conserva
canned cereals|Cereales en conserva
canned champignon mushrooms|Champiñones en conserva
canned chanterelles|Rebozuelos en conserva
canned chards|Acelgas en conserva
canned chickpeas|Garbanzos en conserva
canned common beans|Alubias en conserva
canned corn|Maíz en conserva
canned fishes|Conservas de pescado
canned flageolet beans|Flageolets en conserva
canned flat green beans|Judías verdes enlatadas
canned fruits|Frutas en conserva
canned fruits in juice|Conservas de frutas en zumo
canned green asparagus|Espárragos verdes en conserva
canned green beans|Judías verdes en conserva
canned green pigeon peas|Gandules verdes en conserva
canned hearts of palm|Palmitos en conserva
canned herrings|Arenques enlatados
canned hygrophorus latitabundus|Setas babosa negra en conserva
canned king trumpet mushrooms|Setas de cardo en conserva
canned leeks|Puerros en conserva
canned legume sprouts|Germinados de leguminosas en conserva
canned legumes|Legumbres en conserva
canned lentils|Lentejas en conserva
canned mackerels|Caballa en conserva
canned meals|Comidas preparadas en conserva
canned meats|Carnes enlatadas
canned mixed fruit in syrup|Mezclas de frutas en almíbar
canned mixed mushrooms|Mezclas de setas en conserva
canned mung bean sprouts|Germinados de judía mungo en conserva
canned mushrooms|Setas en conserva
canned mussels|Mejillones enlatados
canned nuts|Frutos de cáscara en conserva
canned oyster mushrooms|Setas de ostra en conserva
canned paddy straw mushrooms|Champiñones de Straw en conserva
canned peas|Guisantes en conserva
canned peas and carrots|Guisantes y zanahorias en conserva
canned peppers|Pimientos en conserva
canned pineapples|Piña enlatada
canned plant based foods|Alimentos de origen vegetal en conserva
canned porcini mushrooms|Boletos comestibles en conserva
canned potatoes|Patatas en conserva
canned quartered champignon mushrooms|Champiñones en cuartos en conserva
canned raviolis|Raviolis enlatados
canned red kidney beans|Alubias rojas cocidas en conserva
canned red pine mushrooms|Níscalos en conserva
canned salmons|Salmon enlatado
canned salsifis|Salsifis en conserva
canned sardines|Sardinas en conserva
canned scarlet runner beans|Judiones cocidos en conserva
canned seaweeds|Algas en conserva
canned shiitake mushrooms|Setas shiitake en conserva
canned sliced champignon mushrooms|Champiñones laminados en conserva
canned snails|Caracoles enlatados
canned soups|Sopas en conserva
canned spinachs|Espinacas en conserva
canned sprouts|Germinados en conserva
canned sweet corn|Maíz dulce en conserva
canned sweet red peppers|Pimientos rojos en conserva
canned tomatoes|Tomates en conserva
canned truffles|Trufas en conserva
canned tunas|Atún en conserva
canned vegetable soups|Sopas de verduras y hortalizas en conserva
canned vegetables|Verduras en conserva
canned white asparagus|Espárragos blancos en conserva
canned white common beans|Alubias blancas cocidas en conserva
canned whole champignon mushrooms|Champiñones enteros en conserva
canola oils|Aceites de canola
cantaloupe melons|Melones Cantalupe
capon|Capón
caramel chocolate bars|Barritas de chocolate con caramelo
caramel spreads|Cremas de caramelo
caramel yogurts|Yogures de caramelo
caramelized almonds|Almendras caramelizadas
caramelized hazelnuts|Avellanas garrapiñadas
caramelized mixed nuts|Mezclas de frutos de cáscara caramelizados
caramelized peanuts|Cacahuetes garrapiñados
caramels|Caramelos
carbonated drinks|Bebidas carbonatadas
carbonated mineral waters|Aguas minerales con gas
carbonated natural mineral waters|Aguas minerales naturales carbonatadas
carbonated waters|Aguas con gas
cardamom|Cardamono
cardoons|Cardos
carnaroli rices|Arroces Carnaroli
carob spreads|Cremas de algarroba
carrageenans|Carragenatos
carrot juices|Zumos de zanahoria
carrot salads|Ensaladas de zanahoria
carrots|Zanahorias
cashew butters|Mantecas de anacardos
cashew nut bars|Barritas de anacardos
cashew nuts|Anacardos
cat food|Comida para gatos
cat tongue|Lenguas de gato
cauliflowers|Coliflores
cayenne peppers|Cayena
celery|Apios
cereal bar with almonds or hazelnuts|Barrita de cereales con almendras o avellanas
cereal bar with hazelnuts|Barrita de cereales con avellanas
cereal bars|Barritas de cereales
cereal brans|Salvados de cereales
cereal butters|Mantecas de cereales
cereal flakes|Copos de cereales
cereal flours|Harinas de cereales
cereal germs|Gérmenes de cereales
cereal grains|Cereales en grano
cereal milks|Bebidas de cereales
cereal oils|Aceites de cereales
cereal pastas|Pastas de cereales
cereal semolinas|Sémolas y semolinas de cereales
cereal starches|Almidones de cereales
cereal syrups|Siropes de cereales
cereals and potatoes|Cereales y patatas
cereals and their products|Cereales y derivados
cereals for babies|Cereales para bebes
cereals with fruits|Cereales con frutas
cereals with honey|Cereales con miel
chamomile|Manzanilla
champagnes|Champán
champignon mushrooms|Champiñones
chanterelles|Rebozuelos
chards|Acelgas
charentais melons|Melones Charentais
cheddar and onion crisps|Patatas fritas sabor cheddar y cebolla
cheddar cheese|Queso Cheddar
cheddar slices|Lonchas de queso Cheddar
cheese and onion crisps|Patatas fritas sabor queso y cebolla
cheese pizzas|Pizzas de queso
cheese ravioli|Ravioli de queso
cheese sauces|Salsas con queso
cheese spreads|Quesos para untar
cheese substitutes|Quesos vegetales
cheesecakes|Tartas de queso
cheeses|Quesos
cheeses from england|Quesos de Inglaterra
cheeses from switzerland|Quesos de Suiza
cheeses from the united kingdom|Quesos del Reino Unido
cheeses of the netherlands|Quesos de los Países Bajos
cheeses with walnuts|Quesos con nuez
cherries|Cerezas
cherries in syrup|Cerezas en almíbar
cherry beers|Cervezas de cereza
cherry jams|Mermeladas y confituras de cereza
cherry soy yogurts|Yogures de soja con cerezas
cherry tomatoes|Tomates cherry
chestnut flours|Harinas de castañas
chestnut honey|Mieles de castaño
chestnut milks|Leches de castañas
chestnut spreads|Cremas de castañas
chestnut yogurts|Yogures de castaña
chestnuts|Castañas
chestnuts in syrup|Castañas en almíbar
chewing gum|Chicles
chia|Semillas de chía
chicken breasts|Pechugas de pollo
chicken eggs|Huevos de gallina
chicken nems|Nems de pollo
chicken nuggets|Nugget de pollo
chicken sandwiches|Sándwiches de pollo
chicken sausages|Salchicha de pollo
chicken skewers|Pinchos de pollo
chicken wings|Alitas de pollo
chickens|Pollo
chickpea flours|Harinas de garbanzos
chickpeas|Garbanzos
chili peppers|Chiles
chinese black truffles|Trufas negras chinas
chinese green teas|Tés verdes chinos
chinese noodles|Fideos chinos
chips and fries|Patatas fritas
chirimuyas|Chirimoyas
chives|Cebollino
chocolate and hazelnut cookies|Cookies con chocolate y avellanas
chocolate bars|Barritas de chocolate
chocolate biscuits|Galletas de chocolate
chocolate cakes|Pasteles de chocolate
chocolate candies|Dulces de chocolate
chocolate cereal bars|Barritas de cereales con chocolate
chocolate cereals|Cereales de chocolate
chocolate chip cookies|Cookies con chocolate
chocolate chunks yogurts|Yogures con trozos de chocolate
chocolate coated maraschino cherries|Guindas al marrasquino recubiertas de chocolate
chocolate coated marshmallow treats|Beso de moza
chocolate covered almonds|Almendras recubiertas de chocolate
chocolate covered cherries|Cerezas recubiertas de chocolate
chocolate covered coconut balls|Bolitas de coco recubiertas de chocolate
chocolate covered fruits|Frutas recubiertas de chocolate
chocolate covered nuts|Frutos de cáscara recubiertos de chocolate
chocolate covered peanuts|Cacahuetes recubiertos de chocolate
chocolate covered raisins|Pasas recubiertas de chocolate
chocolate croissant|Croissant de chocolate
chocolate desserts|Postres de chocolate
chocolate eclairs|Eclairs de chocolate
chocolate eggs|Huevos de chocolate
chocolate ice cream bars|Helados de palo de chocolate
chocolate ice cream tubs|Tarrinas y bloques de helado de chocolate
chocolate milks|Leches de chocolate
chocolate mousses|Mousses de chocolate
chocolate muffins|Magdalenas de chocolate
chocolate powders|Chocolates en polvo
chocolate rabbits|Conejos De Chocolate
chocolate sandwich cookies|Galletas de cacao rellenas de crema
chocolate soy desserts|Postres de soja con cacao
chocolate soy milks|Bebidas de soja con cacao
chocolate spreads|Cremas de chocolate
chocolate truffles|Trufas de chocolate
chocolate turrón|Turrones de chocolate
chocolate turrón with almonds|Turrones de chocolate con almendras
chocolate turrón with puffed rice|Turrones de chocolate con arroz inflado
chocolates|Chocolates
chocolates with almonds|Chocolates con almendras
chocolates with hazelnuts|Chocolates con avellanas
chocolates with sweeteners|Chocolates con edulcorantes
chopped olives|Aceitunas troceadas
chopped oyster mushrooms|Setas de ostra laminadas
chorizo pizzas|Pizzas de chorizo
chorizos|Chorizos
christmas chocolates|Chocolates de navidad
christmas foods and drinks|Gastronomía navideña
christmas sweets|Dulces de Navidad
cider vinegars|Vinagres de manzana
ciders|Sidras
cinnamon|Canela
cinnamon powder|Canela molida
cinnamon sticks|Canela en rama
citrus|Cítricos
citrus jams|Mermeladas y confituras de cítricos
clementine jams|Mermeladas y confituras de clementinas
clementines|Clementinas
cloves|Clavos
cochayuyo seaweeds|Algas cochayuyo
cocktail sausage|Salchichas cocktail
coco white beans|Alubias blancas redondas
cocoa and chocolate powders|Cacaos y chocolates en polvo
cocoa and hazelnuts spreads|Cremas de cacao y avellanas
cocoa and its products|Cacao y derivados
cocoa butter|Mantecas de cacao
cocoa powders|Cacaos en polvo
cocoa rice desserts|Postres de arroz con cacao
cocoa rice milks|Bebidas de arroz con cacao
coconut based creams for cooking|Natas vegetales a base de coco para cocinar
coconut ice cream tubs|Tarrinas y bloques de helado de coco
coconut milks|Leches de coco
coconut oils|Aceites de coco
coconut pies|Tartas de coco
coconut sugar|Azúcar de coco
coconut turrón|Turrones de coco
coconut waters|Agua de coco
coconut yogurts|Yogures de coco
coconuts|Cocos
coconuts and their products|Coco y derivados
cod brandade|Brandade De Bacalao
cod fillets|Filetes de bacalao
cods|Bacalaos
coffee beans|Granos de café
coffee capsules|Capsulas de cafe
coffee creamy puddings|Cremas de café
coffee drinks|Bebidas de café
coffee ice cream tubs|Tarrinas y bloques de helado de café
coffee soy milks|Bebidas de soja con café
coffees|Cafés
cola sodas without caffeine|Cola sin cafeína
colas|Bebidas de cola
cold soups|Sopas frías
cold starters|Entrantes fríos
coleslaw|Ensalada de col
common beans|Alubias
common nettle|Ortiga verde
common vervain|Verbena común
common wheat flours|Harinas de trigo blando
common wheats|Trigos blandos
compotes|Compotas
concentrated apple juices|Zumos de manzana procedentes de concentrado
concentrated apricot juices|Zumos de albaricoque procedente de concentrado
concentrated blueberry juices|Zumos de arándanos procedente de concentrado
concentrated carrot juices|Zumos de zanahoria procedente de concentrado
concentrated fruit juices|Zumos procedentes de concentrado
concentrated grape juices|Zumos de uva procedente de concentrado
concentrated grapefruit juices|Zumos de pomelo procedente de concentrado
concentrated mango juices|Zumos de mango procedente de concentrado
concentrated multifruit juices|Zumos multifruta procedente de concentrado
concentrated orange juices|Zumos de naranja procedente de concentrado
concentrated peach juices|Zumos de melocotón procedente de concentrado
concentrated pear juices|Zumos de pera procedente de concentrado
concentrated pineapple juices|Zumos de piña procedente de concentrado
concentrated plum juices|Zumos de ciruela procedente de concentrado
concentrated pomegranate juices|Zumos de granada procedente de concentrado
concentrated tangerine juices|Zumos de mandarina procedente de concentrado
concentrated tomato juices|Zumos de tomate procedente de concentrado
condensed milks|Leche condensada
condiments|Condimentos
confectioneries|Dulces
cooked chicken|Pollo Preparado
cooked chicken breast slices|Fiambre de pechuga de pollo
cooked poultries|Aves cocidas
cooked pressed cheeses|Quesos cocidos prensados
cookies with milk chocolate|Cookies con chocolate con leche
cooking helpers|Ayudas culinarias
coriander leaves|Hojas de cilantro
coriander products|Productos del cilantro
coriander seeds|Semillas de cilantro
corn|Maíz
corn chips|Aperitivos de maíz
corn flakes|Copos de maíz tostado
corn germ|Germen de maíz
corn oils|Aceites de maíz
corn pasta|Pastas de maíz
corn salad|Canónigos
corn semolinas|Sémolas de maíz
corn semolinas for polenta|Sémolas de maíz para polenta
corn starch|Almidón de maíz
corn syrups|Siropes de maíz
cornmeal|Harinas de maíz
cottage cheeses|Cottage
cotton candy|Algodón de azúcar
cotton lavender|Manzanilla de Mahón
cottonseed oils|Aceites de semillas de algodón
country specific beers|Cervezas por país
couscous|Cuscús
cow burrata|Burrata de vaca
cow cheeses|Quesos de vaca
cow milk yogurts|Yogur de leche de vaca
cow milks|Leche de vaca
cowpeas|Judías carilla
crab|Cangrejo
crabgrass|Digitarias
cracked marinated green olives|Aceitunas verdes partidas aliñadas
cracked olives|Aceitunas partidas
cranberries|Arándanos agrios
cranberry juice|Jugo de arándano
cream cheeses|Quesos crema
cream of carrot soups|Cremas de zanahoria
cream of champignon mushroom soups|Cremas de champiñones
cream of leek soups|Cremas de puerro
cream of mushroom soups|Cremas de setas
cream of pumpkin soups|Cremas de calabaza
cream of tomato soups|Cremas de tomate
cream of vegetable soups|Cremas de verduras y hortalizas
cream of zucchini soups|Cremas de calabacines
cream puff|Bocadito de nata
cream soups|Sopas de tipo crema
creams|Nata
creamy almond turrón|Turrones blandos de almendras
creamy peanut turrón|Turrónes blandos de cacahuete
creamy puddings|Postres de cremas
crepes and galettes|Crepes y galettes
crispbreads|Panes crujientes
crisps|Patatas fritas
croissant filled with chocolate|Cruasán relleno de chocolate
croutons|Croûton
crunchy almond turrón|Turrones duros de almendras
crunchy mueslis|Muesli crujiente
crunchy peanut turrón|Turrónes duros de cacahuete
crustaceans|Crustáceos
crystallized ginger|Jengibre confitado
crêpes|Crepe
crêpes and galettes|Crêpes y galettes
cucumber sushis|Sushi de pepino
cucumbers|Pepinos
culinary plants|Verduras y hierbas para cocinar
cumin|Comino
cured ham|Jamón de país
cured sausages|Embutidos curados
curry pastes|Pasta de curry
curry powder|Curry en polvo
curry sauces|Salsas de curry
dairies|Lácteos
dairy chocolate desserts|Postres lácteos con chocolate
dairy desserts|Postres lácteos
dairy drinks|Bebidas lácteas
dairy spread|La pasta de leche
dairy substitutes|Sustitutos de lácteos
dandelion|Diente de león
danish cheeses|Quesos daneses
dark ales|Cervezas ale oscuras
dark chocolate bar|Tabletas de chocolate negro
dark chocolate bar with less than 70 cocoa|Tabletas de chocolate negro con menos del 70 % de cacao
dark chocolate biscuits|Galletas de chocolate negro
dark chocolates|Chocolates negros
dark chocolates with almonds|Chocolates negros con almendras
dark chocolates with cocoa nibs|Chocolates negro con pepitas de cacao
dark chocolates with ginger|Chocolate negro con jengibre
dark chocolates with hazelnuts|Chocolates negro con avellanas
dark chocolates with orange|Chocolates negro con naranja
dark chocolates with sweeteners|Chocolates negros con edulcorantes
dark lagers|Cervezas lager oscuras
dates|Dátiles
decaffeinated coffees|Cafés descafeinados
decaffeinated instant coffees|Cafés solubles descafeinados
decaffeinated teas|Tés descafeinados
decorticated lentils|Lentejas peladas
decorticated red lentils|Lentejas rojas peladas
dehydrated beverages|Bebidas deshidratadas
dehydrated broths|Caldos deshidratados
dehydrated sauces|Salsas deshidratadas
dehydrated soups|Sopas deshidratadas
dehydrated vegetable bouillons|Caldos de verduras deshidratados
dehydrated vegetable soups|Sopas de verduras y hortalizas deshidratadas
dessert mixes|Mezclas para postres
desserts|Postres
devil s claw|Harpagofito
diet beverages|Bebidas light
diet cola soft drink|Bebida de cola light
diet sodas|Sodas light
dietary jams|Mermeladas y confituras dietéticas
dietary supplements|Suplementos dietéticos
digestives covered with chocolate|Galletas digestive con chocolate
dijon mayonnaises|Mayonesas de Dijon
dijon mustards|Mostazas de Dijon
dill|Eneldo
dill pickles|Pepinillos al eneldo
dips|Salsas para mojar
dishes with scallops|Platos preparados con vieiras
distilled beverages|Bebidas destiladas
dog food|Comida para perros
dolce gusto compatible coffee capsules|Cápsulas de café compatibles con Dolce Gusto
double cream cheeses|Quesos doble crema
doughnuts|Berlinas
doughnuts filled with chocolate|Rosquillas rellenas de chocolate
dragées|Grageados
dried apples|Manzanas deshidratadas
dried apricots|Albaricoques deshidratados
dried arame seaweed|Algas arame deshidratadas
dried aromatic plants|Plantas aromáticas secas
dried bananas|Plátanos deshidratados
dried bay laurel|Laurel seco
dried bilberries|Arándanos deshidratados
dried bouquet garni|Bouquet garni seco
dried cochayuyo seaweeds|Algas cochayuyo deshidratadas
dried coconut|Coco deshidratado
dried coconut chips|Coco deshidratado en trozos
dried coconut flour|Harina de coco
dried cranberries|Arándanos rojos secos
dried dulse seaweeds|Algas dulse deshidratadas
dried fig cakes|Panes de higos
dried figs|Higos secos
dried fruits|Frutas desecadas
dried green peppercorns|Pimienta verde en grano seca
dried hams|Jamones secos
dried hijiki seaweeds|Algas hijiki deshidratadas
dried horn of plenty mushrooms|Setas trompeta de los muertos deshidratadas
dried irish moss seaweeds|Algas musgo de Irlanda deshidratadas
dried jew s ear mushrooms|Setas orejas de Judas deshidratadas
dried kombu seaweeds|Algas kombu deshidratadas
dried mangoes|Mangos deshidratados
dried meals|Comidas preparadas deshidratadas
dried meats|Carnes secas
dried mixed fruits|Mezclas de frutas deshidratadas
dried mixed mushrooms|Mezclas de setas deshidratadas
dried mushrooms|Setas deshidratadas
dried nori seaweed flakes|Algas nori deshidratadas en copos
dried nori seaweed sheets|Algas nori deshidratadas en láminas
dried nori seaweeds|Algas nori deshidratadas
dried oyster mushrooms|Setas de ostra deshidratadas
dried papayas|Papaya deshidratada
dried peaches|Melocotones deshidratados
dried pineapple|Piña deshidratada
dried plant based foods|Alimentos de origen vegetal deshidratados
dried porcini mushrooms|Boletos comestibles deshidratados
dried products to be rehydrated|Productos deshidratados para ser rehidratados
dried prunes|Ciruelas pasas
dried scotch bonnet mushrooms|Setas senderilla deshidratadas
dried sea lettuce seaweeds|Algas lechuga de mar deshidratadas
dried sea spaghetti seaweeds|Algas espagueti de mar deshidratadas
dried seaweeds|Algas deshidratadas
dried shiitake mushrooms|Setas shiitake deshidratadas
dried tomato in oil|Tomates secos en aceite
dried tomato powder|Tomate seco molido
dried tomatoes|Tomates secos
dried ulva lactuca seaweeds|Algas lamilla deshidratadas
dried vegetables|Verduras y hortalizas deshidratadas
dried wakame seaweeds|Algas wakame deshidratadas
drinkable yogurts|Yogures para beber
dry biscuits|Galletas secas
dry pastas|Pasta seca
dry sausages|Salchichones
duck breasts|Pechugas de pato
duck dishes|Platos de pato
duck pâtés|Paté de pato
duck sausages|Salchichas de pato
ducks|Pato
dulse seaweeds|Algas dulse
durum wheat flours|Harinas de trigo duro
durum wheat groats|Grañones de trigo duro
durum wheat macaroni|Macarrones de trigo duro
durum wheat noodles|Tallarines de trigo duro
durum wheat pasta|Pasta de trigo duro
durum wheat pasta with egg|Pastas de trigo duro con huevo
durum wheat penne|Plumas de trigo duro
durum wheat plates for cannelloni|Placas de trigo duro para canelones
durum wheat plates for lasagna|Placas de trigo duro para lasaña
durum wheat semolinas|Sémolas y semolinas de trigo duro
durum wheat semolinas for couscous|Sémolas de trigo duro para couscous
durum wheat spaghetti|Espaguetis de trigo duro
durum wheats|Trigos duros
easter eggs|Huevos de Pascua de chocolate
easter food|Comida de Pascua
eclairs|Petisús
egg free mayonnaises|Mayonesas sin huevo
egg free spanish omelettes|Tortillas de patata sin huevo
egg noodles|Fideos de huevo
egg pastas|Pasta al huevo
egg spaghetti|Espaguetis de huevo
egg tagliatelle|Tallarines de huevo
eggs|Huevos
einkorn wheat flours|Harinas de trigo escaña cultivada
einkorn wheats|Trigos escaña cultivada
elderberries|Frutos del saúco negro
elderberry flowers|Flores de saúco
elderberry jellies|Jaleas de saúco negro
elderberry products|Productos del saúco
emmentaler|Emmental
emmer wheat flours|Harinas de escandas
emmer wheats|Escandas
endives|Escarolas
energy drinks|Bebidas energéticas
english muffins|Muffins ingleses
eucalyptus|Eucalipto
eucalyptus honeys|Mieles de eucaliptus
evaporated milks|Leches evaporadas
extra fine dark chocolates|Chocolates negros extra finos
extra virgin olive oils|Aceites de oliva virgen extra
extruded crispbreads|Tostadas ligeras crujientes
falafel mixes|Preparados para falafel
falafel sandwiches|Sándwiches de falafel
false irish moss seaweeds|Algas musgo estrellado
fats|Aceites y grasas
fatty fishes|Pescados azules
fennel|Hinojo
fennel bulbs|Bulbos de hinojo
fennel leaves|Hojas de hinojo
fennel seeds|Semillas de hinojo
fenugreek leaves|Hojas de fenogreco
fenugreek products|Productos del fenogreco
fenugreek seeds|Semillas de fenogreco
fermented dairy desserts|Yogures y postres lácteos fermentados
fermented drinks|Bebidas fermentadas
fermented milk drinks|Bebidas de leche fermentada
fermented milk products|Productos fermentados de la leche
fermented teas|Tés fermentados
field horsetail|Cola de caballo
fig jams|Mermeladas de higo
figs|Higos
figs jams|Mermeladas y confituras de higos
filled biscuits|Galletas rellenas
filled cereals|Cereales rellenos
filled chocolates|Chocolates rellenos
filled croissants|Cruasanes rellenos
fine mustards|Mostazas finas
fines herbes mustards|Mostazas a las finas hierbas
fish and meat and eggs|Pescado carne y huevos
fish eggs|Huevas
fish fillets|Filetes de pescado
fish preparations|Preparaciones de pescado
fish quenelles|Quenelles de pescado
fish soups|Sopa de pescado
fishes|Pescados
fishes and their products|Pescado y derivados
flakes|Copos
flans|Flanes
flatbreads|Panes planos
flavored beers|Cervezas aromatizadas
flavored sparkling waters|Agua con gas aromatizada
flavored teas|Tés aromatizados
flavored waters|Agua aromatizada
flavors|Aromas
flavour enhancers|Potenciadores de sabor
flavoured chocolates|Chocolates aromatizados
flavoured dark chocolates|Chocolates negros aromatizados
flavoured milk chocolates|Chocolates con leche aromatizados
flavoured milks|Leches aromatizadas
flavoured potato crisps|Chips de patatas fritas con sabores
flavoured syrups|Siropes aromatizados
flavoured yogurts|Yogures de sabores
flax seed flours|Harinas de lino
flax seeds|Lino
flours|Harinas de origen vegetal
flower honeys|Mieles de flores
flower preserves|Mermeladas y confituras de flores
foies gras|Foies gras
foies gras from ducks|Foies gras de patos
fonio|Mijo fonio
food additives|Aditivos alimentarios
food colorings|Colorantes alimentarios
food decorations|Decoraciones alimentarias
four cheese pizza|Pizza de cuatro quesos
frankfurter sausages|Salchichas Frankfurt
free range chicken eggs|Huevos de gallinas camperas
freeze dried foods|Alimentos liofilizados
freeze dried plant based foods|Alimentos de origen vegetal liofilizados
freeze dried vegetables|Verduras y hortalizas liofilizadas
french beers|Cervezas francesas
french blue veined cheeses|Queso azul francés
french cheeses|Quesos Franceses
french emmentaler|Emmentaler francés
french sausages|Salchicha francesa
french vegetables|Verduras francesas
fresh alfalfa sprouts|Germinados de alfalfa frescos
fresh apples|Manzanas frescas
fresh aromatic plants|Plantas aromáticas frescas
fresh basil|Albahaca fresca
fresh bay laurel|Laurel fresco
fresh belgian endives|Endivias frescas
fresh bouquet garni|Bouquets garnis frescos
fresh broad beans|Habas
fresh broad flours|Harinas de habas
fresh broccoli|Brócoli fresco
fresh carrots|Zanahorias frescas
fresh cheeses|Quesos frescos
fresh chervil|Productos del perifollo
fresh chives|Cebollino fresco
fresh coriander leaves|Hojas de cilantro fresco
fresh dill|Eneldo fresco
fresh eggs|Huevos frescos
fresh flat green beans|Judías verdes planas
fresh fruits|Frutas frescas
fresh ginger rhizomes|Rizomas de jengibre frescos
fresh grapefruit juice|Zumos de pomelo exprimido refrigerados
fresh grapes|Uvas frescas
fresh green beans|Judías verdes frescas
fresh green peppercorns|Pimienta verde en grano fresca
fresh green pigeon peas|Gandules verdes frescos
fresh ground meat preparations|Preparados de carne fresca picada
fresh kiwifruits|Kiwi fresco
fresh legume sprouts|Germinados de leguminosas frescos
fresh legumes|Leguminosas frescas
fresh lemon verbena|Hierba luisa fresca
fresh lemons|Limones frescos
fresh meals|Comidas preparadas frescas
fresh meat preparations|Preparados de carne fresca
fresh meats|Carnes frías
fresh milks|Leches frescas
fresh mint|Menta fresca
fresh mixed vegetables|Mezclas de verduras y hortalizas frescas
fresh mung bean sprouts|Germinados de judía mungo frescos
fresh mushrooms|Setas frescas
fresh onion sprouts|Germinados de cebolla frescos
fresh oregano|Orégano fresco
fresh parsley|Perejil fresco
fresh pasta|Pasta fresca
fresh plant based foods|Alimentos de origen vegetal frescos
fresh raspberries|Frambuesas frescas
fresh rosemary|Romero fresco
fresh seaweeds|Algas frescas
fresh spearmint|Hierbabuena fresca
fresh spinachs|Espinacas frescas
fresh sprouts|Germinados frescos
fresh stevia|Estevia fresca
fresh strawberries|Fresas frescas
fresh tarragon|Estragón fresco
fresh thyme|Tomillo fresco
fresh tomatoes|Tomates frescos
fresh vegetables|Verduras frescas
fresh vegetables sprouts|Germinados de verduras y hortalizas frescos
fresh zucchini|Calabacín fresco
fried foods|Fritos
fried onions|Cebollas fritas
fried plant based foods|Fritos de origen vegetal
fried rice|Arroz frito
fried tomato sauces|Salsas de tomate frito
fries|Patatas fritas
from 10 months|De 10 meses
from 12 months old|De 12 meses
from 15 months|De 15 meses
from 18 months|De 18 meses
from 24 months|De 24 meses
from 3 years|De 3 años
from 4 months|De 4 meses
from 6 months|De 6 meses
from 8 months|De 8 meses
frozen aromatic plants|Plantas aromáticas congeladas
frozen artichoke hearts|Corazones de alcachofas congelados
frozen artichokes|Alcachofas congeladas
frozen asparagus|Espárragos congelados
frozen aubergines|Berenjenas congeladas
frozen avocados|Aguacates congelados
frozen baby artichokes|Alcachofas baby congeladas
frozen baby carrots|Zanahorias baby congeladas
frozen baked potatoes|Patatas panadera congeladas
frozen basil|Albahaca congelada
frozen berries|Frutas del bosque congeladas
frozen blackberries|Moras congeladas
frozen blueberries|Arándanos congelados
frozen broccolis|Brócolis congelados
frozen brussels sprouts|Coles de Bruselas congeladas
frozen cardoons|Cardos congelados
frozen carrots|Zanahorias congeladas
frozen cauliflower florets|Coliflores en floretes congeladas
frozen cereals|Cereales congelados
frozen champignon mushrooms|Champiñones congelados
frozen chanterelle mushrooms|Rebozuelos congelados
frozen chard leaves|Acelgas en hojas congeladas
frozen chards|Acelgas congeladas
frozen chestnuts|Castañas congeladas
frozen chickpeas|Garbanzos congelados
frozen chives|Cebollino congelado
frozen chopped artichokes|Alcachofas troceadas congeladas
frozen chopped cardoons|Cardos troceados congelados
frozen chopped carrots|Zanahorias troceadas congeladas
frozen chopped chards|Acelgas troceadas congeladas
frozen chopped garlic|Ajos troceados congelados
frozen chopped green asparagus|Espárragos verdes troceados congelados
frozen chopped onions|Cebollas troceadas congeladas
frozen chopped porcini mushrooms|Boletos comestibles troceados congelados
frozen chopped spinachs|Espinacas troceadas congeladas
frozen citrus|Cítricos congelados
frozen common beans|Alubias congeladas
frozen corn|Maíz congelado
frozen corn kernels|Maíz en grano congelado
frozen corn on the cob|Maíz en mazorca congelado
frozen desserts|Postres helados
frozen diced zucchinis|Calabacines en dados congelados
frozen dill|Eneldo congelado
frozen falafel|Falafel congelado
frozen fishes|Pescado congelado
frozen fresh broad beans|Habas frescas congeladas
frozen fried potatoes|Papas fritas congeladas
frozen fries|Patatas fritas congeladas
frozen fruits|Frutas congeladas
frozen green asparagus|Espárragos verdes congelados
frozen green beans|Judías verdes congeladas
frozen green garlic|Ajos tiernos congelados
frozen green peas|Guisantes verdes congelados
frozen green peppers|Pimientos verdes congelados
frozen ground meat preparations|Preparados de carne picada congelada
frozen lasagne|Lasaña congelada
frozen leeks|Puerro congelado
frozen legumes|Leguminosas congeladas
frozen lima beans|Garrofones congelados
frozen meat preparations|Preparados de carne congelada
frozen meats|Carnes congeladas
frozen mint|Menta congelada
frozen mixed berries|Mezclas de frutas del bosque congeladas
frozen mixed fruits|Mezclas de frutas congeladas
frozen mixed mushrooms|Mezclas de setas congeladas
frozen mixed peppers|Mezclas de pimientos multicolores congelados
frozen mixed tropical fruits|Mezclas de frutas tropicales congeladas
frozen mixed vegetables|Mezclas de verduras y hortalizas congeladas
frozen mushrooms|Setas congeladas
frozen nuts|Frutos de cáscara congelados
frozen oyster mushrooms|Setas de ostra congeladas
frozen parsley|Perejil congelado
frozen peppers|Pimientos congelados
frozen pies|Tartas saladas congeladas
frozen pineapples|Piñas congeladas
frozen pizzas|Pizzas congeladas
frozen pizzas and pies|Pizza y tartas congeladas
frozen plant based foods|Alimentos de origen vegetal congelados
frozen plant based foods mixes|Mezclas de vegetales congelados
frozen pomegranates|Granadas congeladas
frozen porcini mushrooms|Boletos comestibles congelados
frozen potatoes|Patatas congeladas
frozen pre cooked rice|Arroz precocido congelado
frozen pumpkins|Calabazas congeladas
frozen raspberries|Frambuesas congeladas
frozen ready made meals|Comidas preparadas congeladas
frozen red cabbage|Lombardas congeladas
frozen red peppers|Pimientos rojos congelados
frozen redcurrants|Grosellas congeladas
frozen rice with vegetables|Arroces con vegetales congelados
frozen romanesco|Romanesco congelado
frozen salads|Ensaladillas congeladas
frozen seafood|Marisco congelado
frozen sliced champignon mushrooms|Champiñones laminados congelados
frozen sliced zucchini|Calabacines en rodajas congelados
frozen soups|Sopas congeladas
frozen spearmint|Hierbabuena congelada
frozen spinach leaves|Espinacas en hojas congeladas
frozen spinachs|Espinacas congeladas
frozen strawberries|Fresas congeladas
frozen tropical fruits|Frutas tropicales congeladas
frozen vegetable soups|Sopas de verduras y hortalizas congeladas
frozen vegetable tempura|Tempuras de verduras congeladas
frozen vegetables|Verduras congeladas
frozen white asparagus|Espárragos blancos congelados
frozen whole champignon mushrooms|Champiñones enteros congelados
frozen whole green asparagus|Espárragos verdes enteros congelados
frozen whole porcini mushrooms|Boletos comestibles enteros congelados
frozen yellow peppers|Pimientos amarillos congelados
frozen yogurts|Yogures helados
frozen zucchini|Calabacines congelados
fructose|Fructosa
fruit and fruit seed oils|Aceites de frutas y semillas de frutas
fruit and milk beverages|Bebidas de fruta y leche
fruit and soy beverages|Bebidas a base de zumo de frutas y soja
fruit and vegetable juices|Zumos de fruta y verdura
fruit and vegetable preserves|Mermeladas y conservas de fruta
fruit based beverages|Bebidas a base de frutas
fruit jellies|Jaleas de frutas
fruit juices|Zumos de frutas
fruit juices and nectars|Zumos y néctares de frutas
fruit juices from concentrate|Zumos de frutas a partir de concentrado
fruit muffins|Magdalenas de frutas
fruit nectars|Néctares de frutas
fruit pastes|Dulces de frutas
fruit salads|Ensaladas de frutas
fruit sodas|Sodas a base de frutas
fruit soy yogurts|Yogures de soja con frutas
fruit syrups|Sirope de frutas
fruit teas|Infusiones con frutas
fruit turrón|Turrones de frutas
fruit yogurts|Yogures de frutas
fruit yogurts with fruit chunks|Yogures de fruta con trozos de fruta
fruits|Frutas
fruits and vegetables based foods|Frutas y verduras
fruits based foods|Frutas y derivados
fruits in syrup|Frutas en almíbar
fruits puree without sugar added|Purés de fruta sin azúcares añadidos
fuji apples|Manzanas Fuji
fukuju teas|Tés Fukuju
gala apples|Manzanas Gala
galia melons|Melones Galia
garden chervil leaves|Hojas de perifollo
garden chervil seeds|Semillas de perifollo
garden cress|Berros hortelanos
garden strawberries|Fresones
gari|Jengibre encurtido
garlic|Ajos
garlic and their products|Ajos y derivados
garlic powder|Ajo seco molido
gazpacho|Gazpachos
gelatin|Gelatina
genmaicha teas|Tés Genmaicha
german chamomile|Manzanilla dulce
german cheeses|Quesos alemanes
german mustards|Mostazas alemanas
german sausages|Salchichas alemanas
gherkins|Pepinillos
gherkins pickled in vinegar|Pepinillos en vinagre
ginger|Jengibre
ginger powder|Jengibre molido
gins|Ginebras
glazes with vinegar|Cremas de vinagre
glucose|Glucosa
gluten flours|Harinas de gluten
gluten free biscuits|Galletas sin gluten
gluten free breads|Pan sin gluten
gluten free pasta|Pasta sin gluten
gluten free pastas|Pasta sin gluten
gluten free sliced breads|Panes de molde sin gluten
gluten free toasts|Tostadas sin gluten
glutinous rices|Arroces glutinosos
gnocchi|Ñoquis
gnocchi of durum wheat semolina|Ñoquis de sémola de trigo duro
goat cheeses|Queso de cabra
goat milk yogurts|Yogures de leche de cabra
goat milks|Leche de cabra
goat s haymilk|Leche de heno de cabra
gold flax seeds|Lino dorado
golden delicious apples|Manzanas Golden Delicious
goudas with cumin|Goudas con comino
grana padano|Grana Padano
granny smith apples|Manzanas Granny Smith
granolas|Granolas
granulated sugars|Azúcar blanco
grape jams|Mermeladas y confituras de uvas
grape juices|Zumos de uva
grape juices from concentrate|Zumos de uva a partir de concentrado
grape nectars|Néctares de uva
grape seed oils|Aceites de pepitas de uva
grapefruit juices|Zumos de pomelo
grapefruit nectars|Néctares de pomelo
grapefruits|Pomelos
grapefruits in syrup|Pomelos en almíbar
grapes|Uvas
grated carrots|Zanahorias ralladas
grated cheese|Queso rallado
grated coconut|Coco rallado
greek cheeses|Quesos griegos
greek style yogurts|Yogures estilo griego
green asparagus|Espárragos verdes
green bean flours|Harinas de alubias
green beans|Judías verdes
green cardamom|Cardamono verde
green chopped olives|Aceitunas verdes troceadas
green cracked olives|Aceitunas verdes partidas
green grapes|Uvas blancas
green lentils|Lentejas verdes
green olives|Aceitunas verdes
green olives stuffed of almond|Aceitunas verdes rellenas de almendra
green olives stuffed of anchovies|Aceitunas verdes rellenas de anchoa
green olives stuffed of lemon|Aceitunas verdes rellenas de limón
green olives stuffed of peppers|Aceitunas verdes rellenas de pimiento
green peas|Guisantes verdes
green peppercorns|Pimienta verde en grano
green peppers|Pimienta verde
green pestos|Pestos verdes
green pitted olives|Aceitunas verdes deshuesadas
green sauces|Salsas verdes
green seedless grapes|Uvas blancas sin semillas
green stuffed olives|Aceitunas verdes rellenas
green sweet peppers|Pimientos verdes
green teas|Tés verdes
grenadine|Granadina
groats|Grañones
ground beef preparations|Preparados de vaca picada
ground beef steaks|Hamburguesas de vacuno
ground black peppers|Pimienta negra en polvo
ground brown flax seeds|Lino marrón molido
ground cloves|Clavos en polvo
ground coffees|Cafés molidos
ground coriander leaves|Hojas de cilantro seco molido
ground cumin seedskumin|Comino molido
ground dried aromatic plants|Plantas aromáticas secas molidas
ground dried basil|Albahaca seca molida
ground dried bay laurel|Laurel seco molido
ground dried bouquet garni|Bouquet garni seco molido
ground dried chives|Cebollino seco molido
ground dried dill|Eneldo seco molido
ground dried green peppers|Pimienta verde seca en polvo
ground dried lemon verbena|Hierba luisa seca molida
ground dried mint|Menta seca molida
ground dried oregano|Orégano seco molido
ground dried parsley|Perejil seco molido
ground dried rosemary|Romero seco molido
ground dried sage|Salvia seca molida
ground dried seaweeds|Algas secas molidas
ground dried spearmint|Hierbabuena seca molida
ground dried stevia|Estevia seca molida
ground dried tarragon|Estragón seco molido
ground dried thyme|Tomillo seco molido
ground dried vegetables|Verduras y hortalizas deshidratadas molidas
ground fenugreek seeds|Semillas de fenogreco molidas
ground flax seeds|Lino molido
ground gold flax seeds|Lino dorado molido
ground meat preparations|Preparados de carne picada
ground nutmeg|Nuez moscada molida
ground peppers|Pimienta molida
ground steaks|Filetes picado
ground white peppers|Pimienta blanca en polvo
guacamoles|Guacamoles
guava jams|Mermeladas y confituras de guayaba
guava nectars|Néctares de guayaba
guava pastes|Dulces de guayaba
guavas|Guayabas
guavas jellies|Jaleas de guayaba
guerande salts|Sales de Guerande
guirlache turrón|Turrones de guirlache
gummi candies|Caramelos de goma
gummy bears|Ositos de gominola
gummy strawberries|Gominolas de fresa
hairy crabgrass|Guarda rocío
hake|Merluza
hake fillet|Filetes de merluza
halloween foods and drinks|Bebidas y alimentos de Halloween
ham pizzas|Pizzas de jamón york
ham ravioli|Ravioli de jamón
ham sandwiches|Sandwiches de jamón
hamburger buns|Panes para hamburguesas
hamburgers|Hamburguesas
hams|Jamón
handmade breadsticks|Palitos de pan artesanales
hard cheeses|Quesos de pasta dura
haymilk|Leche de heno
hazelnut butters|Mantecas de avellana
hazelnut milks|Leches de avellanas
hazelnut oils|Aceites de avellanas
hazelnut spreads|Cremas a base de avellanas
hazelnuts|Avellanas
hearts of palm|Palmitos
heather honeys|Mieles de brezo
hemp milks|Bebidas de cáñamo
hemp oils|Aceites de cáñamo
herbal fruit teas in tea bags|Infusiones con frutas en bolsitas
herbal tea blends|Mezclas de plantas para infusiones
herbal teas|Plantas para infusiones
herbal teas in tea bags|Plantas para infusiones en bolsitas
herbes de provence|Hierbas provenzales
herbs|Hierbas aromáticas
herring|Arenques
hibiscus|Hibisco
high fructose corn syrups|Siropes de maíz de alta fructosa
hijiki seaweeds|Algas hijiki
himalaya salts|Sal del himalaya
homogenized milks|Leches homogeneizadas
honey mustards|Mostazas con miel
honey yogurts|Yougures con miel
honeydew melons|Melones Honeydew
honeys|Miel
honeys from alsace|Mieles de Alsacia
horn of plenty mushrooms|Setas trompeta de los muertos
hot beverages|Bebidas para tomar calientes
hot dog buns|Panecillos para perritos calientes
hot dog sandwiches|Perritos calientes
hot sauces|Salsas de chiles
hyssop|Hisopo
ice cream bars|Helados de palo
ice cream cones|Conos de helado
ice cream sandwiches|Sándwiches de helado
ice cream tubs|Tarrinas y bloques de helado
ice creams|Helado
ice creams and sorbets|Helados y sorbetes
ice pops|Helados de hielo
iceberg lettuce|Lechuga iceberg
iced teas|Tés helados
indica rices|Arroces de la variedad índica
industrial cheese|Queso industrial
industrial knacks|Salchicha cocidas
infant formulas|Fórmula infantil
instant beverages|Bebidas instantáneas
instant coffees|Cafés solubles
instant noodle soups|Sopas de fideos instantáneas
instant noodles|Fideos instantáneos
instant pasta|Pasta instantánea
inverted sugar syrups|Azúcar invertido
irish moss seaweeds|Algas musgo de Irlanda
irish whiskey|Whiskies irlandeses
italian cheeses|Quesos italianos
jams|Mermeladas
japanese green teas|Tés verdes japoneses
japonica rices|Arroces de la variedad japónica
jasmine rice|Arroces Jazmín
jelly desserts|Gelatinas
jew s ear mushrooms|Setas orejas de Judas
job s tears|Lágrimas de Job
juices and nectars|Zumos y néctares
juniper berries|Bayas de enebro
kakis|Caquis
kales|Col rizada
kebab sauces|Salsa kebab
kefir|Kéfir
ketchup|Kétchup
khorasan pasta|Pastas de trigo de Jorasán
khorasan wheat brans|Salvados de trigo de Jorasán
khorasan wheat flakes|Copos de trigo de Jorasán
khorasan wheat flours|Harinas de trigo de Jorasán
khorasan wheat milks|Bebidas de trigo de Jorasán
khorasan wheats|Trigos de Jorasán
king cakes|Roscón de Reyes
king trumpet mushrooms|Setas de cardo
kiwi jams|Mermelada de kiwi
kiwi yogurts|Yogures de kiwi
kiwifruits|Kiwis
kombu seaweeds|Algas kombu
koshihikari rices|Arroces Koshihikari
kouign amann|Kouign-amann
kumquats|Kumquat
kvass|Kvas
lactose free cheeses|Quesos sin lactosa
lactose free creams|Nata sin lactosa
lactose free milk|Leche sin lactosa
lactose free yogurts|Yogures sin lactosa
lagers|Cerveza rubia
lamb meat|Carne de cordero
lardons|Dados de panceta
large leaved lime|Tila de hoja ancha
lasagne|Lasañas
lavender|Espliego
lavender honeys|Miel de lavanda
leaf salads|Ensaladas vegetales
leaf vegetables|Verduras de hoja
lean fishes|Pescados blancos
leeks|Puerros
legume based drinks|Bebidas de legumbres
legume butters|Cremas de cacahuete y de legumbres
legume flakes|Copos de leguminosas
legume flours|Harinas de leguminosas
legume milks|Bebidas de soja y legumbres
legume oils|Aceites de leguminosas
legume pickles|Leguminosas encurtidas
legume seeds|Alubias, garbanzos y lentejas
legumes|Legumbres
legumes and their products|Legumbres y derivados
lemon balm|Melisa
lemon curds|Crema de limón
lemon grass|Citronela
lemon jams|Mermeladas y confituras de limón
lemon jellies|Jaleas de limón
lemon juice|Zumo de limón
lemon soft drinks|Sodas a base de limón
lemon sorbets|Sorbetes de limón
lemon soy yogurts|Yogures de soja con limón
lemon teas|Tés con limón
lemon verbena|Hierba luisa
lemon yogurts|Yogures con limón
lemonade|Limonadas
lemons|Limones
lentil dishes|Platos de lentejas
lentil flours|Harinas de lentejas
lentil salads|Ensaladas de lentejas
lentils|Lentejas
lettuces|Lechuga
light compotes|Compotas ligeras
light fruit sodas|Refrescos de fruta light
light iced teas|Tés helados ligeros
light margarines|Margarinas ligeras
light mayonnaises|Mayonesas ligeras
lime sorbets|Sorbetes de lima
limeflower tea|Tila
limes|Limas
lingonberries|Arándanos rojos
linseed oils|Aceites de lino
liqueurs|Licores
liquid broths|Caldos líquidos
liquid caramel|Caramelo líquido
liquid honeys|Mieles liquidas
liquid margarines|Margarinas liquidas
liquid vegetable bouillons|Caldos de verduras líquidos
liquor filled chocolate covered cherries|Bombones de chocolate rellenos de cereza y licor
lollipops|Piruletas
long grain rices|Arroces de grano largo
long jing green teas|Tés Long Jing
low fat yogurts|Yogures bajos en grasa
low sugar fruit jam|Mermeladas y confituras ligeras
lupin bean flours|Harinas de altramuces
lupin beans|Altramuces
lychee jams|Mermeladas y confituras de lichis
lychees|Lichis
lychees in syrup|Lichis en almíbar
lyophilized aromatic plants|Plantas aromáticas liofilizadas
lyophilized chives|Cebollino liofilizado
lyophilized ginger|Jengibre liofilizado
lyophilized green peppercorns|Pimienta verde en grano liofilizada
lyophilized parsley|Perejil liofilizado
macadamia nut butters|Mantecas de nueces de macadamia
macadamia nut milks|Leches de nueces de macadamia
macadamia nuts|Nueces de macadamia
macadamia oils|Aceites de macadamia
mace|Macis
mackerel fillets|Filetes De Caballa
mackerels|Caballa
madeleines|Magdalenas
main meals for babies|Comidas para bebés
maize milks|Bebidas de maíz
mallow|Malva
malt flours|Harinas malteadas
mandarin oranges|Mandarinas
mango compotes|Compotas de mango
mango jams|Mermeladas y confituras de mango
mango juices|Zumos de mango
mango nectars|Néctares de mango
mango sorbets|Sorbetes de mango
mango yogurts|Yogures con mango
mangoes|Mangos
mangoes in syrup|Mangos en almíbar
mantecados and polvorones|Mantecados y polvorones
mantecados and polvorones with vegetal fat|Mantecados y polvorones con grasa vegetal
mantecados y polvorones with margarine|Mantecados y polvorones con margarina
mantecados y polvorones with olive oil|Mantecados y polvorones de aceite de oliva
manuka honeys|Mieles de manuka
maojian teas|Tés Maojian
maple syrups|Siropes de arce
margarines|Margarinas
margherita pizza|Pizza margherita
marinated olives|Aceitunas aliñadas
marjoram|Mejorana
marmalades|Mermeladas
marrons glacés|Castañas confitadas
marshmallows|Malvavisco
marzipan|Mazapán
marzipan figures|Figuritas de mazapán
marzipan of soto|Mazapanes de Soto
mayonnaises|Mayonesas
maypop|Pasiflora
meals|Comidas preparadas
meals with chicken|Comidas con pollo
meals with cod|Comidas con bacalao
meals with fish|Comidas con pescado
meals with meat|Platos preparados con carne
meat alternatives|Alternativas a la carne
meat analogues|Sustitutos de la carne
meat based pasta sauces|Salsas para pasta a base de carne
meat based sauces|Salsas con carne
meat of the grisons|Bindenfleisch
meat preparations|Preparados de carne
meats|Carnes
meats and their products|Carnes y derivados
medium grain rices|Arroces de grano medio
medlars|Nísperos
melon jams|Mermeladas y confituras de melón
melon nectars|Néctares de melón
melons|Melones y sandías
melted cheese|Queso fundido
meslin|Morcajo
mexican cheeses|Quesos mexicanos
microwave meals|Comidas para microondas
midland hawthorn|Espino blanco
milk bread rolls|Panes de leche
milk chocolate bar|Tabletas de chocolate con leche
milk chocolate biscuits|Galletas de chocolate con leche
milk chocolate covered pretzel|Pretzels con chocolate con leche
milk chocolates|Chocolates con leche
milk chocolates with almonds|Chocalte con leche almendrado
milk chocolates with hazelnuts|Chocolate con leche y avellanas
milk jams|Dulce de leche
milk powders|Leche en polvo
milk substitute|Sustitutos de la leche
milk substitutes|Sustitutos de la leche
milkfat|Grasas de la leche
milks|Leche
milkshakes|Batidos
millet|Mijo
millet based creams for cooking|Natas vegetales a base de mijo para cocinar
millet flakes|Copos de mijo
millet flours|Harinas de mijo
millet groats|Grañones de mijo
millet milks|Bebidas de mijo
mineral waters|Aguas minerales
mint|Menta
mint teas|Tés con hierbabuena
miso soup|Sopas de miso
misos|Misos
mixed bell peppers|Mezclas de pimientos multicolores
mixed berry jams|Mermeladas y confituras de frutas del bosque variadas
mixed cereal flakes|Mezclas de copos de cereales
mixed dried seaweeds|Mezclas de algas deshidratadas
mixed fruit jams|Mermeladas y confituras multifruta
mixed fruit soy yogurts|Yogures de soja con frutas variadas
mixed mushrooms|Mezclas de setas
mixed nuts|Frutos secos variados
mixed plant milks|Mezclas de leches vegetales
mixed puffed cereals|Mezclas de cereales inflados
mixed rices|Mezclas de arroces
mixed seaweeds|Mezclas de algas
mixed vegetable oils|Mezclas de aceites vegetales
mixed vegetable pickles|Mezclas de verduras y hortalizas encurtidas
mixed vegetables|Mezclas de verduras y hortalizas
mixes for jelly desserts|Preparados para gelatina
mixtures of aromatic plants|Mezclas de plantas aromáticas
mixtures of herbs and spices|Mezclas de hierbas aromáticas y especias
mixtures of vegetables for broth|Mezclas de verduras y hortalizas para caldo
molasses|Melazas de caña
mollusc|Molusco
morel|Morchella
mortadella|Mortadela
mountain products|Productos de montaña
moussaka|Musaca
mozzarella sticks|Palitos de mozzarella
mueslis with chocolate|Mueslis con chocolate
mueslis with fruits|Mueslis con frutas
multifruit juices|Zumos multifruta
multifruit nectars|Néctares multifruta
multifruit pastes|Dulces multifruta
multifruit sorbets|Sorbetes multifruta
multigrain sliced breads|Panes de molde con cereales
mung beans|Judías mungo
muscovado|Azúcar mascabado
mushroom powders|Harinas de setas
mushroom ravioli|Ravioli de champiñones
mushrooms|Setas
mushrooms and their products|Setas y sus productos
mushrooms risottos|Risottos de champiñones
muskmelons|Melones
mussels|Mejillones
mustard oils|Aceites de mostaza
mustard sauce|Salsa de mostaza
mustards|Mostazas
natural dried tomatoes|Tomates secos al natural
natural mineral waters|Aguas minerales naturales
natural rice milks|Bebidas de arroz naturales
natural sugar substitutes|Edulcorantes naturales
neapolitan sauces|Salsas napolitanas
nectarines|Nectarinas
nespresso compatible coffee capsules|Cápsulas de café compatibles con Nespresso
non alcoholic beers|Cervezas sin alcohol
non carbonated natural mineral waters|Agua mineral no carbonatada
non dairy desserts|Postres vegetales
non dairy fermented foods|Comida no láctea fermentada
non dairy yogurts|Yogures vegetales
non food products|Productos no alimenticios
noodles|Fideos orientales
nori seaweeds|Algas nori
norin 10 wheats|Trigos Norin 10
northern highbush blueberries|Arándanos azules
nougat ice cream tubs|Tarrinas y bloques de helado de turrón
nougats from montélimar|Nougats de Montélimar
nut bars|Barritas de frutos de cáscara
nut butters|Cremas de frutos secos
nut confectioneries|Dulces de frutos de cáscara
nut flours|Harinas de frutos de cáscara
nut milks|Bebidas de frutos secos
nut oils|Aceites de frutos de cáscara
nutmeg|Nuez moscada
nutmeg tree products|Productos del árbol de la nuez moscada
nuts|Frutos secos
nuts and their products|Frutos secos y derivados
oat|Avena sativa
oat based creams for cooking|Natas vegetales a base de avena para cocinar
oat brans|Salvados de avena
oat flours|Harinas de avena
oat groats|Grañones de avena
oat milks|Bebidas de avena
oat pasta|Pastas de avena
oatmeal biscuits|Galletas de avena
oatmeal cookies|Galletas de avena
oilseed purees|Cremas de frutos secos y semillas
old style mustards|Mostazas a la antigua
olive leaves|Hojas de olivo
olive oils|Aceites de oliva
olive oils from antequera|Aceite de Antequera
olive oils from baena|Aceite de Baena
olive oils from baix ebre montsià|Aceite del Baix Ebre-Montsià
olive oils from bajo aragón|Aceite del Bajo Aragón
olive oils from campo de calatrava|Aceite Campo de Calatrava
olive oils from campo de montiel|Aceite Campo de Montiel
olive oils from comunitat valenciana|Aceite de la Comunitat Valenciana
olive oils from empordà|Aceite de L'Empordà
olive oils from estepa|Aceite de Estepa
olive oils from france|Aceites de oliva de Francia
olive oils from gata hurdes|Aceite de Gata-Hurdes
olive oils from ibiza|Aceite de Ibiza
olive oils from jaén|Aceite de Jaén
olive oils from la alcarria|Aceite de La Alcarria
olive oils from les garrigues|Aceite de Les Garrigues
olive oils from lucena|Aceite de Lucena
olive oils from mallorca|Aceite de Mallorca
olive oils from monterrubio|Aceite Monterrubio
olive oils from montes de granada|Aceite Montes de Granada
olive oils from montes de toledo|Aceite Montes de Toledo
olive oils from montoro adamuz|Aceite de Montoro-Adamuz
olive oils from navarra|Aceite de Navarra
olive oils from poniente de granada|Aceite de Poniente de Granada
olive oils from priego de córdoba|Aceite de Priego de Córdoba
olive oils from rioja|Aceite de la Rioja
olive oils from sierra de cazorla|Aceite de Sierra de Cazorla
olive oils from sierra de cádiz|Aceite de Sierra de Cádiz
olive oils from sierra de segura|Aceite de Sierra de Segura
olive oils from sierra del moncayo|Aceite de Sierra del Moncayo
olive oils from sierra mágina|Aceite de Sierra Mágina
olive oils from siurana|Aceite de Siurana
olive oils from spain|Aceites de oliva de España
olive oils from terra alta|Aceite de Terra Alta
olive pomace oils|Aceites de orujo de oliva
olive sauces|Salsas con aceitunas
olive tree products|Aceitunas y aceites de oliva
olives|Aceitunas
onion chutneys|Cebolla caramelizada
onion jams|Mermeladas y confituras de cebolla
onion powder|Cebolla seca molida
onions|Cebollas
onions and their products|Cebollas y derivados
oolong teas|Tés oolong
orange based beverages|Bebidas de naranja
orange blossom|Azahar
orange blossom honeys|Mieles de azahar
orange jams|Mermeladas y confituras de naranja
orange juices|Zumos de naranja
orange marmalades|Mermeladas de naranja
orange nectars|Néctares de naranja
orange soft drinks|Sodas a base de naranja
orange sorbets|Sorbetes de naranja
oranges|Naranjas
oregano|Orégano
organic beers|Cervezas organicas
oyster mushrooms|Setas de ostra
oyster sauces|Salsa de ostras
oysters|Ostras
paddy rices|Arroces en cáscara
paddy straw mushrooms|Champiñones de Straw
pains de campagne|Panes de campo
palm oils|Aceites de palma
palmiers|Palmeras
pancake mixes|Mezcla para tortitas
pancakes|Tortitas
papadum|Papadams
papaya jams|Mermeladas y confituras de papaya
paprika|Pimentón
parboiled rices|Arroces vaporizados
parmesan|Parmesano
parmigiano reggiano|Parmigiano-Reggiano
parsley|Perejil
passion fruit jellies|Jaleas de maracuyá
passion fruit nectars|Néctares de maracuyá
passion fruit sorbets|Sorbetes de maracuyá
passion fruits|Maracuyás
pasta dishes|Platos de pasta
pasta sauces|Salsas para pastas
pasteles de gloria|Pasteles de Gloria
pasteurised milks|Leches pasteurizadas
pasteurized butters|Mantequilla pasteurizada
pasteurized cheeses|Quesos pasteurizados
pastries|Bolleria
peach flavored iced teas|Té helado sabor melocotón
peach jams|Mermeladas y confituras de melocotón
peach juices|Zumos de melocotón
peach nectars|Néctares de melocotón
peach pastes|Dulces de melocotón
peach soy yogurts|Yogures de soja con melocotón
peach yogurts|Yogures con melocotón
peaches|Melocotones
peaches in syrup|Melocotones en almíbar
peanut bars|Barritas de cacahuetes
peanut butters|Cremas de cacahuete
peanut oils|Aceites de cacahuete
peanuts|Cacahuetes
peanuts turrón|Turrones de cacahuete
pear jams|Mermeladas y confituras de peras
pear juices|Zumos de pera
pear nectars|Néctares de pera
pear sorbets|Sorbetes de pera
pear yogurts|Yogures con pera
pearl millet|Mijo perla
pears|Peras
pears in syrup|Peras en almíbar
peas|Guisantes
pecan nuts|Nueces pecanas
pecan oils|Aceites de nuez pecana
peeled tomatoes|Tomates pelados
pennyroyal|Menta poleo
peppercorns|Pimienta en grano
peppermint|Menta piperita
pepperoni pizzas|Pizzas de pepperoni
peppers|Pimienta
perforate st john s wort|Hipérico
pestos|Pestos
pet food|Comida para mascotas
petit beurres|Galletas de mantequilla
petits suisses|Petit-suisse
pickled beets|Remolacha encurtida
pickled caper berries|Alcaparrones encurtidos
pickled capers|Alcaparras encurtidas
pickled carrots|Zanahorias encurtidas
pickled cucumbers|Pepinos encurtidos
pickled garlic|Ajos encurtidos
pickled gherkins|Pepinillos encurtidos
pickled lupin beans|Altramuces encurtidos
pickled onions|Cebollas encurtidas
pickled peppers|Pimientos encurtidos
pickled vegetables|Verduras encurtidas
pickles|Encurtidos
pie dough|Masa de tarta
piel de sapo melons|Melones Piel de sapo
pies|Tartas y empanadas
pig head|Cabeza de cerdo
pigeon peas|Gandules
pine nut oils|Aceites de piñones
pine nuts|Piñones
pineapple|Piñas
pineapple in juice|Piña en conserva en zumo
pineapple in syrup|Piña en almíbar
pineapple jams|Mermeladas y confituras de piña
pineapple juices|Zumos de piña
pineapple nectars|Néctares de piña
pineapple yogurts|Yogures con piña
pink ciders|Sidras rosadas
pink peppers|Pimienta rosa
pinto beans|Alubias pintas
pistachio butters|Mantecas de pistachos
pistachio ice cream tubs|Tarrinas y bloques de helado de pistacho
pistachio oils|Aceites de pistacho
pistachios|Pistachos
pitted dates|Dátiles sin hueso
pitted marinated green olives|Aceitunas verdes deshuesadas aliñadas
pitted olives|Aceitunas deshuesadas
pizza dough|Masa De Pizza
pizza sauces|Salsas para pizzas
pizza with ham and cheese|Pizza con jamón y queso
pizzas pies and quiches|Pizzas, tartas saladas y quiches
plain soy yogurts|Yogures de soja naturales
plain yogurts|Yogures naturales
plant based beverages|Bebidas vegetales y de frutas
plant based creams|Natas vegetales
plant based creams for cooking|Natas vegetales para cocinar
plant based ice cream bars|Polos con leche vegetal
plant based ice cream cones|Conos de helado con leche vegetal
plant based ice cream sandwiches|Sándwiches de helado con leche vegetal
plant based ice cream tubs|Tarrinas y bloques de helado con leche vegetal
plant based ice creams|Helados con leche vegetal
plant based meals|Comidas preparadas de origen vegetal
plant based milk alternatives|Bebidas vegetales
plant based mixed pickles|Mezcla de encurtidos vegetales
plant based pickles|Vegetales encurtidos
plant based pâtés|Patés vegetales
plant based spreads|Untables vegetales
plant milks|Bebidas vegetales
platerines|Platerinas
plum jams|Mermeladas y confituras de ciruela
plum juices|Zumos de ciruela
plum pastes|Dulces de ciruela
plum sorbets|Sorbetes de ciruela
plum yogurts|Yogures con ciruela
plums|Ciruelas
pollens|Polen
pomegranate juices|Zumos de granada
pomegranate nectars|Néctares de granada
pomegranates|Granadas
pomelos|Pomelos chinos
pont l évêque|Pont-l'évêque
popcorn|Palomitas de maíz
poppyseed oils|Aceites de amapola
porcini mushrooms|Boletos comestibles
pork|Carne de cerdo
pork liver pâtés|Patés de hígado de cerdo
pork meals|Comidas con cerdo
pork nems|Nems De Cerdo
pork pâtés|Patés de cerdo
pork ribs|Costillas de cerdo
porters|Cervezas porter
potato crisps|Chips de patatas fritas
potato crisps in olive oil|Chips de patatas fritas en aceite de oliva
potato crisps in sunflower oil|Chips de patatas fritas en aceite de girasol
potato dishes|Platos de patata
potato gnocchi|Gnocchi de patata
potato salads|Ensaladas de patata
potatoes|Patatas
potted aromatic plants|Macetas de plantas aromáticas
potted basil|Macetas de albahaca
potted chives|Macetas de cebollino
potted coriander|Macetas de cilantro
potted meats|Carnes en maceta
potted mint|Macetas de menta
potted oregano|Macetas de orégano
potted parsley|Macetas de perejil
potted plants|Plantas en maceta
potted rosemary|Macetas de romero
potted spearmint|Macetas de hierbabuena
potted stevia|Macetas de estevia
poultries|Aves
poultry meals|Comidas de aves
poultry sausages|Salchichas de aves
pound cake|Bizcocho
powdered almond milks|Leches de almendra en polvo
powdered amaranth milks|Leches de amaranto en polvo
powdered cappucino|Cappucino en polvo
powdered cereal milks|Leches de cereales en polvo
powdered chestnut milks|Leches de castaña en polvo
powdered hazelnut milks|Leches de avellana en polvo
powdered khorasan wheat milks|Leches de trigo de Jorasán en polvo
powdered legume milks|Leches de leguminosas en polvo
powdered macadamia nut milks|Leches de nueces de macadamia en polvo
powdered millet milks|Leches de mijo en polvo
powdered nut milks|Leches de frutos de cáscara en polvo
powdered oat milks|Leches de avena en polvo
powdered plant milks|Leches vegetales en polvo
powdered quinoa milks|Leches de quinoa en polvo
powdered rice milks|Leches de arroz en polvo
powdered saffron|Azafrán en polvo
powdered sesame milks|Leches de sésamo en polvo
powdered soy milks|Leches de soja en polvo
powdered spelt milks|Leches de espelta en polvo
powdered sugars|Azúcar glas
powdered teff milks|Leches de teff en polvo
powdered walnut milks|Leches de nueces en polvo
powdered wheat milks|Leches de trigo en polvo
prawns|Gambas
pre baked breads|Panes precocidos
precooked rices|Arroces precocidos
preparations made from crabs|Preparado hechos de cangrejos
preparations made from fish meat|Preparados de pescado
prepared couscous|Cuscús preparado
prepared lasagne|Lasaña preparada
prepared lentils|Lentejas preparadas
prepared meats|Embutidos
prepared meats with less salt|Carnes preparadas con menos sal
prepared salads|Ensaladas preparadas
prepared vegetables|Preparados vegetales
processed cheese|Queso procesado
processed cheeses|Quesos fundidos
products with reduced salt|Productos con sal reducida
products without gluten|Productos sin gluten
proso millet|Mijo común
protein bars|Barritas de proteínas
protein powders|Polvos de proteína
provençale mustards|Mostazas provenzales
provençale sauces|Salsas provenzales
prune yogurts|Yogures con ciruela pasa
prunes|Ciruelas pasas
puffed barley|Cebada inflada
puffed buckwheat|Trigo sarraceno inflado
puffed cereal cakes|Tortitas de cereales
puffed cereals|Cereales inflados
puffed corn cakes|Tortitas de maíz
puffed corn cakes with black chocolate|Tortitas de maíz con chocolate negro
puffed corn cakes with milk chocolate|Tortitas de maíz con chocolate con leche
puffed grains|Granos inflados
puffed khorasan wheat|Trigo de Jorasán inflado
puffed khorasan wheat cakes|Tortitas de trigo de Jorasán
puffed legumes|Leguminosas infladas
puffed lentil cakes|Tortitas de lentejas infladas
puffed millet|Mijo inflado
puffed multigrain cakes|Tortitas multicereales
puffed oat|Avena inflada
puffed oat cakes|Tortitas de avena
puffed pulse cakes|Tortitas de legumbres
puffed quinoa|Quinoa inflada
puffed rice|Arroz inflado
puffed rice cakes|Tortitas de arroz
puffed rice cakes with black chocolate|Tortitas de arroz con chocolate negro
puffed rice cakes with milk chocolate|Tortitas de arroz con chocolate con leche
puffed rice cakes with white chocolate|Tortitas de arroz con chocolate blanco
puffed rye|Centeno inflado
puffed soybeans|Soja inflada
puffed spelt|Espelta inflada
puffed spelt cakes|Tortitas de espelta
puffed wheat|Trigo inflado
puffed wheat cakes|Tortitas de trigo
puffed wholegrain rice cakes|Tortitas de arroz integral
pulses|Legumbres secas
pumpkin and squash plant products|Productos de la planta de la calabaza
pumpkin jams|Mermeladas y confituras de calabaza
pumpkin seed butters|Mantecas de semilla de calabaza
pumpkin seed oils|Aceites de semillas de calabaza
pumpkin seeds|Semillas de calabaza
pumpkin seeds and their products|Semillas de calabaza y derivados
pumpkins|Calabazas
pumpkins and their products|Calabazas y derivados
pure butter brioche|Brioches de mantequilla
purple asparagus|Espárragos morados
pâté|Paté
quarks|Queso quark
quartered champignon mushrooms|Champiñones en cuartos
quiches|Quiche
quince cheeses|Dulces de membrillo
quinces|Membrillos
quinoa flakes|Copos de quinoa
quinoa flours|Harinas de quinoa
quinoa milks|Bebidas de quinoa
quinoa syrups|Siropes de quinoa
rabbit meat|Carne de conejo
raclette|Queso Raclette
radishes|Rábanos
raisin cookies|Galletas con pasas
raisins|Pasas
raisins of corinth|Uvas pasas de Corinto
rapeseed oils|Aceites de colza
ras el hanout|Ras el hanut
raspberries|Frambuesas
raspberry jams|Mermeladas de frambuesa
raspberry sorbets|Sorbetes de frambuesa
raspberry yogurts|Yogures con frambuesa
raw milks|Leche cruda
red beans|Alubias rojas
red bell peppers|Pimientos rojos
red cabbage|Lombardas
red delicious apples|Manzanas Red Delicious
red lentils|Lentejas rojas
red pestos|Pestos rojos
red pine mushrooms|Níscalos
red quinoa|Quinoa roja
red radishes|Rábanos rojos
red wine vinegars|Vinagres de vino rojo
red wines|Vinos tintos
redcurrants|Grosellas
redcurrants jams|Mermeladas y confituras de grosellas
redcurrants jellies|Jaleas de grosellas
refined coco oils|Aceite de coco refinado
refined olive oils|Aceites de oliva refinados
refried beans|Frijoles refritos
refrigerated falafel|Falafel refrigerado
refrigerated meals|Platos preparados refrigerados
refrigerated soups|Sopas refrigeradas
refrigerated squeezed apple juices|Zumos de manzana exprimidos refrigerados
refrigerated squeezed juices|Zumos exprimidos refrigerados
refrigerated squeezed multifruit juices|Zumos multifruta exprimidos refrigerados
refrigerated squeezed orange juices|Zumos de naranja exprimidos refrigerados
refrigerated squeezed pineapple juices|Zumos de piña exprimidos refrigerados
refrigerated squeezed tangerine juices|Zumos de mandarina exprimidos refrigerados
refrigerated vegetable soups|Sopas de verduras y hortalizas refrigeradas
rhubarb jams|Mermeladas y confituras de ruibarbo
rhubarbs|Ruibarbos
ribwort plantain|Llantén
rice based creams for cooking|Natas vegetales a base de arroz para cocinar
rice bran oils|Aceites de arroz
rice brans|Salvados de arroz
rice desserts|Postres de arroz
rice dishes|Platos de arroz
rice flakes|Copos de arroz
rice flours|Harinas de arroz
rice milks|Bebidas de arroz
rice pasta|Pastas de arroz
rice puddings|Arroz con leche
rice salads|Ensaladas de arroz
rice semolinas|Sémolas de arroz
rice starch|Almidón de arroz
rice syrups|Sirope de arroz
rice vermicelli|Vermicelli de arroz
rice vinegars|Vinagres de arroz
rices|Arroz
rices for paella|Arroces para paella
rices for risotto|Arroces para risotto
risottos|Risotto
roasted coffee beans|Granos de café tostados
roasted hazelnuts|Avellanas tostadas
roasted hazelnuts with skin|Avellanas tostadas con piel
roasted nuts|Frutos de cáscara tostados
roasted peanuts|Cacahuetes tostados
roasted pistachios|Pistachos tostados
roasted pumpkin seeds|Semillas de calabaza tostadas
roasted shelled pumpkin seeds|Semillas de calabaza sin cáscara tostadas
roasted shelled sunflower seeds|Semillas de girasol sin cáscara tostadas
roasted sunflower seeds|Semillas de girasol tostadas
roasted unshelled pumpkin seeds|Semillas de calabaza con cáscara tostadas
roasted unshelled sunflower seeds|Semillas de girasol con cáscara tostadas
rock teas|Tés de roca
rocket|Rúcula
rolled flakes|Copos aplastados
rolled oats|Copos de avena
rolled spelt flakes|Copos de espelta
rolled wheat flakes|Copos de trigo
romaine lettuce|Lechuga romana
roman chamomile|Manzanilla amarga
roquefort sauces|Salsas con Roquefort
rose hip|Escaramujo
rose petal preserves|Mermeladas y confituras de pétalos de rosas
roselle|Rosa de Jamaica
rosemary|Romero
rosemary honeys|Mieles de romero
rosé wines|Vinos rosados
rough bindweed|Zarzaparrilla
royal jelly|Jalea real
rum and raisins ice cream tubs|Tarrinas y bloques de helado de ron con pasas
rums|Rones
rusks|Biscotes
russet apples|Manzanas reineta
rye|Centeno
rye brans|Salvados de centeno
rye breads|Panes de centeno
rye flakes|Copos de centeno
rye flours|Harinas de centeno
rye groats|Grañones de centeno
rye pasta|Pastas de centeno
saccharin|Sacarina
safflower oils|Aceites de cártamo
saffron|Azafrán
saffron threads|Azafrán en hebras
sage|Salvia
salad dressings|Aderezos para ensaladas
salads|Ensaladas
salmon fillets|Filetes de salmón
salmons|Salmón
salmons from farming|Salmones de granja
salmorejo|Salmorejos
salsas|Salsas
salted butters|Mantequilla con sal
salted chocolates|Chocolates con sal
salted dark chocolates|Chocolates negros con sal
salted margarines|Margarinas con sal
salted pies|Tartas saladas
salted popcorn|Palomitas de maíz saladas
salted snacks|Tentempiés salados
salted spreads|Untables salados
salts|Sales
salty snacks|Snacks salados
samourai sauces|Salsa Samourai
sandwiches|Sándwiches
sardine fillets|Filetes de sardinas
sardines|Sardinas
sardines in oil|Sardinas en aceite
sardines in olive oil|Sardinas en aceite de oliva
sardines in sunflower oil|Sardinas en aceite de girasol
sardines in tomato sauce|Sardinas en salsa de tomate
sauces|Salsas
sauerkrauts|Chucrut
sausages|Salchichas
sausages from spain|Embutidos de España
savory|Ajedrea
scallions|Cebolletas tiernas
scallop|Vieira
scarlet runner beans|Judiones
scotch bonnet mushrooms|Setas senderilla
scotch whisky|Whiskies escoceses
sea buckthorn jams|Mermeladas y confituras d'espino amarillo
sea lettuce seaweeds|Algas lechuga de mar
sea salts|Sales marinas
sea spaghetti seaweeds|Algas espagueti de mar
seafood|Pescado y marisco
seasoned grated carrots|Zanahoria rallada aliñada
seaweed products|Productos a base de algas
seaweeds and their products|Algas y sus productos
seedless grapes|Uvas sin semillas
seeds|Semillas
seitan|Seitanes
semi polished wheat flours|Harinas de trigo semi-integrales
semi preserved foods|Semiconservas
semi ripe olives|Aceitunas de color cambiante
semi skimmed milks|Leche semidesnatada
semolina puddings|Sémolas de leche
sencha teas|Tés Sencha
senseo compatible coffee capsules|Cápsulas de café compatibles con Senseo
serrano ham|Jamón Serrano
sesame|Sésamo
sesame milks|Bebidas de sésamo
sesame oils|Aceites de sésamo
shallots|Echalotes
shea butter|Mantecas de karité
sheep milk yogurts|Yogures de leche de oveja
sheep milks|Leche de oveja
sheep s haymilk|Leche de heno de oveja
sheep s milk cheeses|Quesos de leche de oveja
shelled almonds|Almendras sin cáscara
shelled brazil nuts|Nueces de Brasil sin cáscara
shelled chestnuts|Castañas sin cáscara
shelled hazelnuts|Avellanas sin cáscara
shelled hazelnuts with skin|Avellanas sin cáscara crudas con piel
shelled macadamia nuts|Nueces de macadamia sin cáscara
shelled nuts|Frutos de cáscara sin cáscara
shelled pecan nuts|Nueces pecanas sin cáscara
shelled pine nuts|Piñones pelados
shelled pistachios|Pistachos sin cáscara
shelled pumpkin seeds|Semillas de calabaza sin cáscara
shelled sunflower seeds|Semillas de girasol sin cáscara
shiitake mushrooms|Setas shiitake
short grain rices|Arroces de grano corto
shortbread|Galletas de mantequilla
shortbread cookies|Galletas de mantequilla
shoumei teas|Tés Shoumei
shrimps|Gambas y camarones
sicilian sauces|Salsas sicilianas
sicilian sumac|Rhus coriara
simple syrups|Siropes simples
skimmed milks|Leche desnatada
sliced breads|Pan de molde
sliced breads without crust|Pan inglés sin corteza
sliced champignon mushrooms|Champiñones laminados
sliced cheeses|Quesos en lonchas
small cucumbers|Pepinillos frescos
small leaved lime|Tila de hoja pequeña
smoked bacon|Tocino ahumado
smoked fishes|Pescado ahumado
smoked herrings|Arenques ahumados
smoked lardons|Lardones ahumados
smoked salmons|Salmón ahumado
smoked salmons from farming|Salmón ahumado de cría
smoked sausages|Salchichas ahumadas
smoked trouts|Truchas ahumadas
smoothies|Batidos de fruta
snacks|Tentempiés
snacks and desserts for babies|Snacks y postres para bebes
snails|Caracoles
snails from burgundy|Caracoles de borgoña
snails preparations|Preparado de caracoles
sodas|Refrescos
sodas with exotic fruits|Refrescos de frutas tropicales
sodium cyclamate|Ciclamato
soft cheeses|Quesos de pasta blanda
soft cheeses with bloomy rind|Quesos blandos con corteza florecida
soft drinks|Refrescos
soft wheat semolinas|Sémolas y semolinas de trigo blando
sorbets|Sorbetes
sorghum|Sorgo
sorghum flours|Harinas de sorgo
soups|Sopas
sourdough bread|Pan de masa madre
soy based creams for cooking|Natas vegetales a base de soja para cocinar
soy based drinks|Bebidas de soja
soy beans|Soja
soy desserts|Postres de soja
soy flakes|Copos de soja
soy milk yogurts|Yogures de soja
soy milks|Bebidas de soja
soy sauces|Salsas de soja
soy yogurts|Yogures de soja
soybean butters|Mantecas de soja
soybean flours|Harinas de soja
soybean oils|Aceites de soja
spaghetti|Espaguetis
spaghetti squashes|Calabazas espagueti
spanish alfajores|Alfajores españoles
spanish cheeses|Quesos españoles
spanish omelettes|Tortillas de patata
spanish sea products|Productos marinos españoles
sparkling wines|Vinos espumosos
spearmint|Hierbabuena
special breads|Panes especiales
speculaas|Spekulatius
spelt based creams for cooking|Natas vegetales a base de espelta para cocinar
spelt brans|Salvados de espelta
spelt flours|Harinas de espelta
spelt milks|Bebidas de espelta
spelt pastas|Pastas de espelta
spelt syrups|Siropes de espelta
spelts|Espeltas
spice mix|Mezcla de especias
spices|Especias
spinachs|Espinacas
spirulina|Espirulina
sponge biscuits|Bizcochos de soletilla
sports drinks|Bebidas para deportistas
spreadable fats|Grasas para untar
spreads|Cremas para untar
spring rolls|Rollitos de primavera
spring waters|Aguas de manantial
sprouts|Germinados
squashes|Calabazas
squeezed apple juices|Zumos de manzana exprimidos no refrigerados
squeezed blueberry juices|Zumos de arándanos exprimidos
squeezed grape juices|Zumos de uva exprimidos no refrigerados
squeezed grapefruit juices|Zumos de pomelo exprimidos no refrigerados
squeezed juices|Zumos exprimidos
squeezed multifruit juices|Zumos multifruta exprimidos no refrigerados
squeezed orange juices|Zumos de naranja exprimidos
squeezed pear juices|Zumos de pera exprimidos no refrigerados
squeezed pineapple juices|Zumos de piña exprimidos no refrigerados
squeezed plum juices|Zumos de ciruela exprimidos no refrigerados
squeezed pomegranate juices|Zumos de granada exprimidos no refrigerados
squeezed tangerine juices|Zumos de mandarina exprimidos no refrigerados
squid|Calamares
star anise|Anís estrellado
starches|Almidones
steaks|Filetes
stevia and their products|Estevia y sus derivados
stevia leaves|Hojas de estevia
steviol glycosides|Glucósidos de esteviol
stone ground flours|Harinas molidas a piedra
strasbourg sausages|Salchichas de estrasburgo
strawberries|Fresas
strawberry biscuits|Galletas de fresa
strawberry compotes|Compotas de fresa
strawberry ice cream tubs|Tarrinas y bloques de helado de fresa
strawberry jams|Mermeladas de fresa
strawberry juice|Zumos de fresa
strawberry sorbets|Sorbetes de fresa
strawberry soy yogurts|Yogures de soja con fresa
strawberry syrups|Siropes de fresa
strawberry tartlets|Tartaletas De Fresas
strawberry yogurts|Yogures con fresa
strong beers|Cervezas fuertes
stuffed olives|Aceitunas rellenas
stuffed pastas|Pasta rellena
stuffed peppers|Pimientos rellenos
stuffed wafers|Obleas rellenas
sucralose|Sucralosa
sugar coated almonds|Peladillas
sugar coated pinenuts|Piñones cubiertos de azúcar
sugar free chewing gum|Chicles sin azúcar
sugar substitutes|Sustitutos del azúcar
sugared popcorn|Palomitas azucaradas
sugars|Azúcar
sultana raisins|Uvas pasas sultanas
summer savory|Ajedrea de jardín
summer truffles|Trufas de verano
sunflower oil mayonnaises|Mayonesas con aceite de girasol
sunflower oils|Aceites de girasol
sunflower seed butters|Mantecas de semilla de girasol
sunflower seeds|Semillas de girasol
sunflower seeds and their products|Semillas de girasol y derivados
surinam rices|Arroces de Surinam
sushi rice|Arroces para sushi
sushis|Sushi
sushis and makis|Sushis y makis
sweet and sour sauces|Salsas agridulces
sweet ciders|Sidras dulces
sweet corn|Maíz dulce
sweet fritters|Buñuelos dulces
sweet mustards|Mostazas dulces
sweet pastries and pies|Pasteles y tartas dulces
sweet peppers|Pimientos
sweet pies|Tartas dulces
sweet potatoes|Batatas
sweet snacks|Snacks dulces
sweet spreads|Untables dulces
sweet wines|Vinos dulces
sweetened natural soy milks|Bebidas de soja natural endulzadas
sweetened yogurts|Yogures endulzados
sweeteners|Azúcares y edulcorantes
syrups|Siropes
sénia rices|Arroces Sénia
tabbouleh|Tabulé
table salts|Sales de mesa
tabletop sweeteners|Edulcorantes de mesa
taboulehs|Tabulés
tagliatelle|Tallarines tagliatelles
tahibonet rices|Arroces Tahibonet
tahini|Tahinis
tangerine juices|Zumos de mandarina
tangerine nectars|Néctares de mandarina
tangerines|Tangerinas
tarragon|Dragón
tartlets|Tartaletas
tea bags|Bolsitas de té
tea based beverages|Bebidas de té
tea seed oils|Aceites de camelia
teas|Tés
teff flakes|Copos de teff
teff flours|Harinas de teff
teff milks|Bebidas de teff
tequilas|Tequilas
teriyaki sauces|Salsas Teriyaki
tetilla cheese|Queso Tetilla
thermogenics|Termogénicos
thickeners|Gelificantes
thyme|Tomillo
thyme honeys|Mieles de tomillo
thyme tea bags|Tomillo en bolsitas para infusión
tigernut milks|Leches de chufa
tinned mackerels|Caballas enlatadas
toasted bread rolls|Panecillos tostados
toasted egg yolk turrón|Turrones de yema tostada
toasted sesame|Semillas de sésamo tostadas
toasts|Pan tostado
tomato jams|Mermeladas y confituras de tomate
tomato juices|Zumos de tomate
tomato ketchup|Kétchup de tomate
tomato mustards|Mostazas con tomate
tomato pastes|Pastas de tomate
tomato pulps|Pulpa de tomate
tomato purées|Tomate natural triturado
tomato sauces|Salsas de tomate
tomato soups|Sopas de tomate
tomatoes|Tomates
tomatoes and their products|Tomates y sus productos
tonic water|Tónica
torrefacto coffees|Cafés torrefactos
tortellini|Tortellinis
tortilla chips|Nachos
toulouse sausages|Salchichas de Toulouse
traditional balsamic vinegar of modena|Vinagre balsámico tradicional de Módena
traditional balsamic vinegars|Vinagres balsámicos tradicionales
tripe|Callos
tropical fruit jams|Mermeladas y confituras de frutas tropicales
tropical fruits|Frutas tropicales
tropical fruits soy yogurts|Yogures de soja con frutas tropicales
tropical tunas|Atún tropical
trouts|Truchas
truffles|Trufas
tula gingerbread|Pan de jengibre de Tula
tuna fillets|Filetes de Atún
tuna in brine|Atún al natural
tuna in olive oil|Atún en aceite de oliva
tuna lasagna|Lasaña de atún
tuna pizzas|Pizzas con atún
tuna rillettes|Rillettes De atún
tuna salad|Ensalada de atún
tunas|Atún
tunas in oil|Atún en aceite
tunas in sunflower oil|Atún en aceite de girasol
turkey breasts|Pechuga de pavo
turkey sausages|Salchicha de pavo
turkeys|Pavo
turkish delight|Rahat lokum
turmeric|Cúrcuma
turmeric powder|Cúrcuma molida
turmeric rhizomes|Rizomas de cúrcuma
turnip|Naba
turrón|Turrones
uht milks|Leche UHT
ulva lactuca seaweeds|Algas lamilla
umeboshi vinegars|Vinagres de umeboshi
uncooked pressed cheeses|Quesos prensados sin cocer
unleavened breads|Panes ácimos
unpasteurised cheeses|Quesos sin pasteurizar
unrefined salts|Sales sin refinar
unsalted butters|Mantequilla sin sal
unsalted margarines|Margarinas sin sal
unshelled peanuts|Cacahuetes sin cascara
unshelled pumpkin seeds|Semillas de calabaza con cáscara
unshelled sunflower seeds|Semillas de girasol con cáscara
unsweetened natural soy milks|Bebidas de soja natural sin azúcar
valerian|Valeriana
vanilla|Vainilla
vanilla extract|Extracto de vainilla
vanilla ice cream bars|Helados de palo de vainilla
vanilla ice cream tubs|Tarrinas y bloques de helado de vainilla
vanilla pods|Vainilla en rama
vanilla powder|Vainilla en polvo
vanilla rice milks|Bebidas de arroz con vainilla
vanilla soy desserts|Postres de soja con vainilla
vanilla soy milks|Bebidas de soja con vainilla
vanilla sugars|Azúcar vainillado
vanilla teas|Tés de vainilla
vanilla yogurt|Yogures de vainilla
vanilla yogurts|Yogures de vainilla
veal meat|Carne de ternera
veal orloff|Silla de ternera Orloff
vegetable based beverages|Bebidas a base de verduras y hortalizas
vegetable based foods and beverages|Comida y bebida vegetal
vegetable bouillon cubes|Caldos de verduras en cubitos
vegetable bouillon pots|Caldos de verduras en cacitos
vegetable bouillon powders|Caldos de verduras en polvo
vegetable broths|Caldos de verduras
vegetable fats|Grasas vegetales
vegetable juices|Zumos de verduras
vegetable lasagne|Lasaña de verduras
vegetable oils|Aceites vegetales
vegetable pasta|Pasta de verduras
vegetable pickles|Verduras y hortalizas encurtidas
vegetable pizza|Pizzas de verduras
vegetable rods|Bastones de verduras
vegetable salads|Ensaladas de verduras
vegetable sauces|Salsas con verduras
vegetable soups|Sopas de verduras
vegetable sweet|Verduras dulces
vegetables|Verduras
vegetables based foods|Verduras y derivados
vegetables macedoines|Macedonia de verduras
vegetarian frankfurt sausages|Salchichas vegetales de tipo Frankfurt
vegetarian hamburgers|Hamburguesas vegetales
vegetarian hot dog sandwiches|Perritos calientes vegetales
vegetarian hot dog sausages|Salchichas vegetales para perritos calientes
vegetarian lasagne|Lasaña vegetariana
vegetarian nuggets|Nuggets vegetarianos
vegetarian olive pâtés|Patés vegetales a base de aceitunas
vegetarian patties|Filetes vegetales para hamburguesas
vegetarian sausages|Salchichas vegetales
vegetarian tofu pâtés|Patés vegetales a base de tofu
vegetarian vienna sausages|Salchichas vegetales de tipo Viena
velvet beans|Granos de terciopelo
verbena family|Verbenáceas
vervains|Verbena
vialone nano rices|Arroces Vialone Nano
viennoiseries|Bollería
vinaigrettes|Vinagretas
vinegars|Vinagres
violet mustards|Mostazas violetas
virgin olive oils|Aceites de oliva virgen
vitamins|Vitaminas
vodka|Vodkas
wafers|Barquillos
waffles|Gofres
wakame seaweeds|Algas wakame
walnut butters|Mantecas de nueces
walnut kernels|Granos de nuez
walnut milks|Leches de nueces
walnut oils|Aceites de nueces
walnuts|Nueces
wasabi pastes|Pastas de wasabi
watercress|Berros
watermelon seed oils|Aceites de semillas sandía
watermelons|Sandías
waters|Aguas
wheat beers|Cerveza blanca
wheat brans|Salvados de trigo
wheat breads|Panes de trigo
wheat crumbs|Pan rallado de trigo
wheat flour type 150|Harinas de trigo integrales
wheat flour type 55 for bread|Harinas de trigo blancas
wheat flours|Harinas de trigo
wheat germ|Germen de trigo
wheat germ oils|Aceites de germen de trigo
wheat groats|Grañones de trigo
wheat malt flours|Harinas de trigo malteadas
wheat milks|Bebidas de trigo
wheat semolinas|Sémolas y semolinas de trigo
wheat starch|Almidón de trigo
wheat syrups|Siropes de trigo
wheats|Trigos
whey powder|Suero en polvo
whipped creams|Nata montada
whisky|Whiskies
white asparagus|Espárragos blancos
white basmati rices|Arroces Basmati blancos
white beans|Alubias blancas
white breads|Panes blancos
white chocolate biscuits|Galletas de chocolate blanco
white chocolates|Chocolates blancos
white chocolates with sweeteners|Chocolates blancos con edulcorantes
white common wheat flours|Harinas de trigo común blancas
white hams|Jamón cocido
white jasmine rices|Arroces Jazmín blancos
white nettle|Ortiga blanca
white nougat|Turrón Blanco
white peppercorns|Pimienta blanca en grano
white peppers|Pimienta blanca
white rices|Arroces blancos
white tahini|Tahinis blancos
white teas|Tés blancos
white truffles|Trufas blancas de Alba
white wine vinegars|Vinagres de vino blanco
white wines|Vinos blancos
whole black olives|Aceitunas negras enteras
whole cayenne|Cayena entera
whole champignon mushrooms|Champiñones enteros
whole common wheat flours|Harinas de trigo común integrales
whole cumin seeds|Comino en grano
whole dates|Dátiles con hueso
whole durm wheat spaghetti|Spaghetti di grano duro integrali
whole durum wheat pasta|Pastas de trigo duro integrales
whole einkorn wheat flours|Harinas de trigo escaña cultivada integrales
whole fenugreek seeds|Semillas de fenogreco enteras
whole foies gras|Foies gras entero
whole green olives|Aceitunas verdes enteras
whole milk yogurts|Yogures de leche entera
whole milks|Leche entera
whole nutmeg|Nuez moscada entera
whole olives|Aceitunas enteras
whole or semi whole durum wheat farfalle|Farfalle de trigo duro integrales o semi-integrales
whole or semi whole durum wheat spaghetti|Espaguetis de trigo duro integrales o semi-integrales
whole oyster mushrooms|Setas de ostra enteras
whole wheat pastas|Pasta integral
wholemeal breads|Pan integral
wholemeal sliced breads|Pan de molde integral
wild rice|Arroz salvaje
wild rice flakes|Copos de arroz salvaje
wild smoked salmons|Salmones ahumados salvajes
wine based drinks|Bebidas a base de vino
wine vinegars|Vinagres de vino
wines|Vinos
wines from france|Vinos de Francia
wines from italy|Vinos de Italia
wines from portugal|Vinos de Portugal
wines from spain|Vinos de España
winter barley|Cebada de invierno
winter savory|Ajedrea de montaña
winter truffles|Trufas de invierno
wraps|Tortillas para wraps
xylitol|Xilitol
yarrow|Milenrama
yeast|Levadura
yeast extract spreads|Extractos de levadura untables
yellow sweet peppers|Pimientos amarillos
yellow teas|Tés amarillos
yellowfin tunas|Atún claro
yogurt substitutes|Alternativas al yogur
yogurts|Yogures
zucchini|Calabacines
zucchini soups|Sopas De Calabacín
`;
