/** Names of foods, one `English|name` a line; made by `tooling/languages/build-names.mjs`. @source Open Food Facts, ODbL 1.0 */
export const NAME_LINES = `
abalone|Abalone
absinthe|Absinth
acacia fibre|Akazienfasern
acacia honey|Akazienhonig
acai berry|Acai-Beeren
acai juice|Acai-Saft
acerola juice|Acerolaextrakt
acerola powder|Acerolapulver
acerola|Acerola
advocaat|Eierlikör
agave fibre|Agavenfaser
agave syrup|Agavensirup
alaska pollock|Alaska Seelachs
albacore|Weisse Thunfisch
alcohol vinegar|Alkoholessig
alcohol|Alkohol
algae concentrate|Algenkonzentrat
algae extract|Algenextrakt
algae|Alge
allspice|Jamaikapfeffer
almond flour|Mandelmehl
almond paste|Mandelpaste
almond pulp|Mandelpulpe
almonds pieces|Mandelstückchen
almond|Mandel
aloe vera|Aloe vera
amaranth flour|Amarantmehl
amaranth|Amarant
amaretto|Amaretto
american cheese|Scheiblettenkäse
american cranberry|Großfrüchtige moosbeere
american lobster|Amerikanischer Hummer
amontillado sherry|Amontillado-Sherry
anchovy filets|Sardellenfilets
anchovy paste|Serdellenkreme
anchovy|Sardellen
anglerfish|Seeteufel
angus beef|Angus-Rindfleisch
animal fat|Tierfett
animal protein|Tierisches Eiweiß
animal|Tierisch
aniseed aroma|Anisaroma
aniseed oil|Anisöl
aniseed|Anissamen
apple extract|Apfelextrakt
apple fiber|Apfelfaser
apple flavouring|Apfelgeschmack
apple juice|Apfelsaft
apple pectin|Apfelpektin
apple pieces|Apfelstücke
apple pulp|Apfelmark
apple purée|Apfelmus
apple vinegar|Apfelessig
apple|Apfel
apricot kernels|Aprikosenkerne
apricot|Aprikose
arabica coffee|Kaffe Arabica
arbequina olive|Arbequina-Olive
arborio rice|Arborioreis
arctic char|Seesaibling
argentine hake|Argentinische Seehecht
armagnac|Armagnac
aromatic caramel|Aromatisches Karamell
arrowroot|Pfeilwurzelstärke
artichoke heart|Artischockenherzen
artichoke|Artischocke
artificial flavouring|Künstliches Aroma
ascophyllum|Knotentang
ashwagandha|Schlafbeere
asparagus|Spargel
aspic|Sulz
atlantic cod|Atlantischer Kabeljau
atlantic herring|Atlantischer Hering
atlantic mackerel|Atlantische Makrele
atlantic salmon|Atlantischer Lachs
atlantic wolffish|Gestreifter Seewolf
aubergine|Aubergine
avocado oil|Avocadoöl
avocado|Avocado
baby arugula|Babyrucola
baby carrots|Babykarotten
baby kale|Kohlsprossen
baby spinach|Babyspinat
baby squid|Baby-Kalmare
bacillus coagulans|Lactobacillus sporogenes
bacon|Speck
baguette|Baguette
baked onion|Zwiebeln gegrillt
baking powder|Backpulver
balsamic vinegar|Balsamessig
bamboo fibre|Bambusfasern
bamboo shoot|Bambussprossen
bamboo|Bambus
banana flavouring|Bananengeschmack
banana|Bananen
barbecue flavouring|Grillaroma
barley extract|Gerstenextrakt
barley flakes|Gerstenflocken
barley flour|Gerstenmehl
barley gluten|Gerstengluten
barley groats|Rollgerste
barley starch|Gerstenstärke
barley|Gerste
barn eggs|Eier aus Bodenhaltung
basil extract|Basilikumextrakt
basil leaf|Basilikumblätter
basil|Basilikum
basmati rice|Basmatireis
bastardo|Trousseau
bay leaf|Lorbeer
beans|Bohnen
bechamel sauce|Béchamelsauce
bee honey|Bienenhonig
beef bones|Rinderknochen
beef broth|Rinderbrühe
beef casing|Rinderdarm
beef extract|Rindfleischextrakt
beef fat|Rinderfett
beef flavouring|Rindfleischaroma
beef gelatin|Rindergelatine
beef heart|Rinderherz
beef liver|Rinderleber
beef meat|Rindfleisch
beef protein|Rindeiweiß
beef suet|Rindernierenfett
beef tongue|Kalbszunge
beef tripe|Rinderkutteln
beef|Rind
beer|Bier
beet sugar|Rübenzucker
beetroot juice|Randensaft
beetroot powder|Rote-Bete-Pulver
beetroot sprouts|Rote-Bete-Sprossen
beetroot syrup|Rote-Beete-Sirup
beetroot|Rüben
belgian chocolate|Belgische Schokolade
belgian endive|Chicorée
bell pepper|Gemüsepaprika
beluga lentils|Beluga Linsen
berry blend|Beerenmischung
berry preparation|Fruchtzubereitung aus roten Früchten
beta galactosidase|Βeta-Galactosidase
bifidobacterium longum|Bifidobacterium longum
bifidus actiregularis|Bifidus ActiRegularis
bifidus|Bifidus
biotin|Biotin
biscuit pieces|Keksstücke
biscuit|Kekse
bitter almond|Bittermandeln
bitter orange|Bitterorange
black beans|Schwarze Bohnen
black botifarra|Schwarze Botifarra
black cardamom|Schwarzer Kardamom
black carrot|Schwarze Karotte
black cherry|Schwarze Kirsche
black cumin|Schwarzkümmel
black galangal|Schwarzer Galgant
black garlic|Schwarzer Knoblauch
black grape|Dunkle Trauben
black olive|Schwarze Oliven
black peppercorns|Schwarze Pfefferkörner
black pepper|Schwarzer Pfeffer
black pudding|Black Pudding
black quinoa|Schwarzes Quinoa
black radish|Schwarzer Winter-Rettich
black rice|Schwarzer Reis
black seabream|Streifenbrasse
black tea|Schwarztee
black truffle|Schwarze Trüffel
blackberry|Brombeeren
blackcurrant flavouring|Schwarzes Johannisbeeraroma
blackcurrant|Schwarze Johannisbeere
blanches almonds|Blanchierte Mandlen
blood orange|Blutorange
blood proteins|Bluteiweiß
blue cheese|Blauschimmelkäse
blue fenugreek|Schabzigerklee
blue grenadier|Blauer Seehecht
blue mussel|Gemeine Miesmuschel
blue stilton|Blue Stilton
blue whiting|Blauer Wittling
blueberry flavouring|Heidelbeeraroma
blueberry|Heidelbeeren
bogdanuša|Bogdanusa
bogue|Gelbstriemenbrasse
boiled egg|Gekochte Eier
boletus edulis|Boletus edulis
bolognese sauce|Bolognese Sauce
bone|Knochen
borage|Borretsch
borlotti bean|Borlotti Bohnen
boston butt|Schweinekamm
bourbon vanilla|Bourbon Vanille
boysenberry juice|Boysenbeersaft
boysenberry|Boysenbeere
bramley apple|Bromley Apfel
bran flour|Mehl aus Kleie
brandy|Weinbrand
bran|Kleie
brazil nut|Paranuss
bread roll|Brötchen
breadcrumbs|Paniermehl
breadfruit|Brotfrucht
bread|Brot
breast|Brustfleisch
brewing water|Brauwasser
brine|Sole
british beef|Britisches Rindfleisch
british chicken|Britisches Huhn
british cream|Britische Sahne
british ham|Britischer Schinken
british lamb|Britisches Lamm
british pork|Britisches Schweinefleisch
british potato|Britische Kartoffel
british yogurt|Britischer Joghurt
broad bean|Ackerbohne
broccoli cress|Brokkolikresse
broccoli floret|Brokkoliröschen
broccoli|Brokkoli
broth|Brühe
brown beans|Braune Bohnen
brown lentils|Braune Linsen
brown rice|Vollkornreis
brown sugar|Brauner Zucker
browning|Bratensoße
brussels sprouts|Rosenkohl
buckwheat flakes|Buchweizenflocken
buckwheat flour|Buchweizenmehl
buckwheat|Buchweizen
buffalo milk|Büffelmilch
bulgur|Bulgur
burbot|Quappe
burdock|Kletten
burnet|Pimpinelle
butter flavouring|Butteraroma
butterfat|Butterreinfett
buttermilk|Buttermilch
butternut squash|Butternusskürbis
butter|Butter
béarnaise sauce|Sauce béarnaise
cabbage|Kohl
cabernet franc|Cabernet franc
cabernet sauvignon|Cabernet sauvignon
cabernet|Cabernet
cactus fig|Kaktusfeigen
caffeine|Coffein
cake|Kuchen
calamansi|Calamansi
calcium caseinate|Calciumcaseinat
calcium pantothenate|Calcium-Pantothenat
calcium phosphates|Calciumphosphate
calcium phosphate|Calciumphosphat
calcium polyphosphate|Calciumpolyphosphat
calf fat|Kalbsfett
calf liver|Kalbsleber
calf rennet|Kälberlab
calvados|Calvados
camargue rice|Reis aus der Camargue
camelina oil|Leindotteröl
camomile flower|Kamillenblüte
camomile|Kamille
campari|Campari
candied papaya|Kandierte Papaya
candy sugar|Kandiszucker
cane sugar|Rohrzucker
cannellini beans|Cannellini Bohnen
canola oil|Ölrübsenöl
cantaloupe|Cantaloupe-Melone
capelin|Lodde
capers|Kapern
capsicum extract|Capsaicin-Extrakt
carambola|Karambole
caramel filling|Karamellfüllung
caramel flavouring|Karamellaroma
caramel malt|Karamellmalz
caramel powder|Karamell-Pulver
caramel sauce|Caramelsauce
caramel syrup|Karamellsirup
caramelised sugar|Karamellzucker
caraway seed|Kümmelsamen
caraway|Kümmel
carbonated water|Tafelwasser
cardamom pod|Kardamom ganz
cardamom seed|Kardamom-Samen
cardamom|Kardamom
cardoon|Cardy
carignan|Carignan
carnaroli rice|Carnaroli Reis
carob seeds|Carobin
carotene|Carotine
carotenoids|Carotinoide
carrot extract|Karottenextrakt
carrot juice|Karottensaft
carrot purée|Karottenpüree
carrot|Karotten
caseinate|Caseinat
casein|Casein
cashew nuts|Cashewkerne
casing|Hülle
cassava flour|Maniokmehl
cassava|Maniok
cassia|Zimtkassie
caster sugar|Streuzucker
cauliflower florets|Blumenkohlröschen
cauliflower|Blumenkohl
cava|Cava
cayenne pepper|Cayennepfeffer
celeriac|Knollensellerie
celery flavouring|Sellerie-Aroma
celery juice|Selleriesaft
celery leaves|Sellerieblätter
celery powder|Selleriepulver
celery puree|Selleriepüree
celery salt|Selleriesalz
celery seed|Selleriesamen
celery stalk|Stangensellerie
celery|Sellerie
cellulase|Cellulase
cephalopod ink|Kopffüßertinte
cep|Steinpilze
cereal crispies|Getreide Crispies
cereal flour|Getreidemehl
cereal|Getreide
ceylon cinnamon|Ceylon-Zimt
champagne|Champagner
champignon|Champignons
chard concentrate|Rübenkonzentrat
chardonnay|Chardonnay
chard|Mangold
charentais melon|Charentais-Melone
chartreuse liqueur|Chartreuse Likör
chasselas|Gutedel
cheese flavouring|Käsearoma
cheese powder|Käsepulver
cheese rind|Käserinde
cheese sauce|Käsesoße
cheese|Käse
cherry juice|Kirschsaft
cherry purée|Kirschpüree
cherry stem|Kirschstiel
cherry tomato|Kirschtomaten
cherry|Kirsch
chervil|Kerbel
chestnut flour|Kastanienmehl
chestnut mushroom|Braune Champignons
chestnut|Kastanie
chia oil|Chiaöl
chia seed|Chiasamen
chicken blood|Hühnerblut
chicken bone|Hühnerknochen
chicken breast|Hähnchenbrust
chicken broth|Hühnerbrühe
chicken cutlet|Hühnerschnitzel
chicken egg|Hühnerei
chicken fat|Hühnerfett
chicken fillet|Hühnerfilet
chicken flavouring|Hühnergewürz
chicken liver|Pouletleber
chicken meat|Pouletfleisch
chicken skin|Poulethaut
chicken thigh|Hähnchenschenkel
chicken|Hühnchen
chickpea flour|Kichererbsenmehl
chickpea|Kichererbse
chicory fibre|Zichorienfäser
chicory root|Chikoreewurzel
chicory|Chicoree
chilean mussel|Chilenische Muschel
chili mayonnaise|Chili Mayonnaise
chili pepper|Peperoni
chili puree|Chilipaste
chinese hibiscus|Chinesischer roseneibisch
chipotle|Chipotle
chive seasoning|Schnittlauch Kräuter
chives|Schnittlauch
chlorella|Chlorella
chocolate chunk|Schokoladenstücke
chocolate cream|Schokoladencreme
chocolate filling|Schokoladenfüllung
chocolate flavouring|Schokoladengeschmack
chocolate glaze|Schokoladenglasur
chocolate liqueur|Schokoladenlikör
chocolate powder|Schokoladenpulver
chocolate sauce|Schokoladensoße
chocolate|Schokolade
chokeberry juice|Aroniasaft
chokeberry|Aronia
chopped tomatoes|Gehackte Tomaten
chuck steak|Chuck
chum salmon|Ketalachs
churned butter|Geschlagene Butter
cider vinegar|Zideressig
cider|Apfelmost
cinnamon powder|Zimtpulver
cinnamon|Zimt
cinsaut|Cinsault
citric flavouring|Zitrusaroma
citrus fibre|Citrusfaser
citrus flavouring|Zitrusfruchtaroma
citrus fruit|Zitrusfrucht
citrus pectin|Zitruspektin
clam meat|Muschelfleisch
clam|Venusmuscheln
clarified butter|Butterschmalz
clementine|Clementine
cloudberry|Moltebeere
clover honey|Kleehonig
clove|Nelke
coagulating enzyme|Gerinnendes Enzym
coating|Beschichtung
cockles|Herzmuscheln
cocoa bean|Kakaobohne
cocoa butter|Kakaobutter
cocoa cream|Kakaocreme
cocoa filling|Kakaofüllung
cocoa flavouring|Kakaoaroma
cocoa paste|Kakaomasse
cocoa powder|Kakaopulver
cocoa|Kakao
coconut butter|Kokosbutter
coconut chips|Kokosnusschips
coconut cream|Kokosnusscreme
coconut fat|Kokosfett
coconut flakes|Kokosflocken
coconut flavouring|Kokosaroma
coconut flour|Kokosmehl
coconut milk|Kokosnussmilch
coconut oil|Kokosnussöl
coconut paste|Kokospaste
coconut sugar|Kokosblütenzucker
coconut water|Kokosnusswasser
coconut|Kokos
cod liver|Dorschleber
cod roe|Kabeljaurogen
cod|Kabeljau
coffee beans|Kaffeebohnen
coffee cream|Kaffeerahm
coffee powder|Kaffeepulver
coffee|Kaffee
cognac|Cognac
cointreau|Cointreau
cola nut|Kolanuss
collagen|Kollagen
colza oil|Kolzaöl
common bream|Brachse
common cuttlefish|Gewöhnlicher Tintenfisch
common dentex|Zahnbrasse
common morel|Speise-Morchel
common octopus|Gewöhnlicher Krake
concentrated extract|Extraktkonzentrat
concentrated juice|Konzentrierter Saft
concentrated purée|Konzentriertes Püree
concentrated whey|Konzentrierte Molke
concord grape|Concord-Traube
condensed milk|Kondensmilch
condensed whey|Kondensierte Molke
condiment|Würzmittel
conference pear|Conference-Birne
cooked carrot|Gekochte Möhren
cooked chickpeas|Gekochte Kichererbsen
cooked ham|Gekochter Schinken
cooked lardoons|Gekochte Speckwürfel
cooked pasta|Teigwaren gekocht
cooked potato|Gegarte Kartoffeln
cooked rice|Kochreis
cooked tagliatelle|Tagliatelle gekocht
cooked wheat|Vorgegarter Hartweizen
cooking broth|Suppenbrühe
cooking water|Kochendes Wasser
coriander leaf|Korianderblätter
coriander paste|Koriander-Paste
coriander seed|Koriandersamen
coriander|Koriander
corinthian raisins|Korinthische Rosinen
corn dextrin|Maisdextrin
corn dextrose|Maisdextrose
corn fiber|Ballaststoffe aus Maisfaser
corn flakes|Maisflakes
corn flour|Maismehl
corn kernel|Maiskörner
corn maltodextrin|Mais-Maltodextrin
corn malt|Maismalz
corn oil|Maiskeimöl
corn salad|Feldsalat
corn starch|Maisstärke
corn syrup|Maissirup
corn tortilla|Maistortilla
cornflower|Kornblume
cornmeal|Maisgrieß
corn|Mais
corvina|Corvina
cottage cheese|Hüttenkäse
cottonseed oil|Baumwollsaatöl
cottonseed|Baumwollsaat
courgette|Zucchini
couscous|Couscous
cow cheese|Käse aus Kuhmilch
cow|Kuh
crab extract|Krabbenaroma
crab|Krabbe
cranberry|Moosbeeren
crayfish|Krebs
cream flavouring|Sahnearoma
cream sauce|Rahmsauce
creamy honey|Honig cremig
cream|Rahm
creatine monohydrate|Kreatin-monohydrat
creatine|Kreatin
cress|Kresse
crocant|Krokant
crouton|Croûton
crudités|Crudités
crunchy cereals|Knusprige Cerealien
crushed tomato|Stückige Tomaten
crustaceans flavouring|Krustentieraroma
crustacean|Krebstiere
crust|Rinde
crème fraîche|Crème fraîche
crêpe|Crêpe
cucumber juice|Gurkensaft
cumin seeds|Kümmelkörner
cumin|Kreuzkümmel
cured cheese|Gereifter Käse
curing salt|Pökelsalz
curly endive|Krauser Salat
curry paste|Currypaste
curry|Curry
custard apple|Zimtapfel
cuttlefish|Sepien
daikon|Winterrettich
dairy|Milcherzeugnisse
dandelion|Löwenzahn
dark cep|Dunkler Steinpilz
dark chocolate|Dunkle Schokolade
date paste|Pürierte Datteln
date|Dattel
deactivated yeast|Inaktivierte Hefe
decaffeinated coffee|Entkoffeinierter Kaffee
deepwater redfish|Tiefenrotbarsch
deer|Hirsch
dehydrated chives|Schnittlauch getrocknet
dehydrated onion|Zwiebeln getrocknet
dehydrated seaweed|Seetang getrocknet
dehydrated shiitake|Getrockneter Shiitake
dehydrated sourdough|Sauerteig getrocknet
dehydrated spirulina|Dehydrierter Spirulina
demerara sugar|Demerara-zucker
demineralised whey|Entsalzte Molke
desiccated coconut|Getrocknete Kokosnuss
dewlap|Wamme
dextrinated cornmeal|Dextriniertes Maismehl
dextrose monohydrate|Dextrosemonohydrat
dextrose|Dextrose
dicalcium phosphate|Dicalciumphosphat
dijon mustard|Dijon-Senf
dill butter|Dillbutter
dill flavouring|Dill-Aroma
dill seed|Dillsaat
dill|Dill
dimagnesium phosphate|Dimagnesiumphosphat
diphosphates|Diphosphate
dipotassium phosphate|Dikaliumphosphat
disaccharide|Disaccharid
disodium diphosphate|Dinatriumdiphosphat
distilled vinegar|Destillierter Essig
distilled water|Destilliertes Wasser
dog rose|Hundsrose
double cream|Doppelrahm
double gloucester|Double Gloucester
dough|Teig
dried apple|Getrocknete Äpfel
dried apricots|Getrocknete Aprikosen
dried aubergine|Getrocknete Aubergine
dried basil|Getrocknetes Basilikum
dried cep|Getrocknete Steinpilze
dried courgette|Getrocknete Zucchini
dried fig|Feigen getrocknet
dried fruits|Trockenfrüchte
dried garlic|Getrockneter Knoblauch
dried lovage|Getrockneter Liebstöckel
dried raspberries|Getrocknete Himbeeren
duck breast|Entenbrust
duck egg|Enteneier
duck fat|Entenfett
duck gizzard|Enten-Kaumagen
duck leg|Entenkeule
duck liver|Entenleber
duck meat|Entenfleisch
duck wing|Entenflügel
duck|Ente
dulse|Lappentang
durian|Durian
durum wheat|Hartweizen
eating orange|Tafelobst-Orangen
edamame|Edamame Bohnen
edam|Edamer
edible crab|Taschenkrebs
egg derivatives|Aus Ei
egg flavour|Eiaroma
egg pasta|Eierteigwaren
egg powder|Eipulver
egg protein|Ei-Eiweiß
egg white|Eiklar
egg yolk|Eigelb
egg|Ei
einkorn flour|Einkornmehl
einkorn wheat|Einkorn
elderberry extract|Holunderbeerenextrakt
elderberry flavouring|Holunderaroma
elderberry juice|Holundersaft
elderberry|Holunderbeer
elderflower extract|Holunderblütenextrakt
elderflower|Holunderblüten
elder|Holunder
emmental|Emmentaler
emmer|Emmer
endive|Endivien
english mustard|Englischer Senf
enzyme|Enzym
espagnole sauce|Spanische Sauce
essential oil|Ätherische Öle
ethanol|Ethylalkohol
ethylvanillin|Ethylvanillin
eucalyptus flavouring|Eukalyptusaroma
eucalyptus honey|Eukalyptushonig
eucalyptus oil|Eukalyptusöl
european anchovy|Europäische Sardelle
european conger|Meeraal
european hake|Hechtdorsch
european lobster|Europäischer Hummer
european perch|Flussbarsch
european plaice|Goldbutt
european seabass|Europäischer Wolfsbarsch
european sprat|Europäische Sprotte
evaporated milk|Evaporierte Milch
extract|Extrakt
extruded cereals|Extrudiertes Getreide
extruded rice|Reis extrudiert
falafel|Falafel
fat|Fett
fennel seed|Fenchelsamen
fennel|Fenchel
fenugreek leaf|Bockshornkleeblatt
fenugreek seed|Bockshornkleesamen
fenugreek|Bockshornklee
ferment|Fermentiert
feta|Feta-Käse
fiber|Faser
fig paste|Feigenpaste
fig|Feigen
filling|Belag
filmjölk|Filmjölk
filtered water|Gefiltertes Wasser
finegrained salt|Feinkörniges Salz
fish gelatine|Fisch-Gelatine
fish oil|Fischöl
fish sauce|Fischsosse
fish stock|Fischbrühe
fishpowder|Fischpulver
fish|Fisch
flageolets|Flageolette
flaked almonds|Mandelblättchen
flat bean|Flache Bohne
flat peach|Plattpfirsich
flavouring preparation|Gewürzzubereitung
flavouring|Aroma
flax flour|Flachsmehl
flax seed|Leinsamen
flax|Flachs
flounder|Flunder
flour blend|Mehlmischung
flour|Mehl
flower honey|Blütenhonig
fondant|Fondant
fontal|Fontal
fontina aop|Fontina g.U.
fontina|Fontina
forest honey|Waldhonig
forest mushroom|Waldpilze
freekeh|Freekeh
fresh butter|Frische Butter
fresh cream|Frische Sahne
fresh egg|Frische Eier
fresh milk|Frischmilch
fresh onions|Frische Zwiebeln
fresh pasta|Frische Teigwaren
fresh tomatoes|Frische Tomaten
fresh yeast|Frischhefe
freshwater bream|Brasse
freshwater fish|Süßwasserfisch
fried onion|Frittierte Zwiebeln
frog legs|Froschschenkel
fructose syrup|Fruktose Sirup
fructose|Fructose
fruit concentrate|Früchtekonzentrate
fruit extract|Fruchtextrakt
fruit flavouring|Fruchtarom
fruit juice|Fruchtsaft
fruit pectin|Fruchtpektin
fruit vinegar|Obstessig
fruits preparation|Fruchtzubereitung
fruit|Früchte
frying oil|Frittieröl
fucus|Tang
gai lan|Kai-lan
gala apple|Gala Apfel
galacto oligosaccharides|Galacto-oligosaccharides
galangal|Galgant
galia melon|Galiamelone
gamay|Gamay
game animal|Wildtier
garam masala|Garam masala
garden cress|Gartenkresse
garden peas|Markerbsen
garfish|Hornhecht
garlic extract|Knoblauchextrakt
garlic flavouring|Knoblauch-Aroma
garlic oil|Knoblauchöl
garlic paste|Knoblauchpaste
garlic powder|Knoblauchpulver
garlic puree|Knoblauchpüree
garlic salt|Knoblauchsalz
garlic|Knoblauch
gellan gum|Gellan
ghee|Ghee
gherkin|Cornichons
giant squash|Riesen-Kürbis
ginger paste|Ingwerpaste
ginger powder|Gemahlener Ingwer
gingerbread|Lebkuchen
ginger|Ingwer
ginkgo leaf|Ginkgoblätter
ginkgo nuts|Ginkgosamen
ginseng|Ginseng
gin|Gin
glacé cherry|Kandierte Kirsche
glasswort|Queller
glaze|Glasur
glucose fructose|Glukose-Fruktose
glucose powder|Glukosepulver
glucose syrup|Glukosesirup
glucose|Glukose
glucuronolactone|Glucuronolacton
glue|Leim
gluten|Gluten
glutinous rice|Klebreis
glycerol monostearate|Glycerinmonostearat
goat cheese|Ziegenkäse
goat meat|Ziegenfleisch
goat milk|Ziegenmilch
goat|Ziege
goji|Gemeiner Bocksdorn
golden chanterelle|Pfifferlinge
golden syrup|Golden Syrup
goose fat|Gänsefett
goose liver|Gänseleber
gooseberry|Stachelbeere
gordal olive|Gordal Olive
graham flour|Grahammehl
grain vinegar|Getreideessig
granulated sugar|Zucker mittelgross
grape juice|Traubensaft
grape must|Traubenmost
grape seed|Traubenkerne
grape sugar|Traubenzucker
grapefruit flavouring|Grapefruitgeschmack
grapefruit juice|Grapefruitsaft
grapefruit syrup|Grapefruitsirup
grapefruit|Grapefruit
grape|Traube
great scallop|Große Pilgermuschel
greater argentine|Goldlachs
greek yogurt|Griechischer Joghurt
green apple|Grüner Apfel
green asparagus|Grüner Spargel
green bean|Grüne Bohne
green cardamom|Grüner Kardamom
green flageolets|Grüne Bohnenkerne
green lentils|Grüne Linsen
green olive|Grüne Oliven
green peas|Grüne Erbsen
green pepper|Grüner Pfeffer
green tea|Grüner Tee
green tomato|Grüne Tomaten
greengage|Edel-Pflaume
greenland halibut|Schwarzer Heilbutt
grenache|Garnacha
grenadier|Hoki
grey pepper|Grauer Pfeffer
grey salt|Graues Salz
grey shrimp|Nordseegarnele
grilled aubergines|Gegrillte Auberginen
grilled courgette|Grillierte Zucchetti
grilled tomato|Gegrillte Tomaten
grk bijeli|Grk
grolleau|Grolleau
gros manseng|Gros Manseng
ground almonds|Erdmandeln
ground coffee|Gemahlener Kaffee
grouper|Zackenbarsche
gruyère|Greyerzer
guar gum|Guarkernmehl
guarana extract|Guarana-Extrakt
guarana|Guarana
guava puree|Guavenmus
guava|Guaven
gum arabic|Gummi arabicum
gum base|Kaumasse
gurnard|Knurrhähne
habanero chili|Habanero Chili
haddock|Schellfisch
hake|Colin
halibut|Heilbutt
halloumi|Halloumi
ham|Schinken
hard cheese|Hartkäse
haymilk|Heumilch
hazelnut oil|Haselnussöl
hazelnut paste|Haselnüsspaste
hazelnut praline|Haselnuss-Praline
hazelnut|Haselnuss
hemicellulase|Hemicellulase
hemp seed|Hanfsamen
herb extract|Kräuterextrakt
herb|Gewürz
herring fillet|Heringfilet
herring|Hering
heterocarpus|Tiefseegarnelen
himalayan salt|Himalayasalz
honeydew melon|Honigmelone
honey|Honig
hop extract|Hopfenextrakt
hop oil|Hopfenöl
hops|Hopfen
horse meat|Pferdefleisch
horseradish flavouring|Meerrettich-Aroma
horseradish paste|Meerrettichpaste
horseradish|Meerrettich
horse|Hauspferd
hot sauce|Chilisauce
humboldt squid|Riesenkalmar
hummus|Hummus
hydrogenated fat|Hydriertes Fett
hydrogenated oil|Gehärtetes öl
hydrolysed proteins|Proteinhydrolysat
hydrolyzed collagen|Kollagen-hydrolysat
ice cream|Speiseeis
iceberg lettuce|Eisbergsalat
ice|Eis
icing sugar|Puderzucker
illipe oil|Illipebutter
imazalil|Imazalil
inactive dough|Inaktive Hefe
indian squid|Indischer Tintenfisch
inedible crust|Unessabare Kruste
inflated spelt|Dinkelweizen gepufft
instant coffee|Löslicher kaffee
inulin|Inulin
invert sugar|Invertzucker
iodised salt|Jodsalz
irish whiskey|Irischer Whiskey
isomalto oligosaccharide|Isomalto-oligosaccharid
isomaltulose|Isomaltulose
jackfruit|Jackfrucht
jalapeno pepper|Jalapeno-Chilis
jerusalem artichoke|Topinambur
jodenkoeken|Jodenkoek
juice|Saft
juniper berry|Wacholderbeere
juniper|Wacholder
kaffir lime|Kaffernlimette
kalamata olive|Kalamata Oliven
kalamon olive|Kalamon oliven
kale puree|Grünkohlpüree
kale|Grünkohl
kasha|Gretschnewaja Kascha
kefir|Kefir
ketchup|Ketchup
khorasan wheat|Kamut
kikurage mushroom|Silberohr
kirsch|Kirschwasser
kiwi|Kiwi
koji|Koji
kombucha|Kombucha
kombu|Kombu
konjac|Konjak
kosher gelatin|Koschere Gelatine
kosher salt|Koscheres Salz
kumquat|Kumquat
lactase|Lactase
lactic ferments|Milchfermenten
lactose powder|Laktosepulver
lactose|Lactose
lamb meat|Lammfleisch
lambrusco salamino|Lambrusco Salamino
lamb|Lamm
laminaria|Laminaria
lancashire cheese|Lancashire
lardon|Speckwürfel
lard|Schmalz
large eggs|Große Eier
lasagne|Lasagne
laurel extract|Lorbeerextrakt
laurel flavouring|Lorbeeraroma
lavander honey|Lavendelhonig
lavender flower|Lavendelblüten
lavender|Lavendel
lean pork|Mageres Schweinefleisch
lean stern|Magerquark
leek powder|Lauchpulver
leek|Lauch
legume|Hülsenfrucht
lemon balm|Zitronenmelisse
lemon beebrush|Zitronenverbene
lemon extract|Zitronenextrakt
lemon fibre|Zitronenfaser
lemon flavouring|ZitronenAroma
lemon juice|Zitronensaft
lemon leaf|Zitronenblatt
lemon marmalade|Zitronenmarmelade
lemon oil|Zitronenöl
lemon pectin|Zitronenpektin
lemon peel|Zitronenschalen
lemon pepper|Zitronenpfeffer
lemon powder|Zitronenpulver
lemon pulp|Zitronenpulpe
lemon puree|Zitronenmark
lemon vinaigrette|Zitronenvinaigrette
lemon zest|Zitronenzeste
lemonade|Limonade
lemongrass|Zitronengras
lemon|Zitrone
lentil flour|Linsenmehl
lentils|Linse
lettuce|Lattich
light cream|Leichte Sahne
lima bean|Limabohne
lime flavouring|Limettenaroma
lime juice|Limettensaft
lime leaf|Limettenblatt
lime oil|Limettenöl
lime|Limette
limoncello|Limoncello
linden honey|Lindenblütenhonig
linden|Lindenblüten
lingonberry jam|Preiselbeermarmelade
lingonberry juice|Preiselbeersaft
lingonberry|Preiselbeeren
linguine|Linguine
linseed oil|Leinöl
liqueur wine|Likörwein
liqueur|Likör
liquid egg|Flüssigei
liquid honey|Flüssiger Honig
liquid smoke|Flüssigrauch
liquid sugar|Flüssigzucker
liquorice dragées|Lakritzdragees
liquorice extract|Lakritz extrakt
liquorice powder|Süßholzpulver
liquorice root|Sussholzwurzel
liquorice|Lakritz
lithothamnium calcareum|Rotalge (Lithothamnium calcareum)
liver|Leber
lobster flavour|Hummer-Aroma
lobster|Hummer
longan|Longan
lotus root|Lotuswurzel
lovage leaves|Liebstöckel Blätter
lovage root|Liebstöckelwurzel
lovage|Liebstöckel
lukuma powder|Lucuma-Pulver
lukuma|Lúcuma
lupin bean|Lupinensamen
lupin flour|Lupinenmehl
lychee|Litschi
maasdam|Maasdamer
macadamia nut|Makadamianuss
mace|Macis
mackerel fillet|Makrelenfilet
mackerel|Makrele
madeira|Madeira
magnesium phosphates|Magnesiumphosphaten
malbec|Malbec
mallow|Malve
malt extract|Malzextrakt
malt flavouring|Malz-Aroma
malt flour|Malzmehl
malt syrup|Malzsirup
malt vinegar|Malzessig
malted barley|Gerstenmalz
maltodextrind|Maltodextrin
maltose syrup|Maltosesirup
maltose|Maltose
malt|Malz
malvasia|Malvasier
mandarin juice|Mandarinesaft
mandarin peel|Mandarinenschale
mandarin|Mandarine
mango flavouring|Mangoaroma
mango puree|Mangopüree
mango|Mango
mantis shrimp|Heuschreckenkrebs
manuka honey|Manukahonig
manzanilla olive|Manzanilla Oliven
maple syrup|Ahornsirup
maraština|Malvasia Bianca Lunga
margarine|Margarine
marigold|Ringelblume
marinade|Marinade
marjoram|Majoran
marsala wine|Marsala
marshmallow|Marshmallow
marzipan|Marzipan
mascarpone|Mascarpone
mashed potato|Kartoffelpüree
mate|Mate
mature cheddar|Gereifter Cheddarkäse
mayonnaise|Mayonnaise
meadowsweet|Echtes Mädesüß
meat flavour|Fleischgeschmack
meat patty|Hacksteak
meat preparation|Fleischzubereitung
meat stock|Fleischbrühe
meatball|Fleischklößchen
meat|Fleisch
mediterranean mussel|Mittelmeer-Miesmuschel
mediterranean salt|Mediterranes Meersalz
medjool dates|Medjool Datteln
medlar|Mispel
melado|Melado
melon seed|Melonenkerne
melon|Melone
melted cheese|Schmelzkäse
menthol|Menthol
meringue|Baiser
merlot|Merlot
microbial culture|Mikrobielle Kultur
microbial rennet|Mikrobielles Lab
mild cheddar|Milder Cheddar
mild kefir|Kefir mild
mild yogurt|Joghurt mild
milk chocolate|Milchschokolade
milk filling|Milchfüllung
milk minerals|Milchmineralien
milk powder|Milchpulver
milk proteins|Milcheiweiß
milkcap|Milchlinge
milkfat|Milchfett
milk|Milch
millet flakes|Hirseflocken
millet flour|Hirsemehl
millet seed|Hirsekörner
millet|Hirse
minced beef|Hackfleisch
minced pork|Schweinehackfleisch
mineral water|Mineralwasser
mint flavouring|Minzgeschmack
mint leaf|Minzblätter
mint|Minze
mirabelle plum|Mirabelle
mirin|Mirin
miso|Miso
mitre squid|Uroteuthis chinensis
mixed cheese|Käsemischung
mixed condiments|Würzmischung
mixed fruit|Fruchtmischung
mixed mushrooms|Gemischte Pilze
mixed spices|Gemischte Gewürze
modified cognac|Modifizierter Cognac
modified cornflour|Modifiziertes Maismehl
modified starch|Modifizierte Stärke
molasses|Melasse
mollusc|Weichtiere
monocalcium phosphate|Monocalciumphosphat
monopotassium phosphate|Monokaliumphosphat
monterey jack|Monterey Jack
morels|Morcheln
mountain honey|Berghonig
mourvèdre|Mourvèdre
mukimame|Mukimame
mung bean|Mungbohne
muscadelle|Muscadelle
muscadet|Muscadet
muscovado|Muscovado-Zucker
mushroom extract|Pilzextrakt
mushroom flavouring|Pilzaroma
mushroom powder|Champignonpulver
mushroom|Pilz
musky octopus|Moschuskrake
mussel|Muscheln
mustard seed|Senfsaaten
mustard|Senf
must|Most
mutton|Schaffleisch
müesli|Müesli
nachos|Nachos
nameko|Japanisches Stockschwämmchen
napa cabbage|Chinakohl
natural casing|Naturdarm
natural extract|Natürliches Extrakt
natural flavouring|Natürliches Aroma
natural hop|Natur Hopfen
natural spices|Natürliche Gewürze
natural vanilla|Natürliche Vanille
natural yeast|Natürliche Hefe
neapolitan wafer|Neapolitaner-Waffeln
nectarine|Nektarine
nescafe coffee|Nescafe Kaffee
nettle|Brennnessel
niacin|Niacin
nib sugar|Hagelzucker
nicotinamide|Nicotinamid
nielluccio|Sangiovese
nigari|Nigari
nile perch|Nilbarsch
noble scallop|Feine Kammmuschel
nonpareils|Liebesperlen
noodle|Nudel
nori|Nori
northern prawn|Kanada-Crevetten
norway lobster|Kaisergranat
nougat|Nougat
nuoc mam|Nuoc Mam
nutmeg nut|Muskatnuss
nutmeg|Muskat
nutritional yeast|Nährhefe
nut|Nüssen
oarfish|Riemenfische
oat base|Haferbasis
oat bran|Haferkleie
oat fibre|Haferfasern
oat flakes|Haferflocken
oat flour|Hafermehl
oat milk|Hafermilch
oat oil|Haferöl
oat protein|Haferprotein
oat|Hafer
octopus aegina|Octopus Aegina
octopus|Krake
offal|Innereien
oilseed|Ölsamen
oil|Öl
okra|Okra
oligofructose syrup|Oligofruktosesirup
oligofructose|Oligofructose
oligosaccharides|Oligosaccharide
olive oil|Olivenöl
olive paté|Olivenpastete
olive|Oliven
omelette|Omelett
onion extract|Zwiebelextrakt
onion flavouring|Zwiebelaroma
onion oil|Zwiebelöl
onion pieces|Zwiebelstücke
onion purée|Pürierte Zwiebeln
onion sproute|Zwiebelsprosse
onion|Zwiebel
orange carrot|Orange Möhre
orange extract|Orangenextrakt
orange flavouring|Orangenaroma
orange juice|Orangensaft
orange leaves|Orangenblätter
orange marmalade|Orangenmarmelade
orange pulp|Orangenfruchtfleisch
orange zest|Orangenschale
orange|Orange
oregano|Oregano
organic apple|Bio Äpfel
organic carrots|Bio Karotten
organic coffee|Bio-Kaffee
organic corn|Bio-Mais
organic dates|Bio Datteln
organic dextrose|Dextrose aus ökologischem Anbau
organic garlic|Bio-Knoblauch
organic honey|Bio-Honig
organic hops|Biologische Hopfen
organic liquorice|Bio-Lakritz
organic milk|Bio-milch
organic raspberry|Bio-Himbeere
organic rooibos|Bio Rooibos
organic sugar|Zucker aus ökologischem Anbau
organic tomato|Biologische Tomaten
oxtail|Ochsenschwanz
oyster flavour|Austernaroma
oyster mushroom|Austern-Seitling
oyster|Austern
pacific cod|Pazifischer Kabeljau
pacific oyster|Pazifische Felsenauster
pak choi|Pak Choi
palm fat|Palmfett
palm oil|Palmöl
palm olein|Palmolein
palm stearin|Palmstearin
palm sugar|Palmenzucker
palmaria palmata|Lappentang (Palmaria palmata)
palm|Palm
pandalus jordani|Pandalus jordani
pangas fillet|Pangasiusfilets
pangas|Pangasius
panko|Panko
pantothenic acid|Pantothensäure
papaya|Papaya
paprika extract|Paprikaextrakt
paprika paste|Paprikapaste
paprika powder|Paprikagewürz
parapenaeopsis stylifera|Parapenaeopsis stylifera
parboiled rice|Parboiled Reis
pardina lentils|Pardina Linsen
parmigiano reggiano|Parmesan
parsley root|Petersilienwurzel
parsley|Petersilie
parsnip|Pastinake
partridge|Rebhuhn
passionfruit|Passionsfrucht
pasta|Teigwaren
pasteurised milk|Pasteurisierte Milch
pasteurized butter|Pasteurisierter Butter
pastry|Gebäckteig
patagonian grenadier|Patagonischer Grenadier (Fisch)
patagonian scallop|Kammmuschel
patagonian squid|Patagonien-Tintenfisch
pea fiber|Erbsenfaser
pea flour|Erbsenmehl
pea protein|Erbsenprotein
pea starch|Erbsenstärke
peach flavouring|Pfirsicharoma
peach puree|Pfirsichpurée
peach syrup|Pfirsichsirup
peach|Pfirsich
peanut butter|Erdnussbutter
peanut flour|Erdnussmehl
peanut oil|Erdnussöl
peanut paste|Erdnusspaste
peanut|Erdnuss
pear flavouring|Birnenaroma
pear juice|Birnensaft
pear puree|Birnenpüree
pearl barley|Perlgerste
pearl onion|Perlzwiebel
pear|Birne
pea|Erbse
pecan nut|Pekannuss
pecorino romano|Pecorino Romano
pecorino|Pecorino
pedrosillano chickpeas|Pedrosillano Kichererbsen
peeled tomatoes|Geschälte Tomaten
penaeidae|Shrimps (Penaeidae)
pencillium roqueforti|Pencillium roqueforti (Edelschimmel)
penicillium candidum|Penicillium candidum
penicillium|Pinselschimmel (Penicillium)
penne|Penne
pentapotassium triphosphate|Pentakaliumtriphosphat
pentasodium triphosphate|Pentanatriumtriphosphat
pepper extract|Pfefferextrakt
pepper flavouring|Pfeffergewürz
pepper jack|Pepper Jack
peppercorns|Pfefferkörner
peppermint flavouring|Pfefferminzgeschmack
peppermint leaf|Pfefferminzblätter
peppermint oil|Pfefferminzöl
peppermint|Pfefferminz
pepperoni|Pepperoni
pepper|Pfeffer
perch|Barsch
peri peri|Piri Piri
persimmon juice|Kaki Saft
persimmon|Kaki
persipan|Persipan
peruvian scallop|Peruanische Jakobsmuscheln
petit beurre|Butterkekse
petit manseng|Petit Manseng
petit verdot|Petit verdot
pharaoh cuttlefish|Pharao-Sepie
pholiota|Schüpplinge
phosphate|Phosphat
phosphoric acid|Phosphorsäure
pig cheek|Schweinebacke
pigs blood|Schweineblut
pigs trotters|Schweinepfoten
pimiento|Kirschpaprika
pine bolete|Steinpilz
pine nuts|Pinienkerne
pineapple fibre|Ananasfasern
pineapple juice|Ananassaft
pineapple segments|Ananasstücke
pineapple syrup|Ananassirup
pineapple|Ananas
pink clam|Chilenische Trogmuschel
pink grapefruit|Pink grapefruit
pink peppercorn|Rosa Pfeffer
pink salmon|Buckellachs
pink salt|Himmalaja-Salz
pinot meunier|Pinot Meunier
pinot noir|Pinot noir
pinto beans|Pinto Bohnen
piquillo pepper|Paprika Piquillo
pistachio nuts|Pistazien
pisto|Pisto
pita|Pita
pitted cherry|Entsteinte Kirschen
pitted olive|Entsteinte Oliven
pizza base|Pizzaboden
pizza dough|Pizzateig
plant concentrate|Pflanzenkonzentrate
plant extracts|Pflanzenextrakte
plant protein|Pflanzliches Eiweiß
plant stanol|Pflanzenstanole
plantain|Plantainbanane
plant|Pflanzlich
plavac mali|Plavac Mali Crni
pleurotus ostreatus|Austernsaitling (Pleurotus ostreatus)
plum flavouring|Pflaumenaroma
plum|Pflaume
pollen|Pollen
polydextrose|Polydextrose
polyphosphate|Polyphosphate
pomace brandy|Tresterbrand
pomegranate juice|Granatapfelsaft
pomegranate seeds|Granatapfelkerne
pomegranate|Granatapfel
pomelo|Pomelo
poppyseed|Mohnsamen
poppy|Mohn
pork belly|Schweinebauch
pork bone|Schweineknochen
pork breast|Schweinebrust
pork collagen|Schweinedarm
pork cutlet|Schweineschnitzel
pork fat|Schweinefett
pork gelatin|Schweinegelatine
pork heart|Schweineherz
pork kidney|Schweineniere
pork leg|Schweinekeule
pork liver|Schweineleber
pork loin|Schweinelende
pork meat|Schweinefleisch
pork protein|Schweineprotein
pork rind|Schwarte
pork sausage|Wurst aus Schweinefleisch
pork shoulder|Schweineschulter
pork skin|Schweinehaut
pork stock|Schweinefleischbrühe
pork tongue|Schweinezunge
pork|Schwein
portobello|Zuchtchampignons
port|Portwein
potassium phosphates|Kaliumphosphate
potassium polyphosphate|Kaliumpolyphosphat
potato dextrin|Kartoffeldextrin
potato fiber|Kartoffelfasern
potato flakes|Kartoffelflocken
potato flour|Kartoffelmehl
potato maltodextrin|Kartoffel-Maltodextrin
potato powder|Kartoffelpulver
potato protein|Kartoffelprotein
potato starch|Kartoffelstärke
potato|Kartoffel
poulsard|Poulsard
poultry broth|Geflügelbouillon
poultry extract|Geflügelfleischextrakt
poultry fat|Geflügelfett
poultry liver|Geflügel-leber
poultry meat|Geflügelfleisch
poultry skin|Geflügelhaut
poultry|Geflügel
pouting|Franzosendorsch
powdered almonds|Mandelpulver
powdered condiment|Streuwürze
pošip|Pošip
praliné|Praliné
prebiotics|Präbiotikum
precooked lentils|Vorgekochte Linsen
precooked pasta|Teig vorgebacken
precooked potato|Vorgegarte Kartoffeln
precooked tuna|Gegarter Thunfisch
prepared sauce|Fertigsoße
propolis|Propolis
proteins mix|Proteinmischung
protein|Protein
provolone|Provolone
prune|Trockenpflaumen
prunus avium|Vogelkirsche (Prunus avium)
psyllium|Psyllium
puffed buckwheat|Buchweizen gepufft
puffed cereal|Gepufftes Getreide
puffed rice|Puffreis
puffed wheat|Weizenpops
pumpkin juice|Kürbissaft
pumpkin seed|Kürbiskerne
pumpkin|Kürbis
purée|Püree
pyridoxine hydrochloride|Pyridoxinhydrochlorid
quail eggs|Wachteleier
quail|Wachtel
quark|Quark
queen scallop|Kleine Pilgermuschel
quince jelly|Quitten-Gelee
quince|Quitte
quinine|Chinin
quinoa flour|Quinoa-Mehl
quinoa seeds|Quinoa-Samen
quinoa|Quinoa
rabbit meat|Hasenfleisch
rabbit|Kaninchen
radicchio|Roter Chicorée
radish sprouts|Radieschensprossen
radish|Rettich
rainbow shrimp|Parapenaeopsis sculptilis
rainbow trout|Regenbogenforelle
raisin concentrate|Rosinenkonzentrat
raising agent|Backtriebmittel
raisin|Rosine
rambutan|Rambutan
rapeseed lecithin|Rapslecithin
rapeseed oil|Rapsöl
rapeseed protein|Rapseiweiß
rapeseed|Raps
rapini|Wildbrokkoli
raspberry filling|Himbeerfüllung
raspberry flavouring|Himbeeraroma
raspberry jam|Himbeermarmelade
raspberry juice|Himbeersaft
raspberry liqueur|Himbeerlikör
raspberry powder|Himbeerpulver
raspberry puree|Himbeerpüree
raspberry|Himbeeren
ravioli|Ravioli
raw almonds|Rohe Mandeln
raw cashews|Rohe Cashewkerne
raw cream|Rohe Sahne
raw ham|Rohschinken
raw kombucha|Roher Kombucha
raw milk|Rohmilch
raw salmon|Roher Lachs
raw sauerkraut|Rohes Sauerkraut
reconstituted butter|Rekonstituierte Butter
red apple|Roter Apfel
red beans|Rote Bohnen
red beetroot|Rote Bete
red cabbage|Rotkohl
red fruits|Rote Früchte
red grape|Rote Traube
red leicester|Red Leicester
red lentils|Rote Linsen
red onion|Rote Zwiebel
red port|Roter Port
red prawn|Blassrote Tiefseegarnele
red quinoa|Rotes Quinoa
red raspberries|Rote Himbeeren
red rice|Roter Reis
red wine|Rotwein
redcurrant|Rote Johannisbeere
refined salt|Raffiniertes Salz
rehydrated chickpeas|Rehydrierte Kichererbsen
rehydrated garlic|Rehydrierter Knoblauch
rehydrated onion|Rehydrierte Zwiebeln
reindeer meat|Rentierfleisch
reindeer shoulder|Rentierschulter
reindeer|Ren
remoulade sauce|Remoulade
rennet|Lab
rhizopus|Rhizopus
rhodiola rosea|Rosenwurz
rhubarb juice|Rhabarbersaft
rhubarb|Rhabarber
riboflavin|Riboflavin
ribwort plantain|Spitzwegerich
rice bran|Reiskleie
rice cream|Reiscreme
rice extract|Reis-Extrakt
rice flakes|Reisflocken
rice flour|Reismehl
rice noodles|Reisnudeln
rice protein|Reisprotein
rice semolina|Reisgriess
rice starch|Reisstärke
rice syrup|Reissirup
rice vinegar|Reisessig
rice|Reis
ricotta|Ricotta
risotto rice|Risotto-Reis
roasted coffee|Röstkaffee
roasted peanuts|Geröstete Erdnüsse
rock salt|Steinsalz
rocket|Rucola
rockfish|Rotbarsch
roe|Rogen
romaine lettuce|Römersalat
romanesco broccoli|Romanesco
romano cheese|Romano-Käse
rooibos|Rooibos
root vegetable|Wurzelgemüse
roscoff onions|Roscoff Zwiebeln
rose hip|Hagebutte
rose petals|Rosenblatt
rose water|Rosenwasser
roselle flower|Karkadeblüten
rosemary honey|Rosmarinhonig
rosemary|Rosmarin
rosé wine|Roséwein
round rice|Rundkornreis
royal jelly|Gelée Royale
rum|Rum
runner bean|Feuerbohne
rusk|Zwieback
russet potatoes|Geröstete Kartoffeln
rutabaga|Kohlrübe
rye bran|Roggenkleie
rye bread|Roggenbrot
rye flakes|Roggenflocken
rye flour|Roggenmehl
rye grains|Roggenkörner
rye malt|Roggenmalz
rye sourdough|Roggensauerteig
rye|Roggen
saccharina japonica|Japanischer Blatttang (Saccharina japonica)
safflower concentrate|Saflorkonzentrat
safflower flower|Saflorblüte
safflower oil|Färberdistelöl
safflower|Safflor
sage|Salbei
saithe|Köhler
sake|Reiswein
sal fat|Salfett
sal tree|Salbaum
salad|Salat
salers|Salers-Käse
salmon fillet|Lachsfilet
salmon|Lachse
salsify|Schwarzwurzeln
salted butter|Gesalzene Butter
saltwater fish|Salzwasserfische
salt|Speisesalz
sambal oelek|Sambal oelek
sambal|Sambal
sardine|Sardine
sauce|Sauce
sauerkraut juice|Sauerkrautsaft
sauerkraut|Sauerkraut
sauternes|Sauternes
savory|Bohnenkraut
savoy cabbage|Wirsing
scallop|Kammmuscheln
scarlet shrimp|Plesiopenaeus Edwardsianus
sciacarello|Sciacarello
scorpion fish|Skorpionfische
scotch whisky|Schottischer Whisky
scottish salmon|Schottischer Lachs
sea buckthorn|Sanddorn
sea lettuce|Meersalat
sea salt|Meersalz
sea squirt|Seescheiden
seabream|Meerbrassen
seafood flavouring|Meeresfrüchtearoma
seaweed extract|Seealgenextrakt
seaweed|Seetang
seed|Kernen
seitan|Seitan
selected ferments|Ausgewählte Kulturen
semolina flour|Grießmehl
semolina|Grieß
sesame oil|Sesamöl
sesame paste|Sesampaste
sesame seeds|Sesamsamen
sesame|Sesam
shallot|Schalotte
shea butter|Shea Butter
shea oil|Sheaöl
sheathed woodtuft|Gemeines Stockschwämmchen
sheep rennet|Schafslab
sheeps casing|Schafsdarm
sheeps fat|Schafsfett
sheeps milk|Schafsmilch
sheep|Schaf
shelled peanuts|Geschälte Erdnüsse
shellfish extract|Schalentierextrakt
shellfish|Schalentier
sherry vinegar|Sherry Wein Essig
sherry|Sherry
shiitake|Shiitake
shortcrust dough|Mürbeteig
shrimp flavouring|Garnelenaroma
shrimp paste|Garnelenpaste
shrimp powder|Garnelenpulver
shrimp|Garnele
sifted tomato|Passierte Tomaten
single cream|Halbrahm
skimmed milk|Magermilch
skimmed yogurt|Entrahmter Joghurt
skipjack tuna|Echter Bonito
skyr cultures|Skyr-Kulturen
slippery jack|Butterpilze
smetana|Schmetten
smoke flavouring|Raucharoma
smoked bacon|Geräucherter Speck
smoked breast|Geräuchertes Brustfleisch
smoked lardoons|Geräucherte Speckwürfel
smoked salmon|Räucherlachs
smoked salt|Rauchsalz
smoke|Rauch
snail|Schnecke
snow pea|Kefen
soaked chickpeas|Gequellte Kichererbsen
soapwort extract|Seifenkrautextrakt
soapwort|Seifenkraut
sockeye salmon|Roter Lachs
sodium caseinate|Natriumcaseinat
sodium cyclamate|Natriumcyclamat
sodium iodide|Natriumiodid
sodium polyphosphate|Natriumpolyphosphat
soft cheese|Weichkäse
sole|Seezunge
soluble fibre|Lösliche Ballaststoffe
sorghum flour|Sorghummehl
sorghum|Sorghumhirsen
sorrel|Sauerampfer
sour cherry|Sauerkirsch
sour cream|Saure Sahne
sourdough starter|Sauerteig-Starter
sourdough|Sauerteig
soured milk|Dickmilch
soy base|Sojabasis
soy bran|Sojakleie
soy fiber|Sojafaser
soy milk|Sojamilch
soy preparation|Sojabereitung
soy protein|Sojaprotein
soy sauce|Sojasauce
soya bean|Sojabohne
soya flour|Sojamehl
soya flower|Sojablüte
soya lecithin|Sojalecithine
soya oil|Sojaöl
soya|Soja
spaghetti|Spaghetti
sparkling wine|Schaumwein
spearmint|Grüne Minze
special bread|Spezialbrot
speckled scallop|Gefleckte Jakobsmuschel
speculaas|Spekulatius
spelt bran|Dinkelkleie
spelt flour|Dinkelmehl
spelt|Dinkel
spice extract|Gewürz Extrakte
spice paste|Gewürzpaste
spice|Gewürze
spinach powder|Spinatpulver
spinach|Spinat
spineless cuttlefish|Wirbelloser Tintenfisch
spiny lobster|Langusten
spirit vinegar|Branntweinessig
spirulina concentrate|Spirulina-konzentrat
spirulina powder|Spirulina Pulver
spirulina|Spirulina
split pea|Schälerbsen
sponge cake|Biskuitkuchen
spring honey|Frühlingshonig
spring onion|Frühlingszwiebel
spring water|Quellwasser
sprouted lentils|Gekeimte Linsen
sprouted millet|Gekeimte Hirse
sprouted soybeans|Sojabohnensprossen
sprouted spelt|Dinkel-Sprossen
sprouted wheat|Weizensprossen
squid ink|Kalmartinte
squid|Kalmare
star anise|Sternanis
starch|Stärke
sterilised milk|Sterilisierte Milch
sterilized cream|Sterilisierte Sahne
stewed pork|Geschmortes Schweinefleisch
stilton|Stilton
stir fry|Sofrito
straw mushroom|Dunkelstreifiger Scheidling
strawberry filling|Erdbeerfüllung
strawberry flavouring|Erdbeergeschmack
strawberry jam|Erdbeerkonfitüre
strawberry juice|Erdbeersaft
strawberry pieces|Erdbeerstücke
strawberry puree|Erdbeerpüree
strawberry|Erdbeere
striped bass|Felsenbarsch
sucrose|Saccharose
suet|Nierenfett
sugar beet|Zuckerrübe
sugar cube|Würfelzucker
sugar syrup|Zuckersirup
sugared cranberries|Gesüßte Cranberries
sugar|Zucker
sulfite|Sulfite
sultana|Sultana
summer cep|Sommer-Steinpilz
summer truffle|Sommer-trüffel
sunflower fat|Sonnenblumenfett
sunflower honey|Sonnenblumenhonig
sunflower lecithin|Sonnenblumenlecithine
sunflower oil|Sonnenblumenöl
sunflower seed|Sonnenblumenkerne
sunflower|Sonnenblumen
surimi|Surimi
sweet almond|Süße Mandel
sweet cherry|Vogel-Kirsche
sweet paprika|Paprika edelsüß
sweet potato|Süßkartoffel
sweet whey|Süßmolke
sweetcorn|Süßmais
swiss cheese|Schweizer Käse
swordfish|Schwertfisch
swordtip squid|Kalmar (Uroteuthis edulis)
sylvaner|Sylvaner
syrah|Syrah
syrup|Sirup
sémillon|Sémillon
table potatoes|Speisekartoffeln
table vinegar|Tafelessig
tagliatelle|Tagliatelle
tahini|Tahina
taleggio|Taleggio
tamarillo|Tamarillo
tamarind paste|Tamarindenpaste
tamarind|Tamarinde
tamari|Tamari
tapioca dextrin|Tapiokadextrine
tapioca flour|Tapiokamehl
tapioca maltodextrin|Tapioka Maltodextrin
tapioca syrup|Tapiokasirup
tapioca|Tapioka
tarragon vinegar|Estragonessig
tarragon|Estragon
tea extract|Tee-Extrakt
tea leaf|Teeblatt
tea|Tee
teff flour|Teffmehl
teff seed|Teffsamen
teff|Teff
tegument|Integument
tempranillo grape|Tempranillo
tender garlic|Knoblauchsprossen
tequila|Tequila
teran|Terrano
teriyaki sauce|Teriyaki-Soße
tetrapotassium diphosphate|Tetrakaliumdiphosphat
tetrasodium diphosphate|Tetranatriumdiphosphat
thai basil|Thai Basilikum
thai rice|Thai-Reis
thongweed|Riementang
thyme honey|Thymianhonig
thyme oil|Thymianöl
thyme|Thymian
tigernut milk|Erdmandelmilch
tigernut|Tigernuss
tilapia fillet|Tilapiafilet
tilsit|Tilsiter
tofu|Tofu
tomato concentrate|Tomatenkonzentrat
tomato cubes|Tomatenwürfel
tomato juice|Tomatensaft
tomato powder|Tomatenpulver
tomato pulp|Tomatenfleisch
tomato purée|Tomatenmark
tomato sauce|Tomatensauce
tomato|Tomate
tortilla|Tortilla
torula yeast|Torula-Hefe
transglutaminase|Transglutaminase
tree nut|Baumnüsse
trehalose|Trehalose
tricalcium phosphate|Tricalciumphosphat
triphosphates|Triphosphate
tripotassium phosphate|Trikaliumphosphat
trisodium diphosphate|Trinatriumdiphosphat
triticale|Triticale
trout|Forellen
truffle flavouring|Trüffelaroma
truffle|Trüffel
tub gurnard|Roter Knurrhahn
tuber magnatum|Weiße Trüffel
tuber|Knollengemüse
tulsi|Indisches Basilikum (Tulsi)
tuna steak|Thunfischsteak
tuna|Thunfisch
turkey breast|Putenfilet
turkey liver|Putenleber
turkey meat|Trutenfleisch
turkey skin|Truthahn-Haut
turkey thigh|Putenoberkeulen
turkey|Truthahn
turmeric powder|Curcumapulver
turmeric|Kurkuma
turnip rape|Rübsamen
turnip|Rübe
uht cream|H-Schlagsahne
undulate venus|Undulate venus
unrefined salt|Unraffiniertes Salz
unrefined sugar|Unraffinierter Zucker
unsalted butter|Ungesalzene Butter
vanilla extract|Vanilleextrakt
vanilla flavouring|VanilleAroma
vanilla pod|Vanilleschoten
vanilla powder|Vanille-Pulver
vanilla sugar|Vanillezucker
vanilla|Vanille
vanillin|Vanillin
varietal|Rebsorte
veal meat|Kalbsfleisch
veal|Kalb
vegetable blend|Gemüsemischung
vegetable broth|Gemüsebouillon
vegetable concentrate|Gemüsekonzentrat
vegetable extract|Gemüseextrakte
vegetable fat|Pflanzliche Fette
vegetable fiber|Pflanzliche Fasern
vegetable juice|Gemüsesaft
vegetable margarine|Pflanzliche Margarine
vegetable oil|Pflanzenöle
vegetable suet|Vegetarisches Suet
vegetable|Gemüse
vegetarian rennet|Vegetarisches Lab
venison|Hirschfleisch
verbena|Eisenkraut
vermicelli|Fadennudeln
vermouth|Wermut
vinaigrette|Vinaigrette
vine leaves|Weinblätter
vinegar cucumbers|Essiggurken
vinegar gherkin|Kleine Essiggurken
vinegar powder|Essigpulver
vinegar|Essig
vintage cheddar|Vintage Cheddar
vitamin a|Vitamin A
vitamin k|Vitamin K
vitamins|Vitamine
vodka|Wodka
vranac|Vranac
vugava|Vugava
västerbotten cheese|Västerbotten-käse
wafer|Oblaten
waffle|Waffel
wakame|Wakame
walnut kernel|Walnusskerne
walnut oil|Walnussöl
walnut|Walnuss
wasabi|Wasabi
water chestnut|Wasserkastanien
watercress|Brunnenkresse
watermelon|Wassermelone
water|Wasser
wax bean|Butterbohne
waxy corn|Wachsmais
weeping bolete|Körnchen-Röhrling
weever|Petermännchen
welsh onion|Winterzwiebel
wensleydale|Wensleydale
wheat bran|Weizenkleie
wheat cakes|Weizenfladen
wheat dextrose|Weizendextrose
wheat fiber|Weizenfasern
wheat flakes|Weizenflocken
wheat flour|Weizenmehl
wheat germ|Weizenkeime
wheat gluten|Weizengluten
wheat grain|Weizenkörner
wheat malt|Weizenmalz
wheat protein|Weizenprotein
wheat semolina|Weizengrieß
wheat sourdough|Weizensauerteig
wheat starch|Weizenstärke
wheat syrup|Weizensirup
wheat tortilla|Weizenmehltortilla
wheat|Weizen
whey permeate|Molkepermeat
whey powder|Molkenpulver
whey product|Molkenerzeugnis
whey protein|Molkenprotein
whey|Molke
whipped cream|Schlagsahne
white asparagus|Weisse Spargeln
white beans|Weiße Bohnen
white cabbage|Weißkohl
white chocolate|Weiße Schokolade
white corn|Weisser Mais
white fish|Weißfisch
white grape|Weiße Traube
white onion|Weiße Zwiebel
white peach|Weißer Pfirsich
white pepper|Weißer Pfeffer
white quinoa|Weiße Quinoa
white rice|Weißer Reis
white rum|Weißer Rum
white scallop|Weiße Jakobsmuschel
white stilton|White Stilton
white sugar|Weißer Zucker
white vinegar|Weißer Essig
white wine|Weißwein
whiteleg shrimp|Weißbeingarnele
whiting|Wittling
whole almonds|Mandeln ganz
whole cream|Vollrahm
whole egg|Vollei
whole kefir|Sahnekefir
whole milk|Vollmilch
whole raspberry|Ganze Himbeeren
whole spelt|Dinkelvollkorn
whole wheat|Vollkornweizen
whole yogurt|Rahmjoghurt
wholemeal barley|Vollkorngerste
wholemeal breadcrumbs|Vollkorn-Brotkrümel
wholemeal cereal|Vollkorngetreide
wholemeal flour|Vollkornmehl
wholemeal oat|Vollkornhafer
wholemeal rye|Vollkornroggen
wild blueberry|Wilde Heidelbeeren
wild garlic|Bärlauch
wild rice|Wildreis
wild strawberry|Wald-erdbeere
wildflower honey|Wildblütenhonig
wine vinegar|Weinessig
wine|Wein
wood ear|Judasohrenpilze
worcestershire sauce|Worcestershire Sauce
xanthan gum|Xanthan
xylanase|Xylanasen
yam|Yam
yeast extract|Hefeextrakt
yeast powder|Hefepulver
yeast|Hefe
yellow carrot|Gelbe Karotten
yellow corn|Gelber Mais
yellow onion|Gelbe Zwiebel
yellowfin tuna|Gelbflossen-Thun
yogurt|Joghurt
zinfandel|Primitivo
`;
