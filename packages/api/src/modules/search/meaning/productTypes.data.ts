export const SPORTS: readonly string[] = [
  'gym',
  'yoga',
  'sports',
  'workout',
  'running',
  'exercise',
  'fitness',
  'training',
  'zumba',
  'pilates',
  'jogging',
  'cycling',
]

/** Names of what is worn for sports: "gym leggings". */
const forSports = (...things: readonly string[]): string =>
  SPORTS.flatMap((sport) => things.map((thing) => `${sport} ${thing}`)).join(', ')

/**
 * Product types of shops in India, whether this shop sells them or not: `name: other names`, in English and in
 * Hindi with Latin letters. An indented type is a kind of the one above it: a search for bags finds totes.
 * Spellings that sound the same are not listed.
 */
export const PRODUCT_TYPES = `
makeup: make up, cosmetics, shringar, shingar, singar, sringar, solah shringar, saj sajja
  lip makeup: lips, lip
    lipstick: lip stick, lippie, lippy, lip colour, lip color, lali, lip crayon, lip paint, bullet lipstick, surkhi
      liquid lipstick: lip cream, lip mousse
        lip stain: lip and cheek stain
    lip gloss: gloss, lipgloss
    lip liner: lip pencil, lipliner
    lip care
      lip balm: lip butter, chapstick
        lip tint: tinted lip balm, tinted balm, lip and cheek tint, lip cheek tint
      lip scrub: lip exfoliator
      lip oil
  eye makeup
    kajal: kohl, surma, kajal pencil, kajal stick, kajal pen
    eyeliner: eye liner, liner
    mascara
    eyeshadow: eye shadow, shadow stick
      eyeshadow palette: eye shadow palette, eye palette, shadow palette, eyeshadow quad, eye shadow quad, eyeshadow kit, eye shadow kit
    eyebrow pencil: brow pencil, eyebrow, brow gel, brow powder, brow
    false eyelashes: fake lashes, eyelash, lashes
    eyelash curler: lash curler
    tweezers: tweezer, plucker
    lens: contact lens
  face makeup
    foundation: base makeup
      bb cream: bb foundation
      cc cream: cc foundation
      skin tint
    concealer
    compact: compact powder, face powder, pressed powder, mattifying powder, finishing powder, makeup powder
      setting powder: loose powder, translucent powder, banana powder
    cheek makeup: cheek colour
      blush: blusher, rouge, cheek tint
      highlighter: illuminator, strobe
      bronzer: bronzing powder, bronzing stick
      contour: contour stick, contouring, contour palette, contour kit, contour powder
    primer
    setting spray: makeup fixer, setting mist, fixing spray
    makeup kit: makeup set
    sindoor: sindur, kumkum
    bindi: tikli, bindiya
    alta: aalta, mahawar
  nail makeup
    nail polish: nail paint, nail lacquer, nail enamel, nakhun polish, nailpaint, nail colour, nail color
      top coat: base coat
    nail polish remover: nail paint remover, nail enamel remover, nail lacquer remover, nail polish hatane, nail paint hatane
    nail art: press on nails, fake nails, artificial nails
    nail care
      cuticle oil
      nail strengthener: nail hardener, nail growth, nail serum
      manicure kit
      nail file: nail buffer
      nail cutter: nail clipper
  makeup tool
    makeup brush: brush set, kabuki, face brush, eye brush, blush brush, powder brush, foundation brush, concealer brush, contour brush, highlighter brush, eyeshadow brush, eyeliner brush, lip brush, blending brush, angled brush, fan brush
    sponge: beauty blender, blender, makeup sponge
      powder puff: puff
    cotton pad: cotton round, cotton ball, cotton swab, cotton bud, earbud, makeup pad
skin care: skincare
  face cleansing
    cleanser
      face wash: facewash, face cleanser, facial cleanser, cleansing gel, gel cleanser, munh dhona, foaming wash, foaming cleanser
      makeup remover: makeup hatane, makeup cleanser
        micellar water: cleansing water, micellar cleansing water
        cleansing milk
        cleansing balm
        cleansing oil
    face scrub: scrub, exfoliator
    toner: face toner
      rose water: gulab jal, rose water spray
    face mist: mist, facial mist
    wipes: face wipes, cleansing wipes
      makeup wipes: makeup remover wipes, makeup removing wipes
    blackhead remover: nose strips, pore strips, comedone extractor
  face treatment
    face serum: serum
      face essence: essence
    face oil: facial oil
    face mask: mask
      sheet mask
      face pack
      peel off mask
    facial kit: facial, facials, facial set
    face bleach: bleach cream, bleaching cream, facial bleach, skin bleach
    eye cream: under eye cream, eye gel, under eye gel, eye serum, eye care, eye balm
    acne patch: pimple patch
  face cream: moisturiser, moisturizer, moisturising cream, moisturizing cream, day cream, chehre ki cream, cold cream, gel cream
    night cream: sleeping mask
  fairness cream: whitening cream, skin whitening cream, fair skin cream, gorapan cream
  face steamer: facial steamer, steamer, vaporiser, vaporizer
  face roller: jade roller
    gua sha
    derma roller
  sunscreen: sunblock, sun cream, suncream, sunscreen lotion, sun protection, spf cream
  after sun
    aloe vera gel: aloe gel
hair care: haircare, baal
  shampoo: hair cleanser
    dry shampoo
  conditioner: hair conditioner
  hair mask: hair pack, hair spa
  hair oil: hair tel, balon ka tel, baalon ka tel, baal tel, baal ka tel, thailam, champi oil, sir ka tel, sar ka tel, bal ka tel
  hair serum
  scalp serum: scalp care, scalp tonic, hair tonic, hair growth serum
  hair colour: hair color, hair dye, hair colours
    hair gloss: hair glaze, glaze, gloss treatment
    root touch up: touch up stick, root concealer, root cover, root cover up, hair concealer, hair touch up, hair touch up stick, grey touch up, gray touch up, grey hair touch up, gray hair touch up, white hair touch up, grey root touch up, grey concealer, grey hair concealer, grey cover up
  henna: mehendi, mehndi, heena, haath ki mehndi, hath ki mehndi
  hair styling
    hair gel
    hair wax
    hair spray: hairspray, texture spray
    hair cream
  hair tool: hair styling tool, heat tool
    hair straightener: straightener, flat iron
    hair dryer: blow dryer
    hair curler: curling iron
  hair extension: hair extensions
    wig: hair wig
  comb: kanghi
    hair brush: hairbrush, paddle brush, detangler brush, detangling brush, tangle teezer, round brush
  hair accessory
    hair clip: claw clip, bobby pin, hair pin
    scrunchie: hair tie, rubber band, hair rubber band
    hair band: hairband, headband
    gajra
    paranda: parandi
    juda pin
fragrance: khushboo, sugandh, gandh
  perfume: scent, smell, smells, mehak, mahak, eau de parfum, eau de toilette, edp, edt, parfum, cologne
    attar: itra, ittar, itar, itr, perfume oil
  body mist: body spray
  deodorant: deo, antiperspirant
  home fragrance
    candle: scented candle, mombatti
    incense: agarbatti, dhoop, dhoop batti, dhoopbatti, bakhoor
    room freshener: air freshener, room spray, room fragrance
    diffuser: reed diffuser, aroma diffuser
    essential oil: aroma oil, aromatherapy oil, lavender oil
bath and body: body care
  body wash: shower gel, bath gel, shower cream
  soap: sabun, bathing bar, soap bar
  body scrub: body polish, body exfoliator, bath scrub
    ubtan
  body lotion: body milk, body moisturiser, lotion
  body butter
  body oil: massage oil, bath oil
    pain relief oil: pain oil, knee pain oil, joint pain oil, body pain oil, back pain oil, muscle pain oil, joint oil
  bath salt
    bath bomb
    foot soak
  hand cream: hand balm, hand lotion
  hand wash
  hand sanitizer: sanitizer, sanitiser, hand sanitiser
  foot cream: foot care, foot balm, heel balm, heel repair, heel cream, cracked heel cream, crack heel cream, crack cream, foot spa, pedicure, pedicure kit, pedicure cream
    foot scrub
  hair removal: hair remover
    hair removal cream: veet
    wax strips: waxing strips, body wax, bikini wax, hot wax, waxing kit, wax heater
    epilator
    razor: eyebrow razor
    trimmer: hair trimmer, body trimmer, bikini trimmer, eyebrow trimmer, face trimmer
  loofah
  intimate wash: hygiene wash
  period care
    sanitary pad: sanitary napkin, period pad, napkin pad, menstrual pad, whisper pad, stayfree pad
    tampon
    menstrual cup: period cup
    panty liner: pantyliner
  oral care: teeth, tooth, daant, dant
    toothpaste: tooth paste
    toothbrush
    mouthwash: bad breath, munh ki badbu
  talcum powder: talc, talcum, body powder
clothing: clothes, joda, kapde, kapda, apparel, garments, outfit, attire, womenswear, ladieswear, poshak, paridhan, libaas
  indian wear: indo western, indowestern, fusion wear, ethnic, ethnic wear, ethnic dress, traditional dress, indian dress, ethnic outfit, traditional outfit, traditional wear
    kurta: kurti, kurtas, kurtis, kameez, tunic
      anarkali
      kurta set: kurti set, suit set, salwar suit, salwar kameez, suit, churidar suit, ladies suit
        kurta palazzo set: palazzo set, kurta with palazzo, kurta and palazzo, kurta with sharara
        kurta pant set: kurta with pants, kurta with trousers, kurta with churidar, kurta with salwar
    saree: sari, saris, sadi, saadi, sharee, pudavai, pudava, cheera
      paithani: paithani saree
      nauvari: nauvari saree, nine yard saree, lugda, lugra, kashta saree
      baluchari: baluchari saree
      gadwal: gadwal saree
      sambalpuri: sambalpuri saree
      patola: patola saree
      taant: taant saree, tant saree
      mekhela chador: mekhela chadar, mekhela sador
      kasavu: kasavu saree, set mundu, mundum neriyathum, mundu neriyathu, set saree, kerala saree
    lehenga: lehnga, ghagra, ghaghra, lehenga choli, chaniya choli, lacha, lehenga set, pavadai, pattu pavadai, langa, langa voni, half saree, dhavani
    dupatta: chunni, odhni, chunari, chunri
      stole
      scarf: scarves
      shawl: pashmina
      hijab: headscarf
    sherwani
    abaya: burkha, burqa, burka, naqab
    saree blouse: sari blouse, designer blouse, readymade blouse, ready made blouse
    petticoat: saree shapewear, saree silhouette, underskirt
    ethnic bottoms: indian bottoms
      palazzo: palazzos
        sharara: sharara set
        gharara: gharara set
      salwar: shalwar
        patiala: patiala salwar
      churidar
      dhoti pants
    dress material: unstitched suit
  western wear
    dress: frock, gown, maxi dress, midi dress, bodycon, sundress, one piece
    top wear: topwear, upper wear, tops and shirts
      top: tops, tank top, peplum, tunic top, camisole top
        crop top: cropped top, croptop
      blouse
      t-shirt: tshirt, tee, t shirt, tees, tshirts
      shirt: ladies shirt
    sweatshirt: pullover
      hoodie: hooded sweatshirt, hoody
    sweater: jumper, knitwear
      cardigan
    jacket: bomber, nehru jacket
      coat: overcoat
      blazer
      waistcoat
    shrug
      kimono
      cape
    raincoat: rain coat, windcheater
      poncho
    bottom wear: bottomwear, bottoms
      jeans: denim jeans
        mom jeans: mom fit jeans, mom fit denim
        boyfriend jeans: boyfriend fit jeans
      trousers: trouser, pants, pant, slacks
        culottes
        chinos
        cargo
      leggings: legging
        tights
        jeggings: jegging, treggings
      shorts: hot pants, short pants, half pants
      skirt: skirts
    jumpsuit
      playsuit
      dungaree
    co ord set: coord set, co ords, co ord, coords, coord, matching set
  sleepwear: nightwear, night wear, nite wear, nitewear, raat ke kapde
    nightdress: night dress, nighty, nightie, nightgown
      nursing nightdress: maternity nightdress, nursing gown, feeding gown, maternity gown, delivery gown, hospital gown, nursing nighty, feeding nighty, maternity nighty, pregnancy nighty, nursing nightie, feeding nightie, nursing nightgown, feeding nightgown, maternity nightgown, feeding night dress, nursing nightwear, feeding nightwear
      kaftan
    thermal wear: thermals, thermal, thermal set, thermal inner, thermal innerwear, thermal top, winter innerwear
  pyjama: pajama, pyjama set, night suit, nightsuit, nightwear set, night set, camisole and shorts set, camisole set, cami set, cami and shorts set, top and pyjama set
  loungewear: lounge wear, lounge set, lounge pants, home wear, homewear, house wear, at home wear
    joggers: jogger, track pants, trackpants, sweatpants
    robe: bathrobe, dressing gown
  activewear: active wear, gymwear, sportswear, athleisure, ${forSports('wear', 'clothes', 'outfit', 'dress', 'fit', 'look')}
    track suit: tracksuit
    yoga pants: ${forSports('pants', 'leggings', 'tights', 'track pants', 'trousers')}
    sports top: dri fit t shirt, ${forSports('t shirt', 'tshirt', 'tee', 'top', 'tank top')}
  swimwear: swimsuit, bikini, swimming costume
    cover up: beach cover up, beachwear, beach wear
  lingerie: innerwear, inner wear, undergarments, underwear
    bra: brassiere, tshirt bra, bras
      sports bra: high impact bra, ${forSports('bra')}
      bralette
      stick on bra: silicone bra, adhesive bra, invisible bra, nipple cover, nipple covers, pasties
      nursing bra: feeding bra, maternity bra
    briefs: brief, panty, panties, knickers, underpants, hipster
      thong
      boyshorts: boy shorts, boy short, boyshort, boyleg
      period briefs: period panty, period panties, period underwear
    shapewear: tummy control, body shaper, tummy shaper, shaper, tummy tucker
      corset
    camisole: slip, inner slip, spaghetti
    lingerie set: bra panty set, bra set
    babydoll
  socks: mauja, moje, moja
    stockings
footwear: shoe, joota, joote, jute
  sports shoes: running shoes, trainers, walking shoes, gym shoes
    sneaker: sneakers, canvas shoes
  heels: high heels, block heels, platform heels
    stiletto
    pumps
    wedges
  sandal: sandals
    slippers: chappal, chappals
      slides: slide, slider
      flip flops: flipflop, hawai chappal
      kolhapuri: kolhapuri chappal, kolhapuri sandal
  flats: flat, flat sandals
    ballerina: ballerinas, bellies, ballet flats
    jutti: mojari, mojdi, mojri, juttis, jootis
    mules
  boots: boot
  loafers: loafer
jewellery: jewelry, gehne, gahne, zevar, jewels, ornaments, aabhushan
  earring: earrings, kaan ki bali, kaan bala, kaner dul, karnaphool, ear rings, tops earrings, kundal, kammal, thodu, kan pasha
    ear cuff
    jhumka: jhumki, jhumke, jhumkas, zumka, zumke, jimikki, jimikki kammal, buttalu
    stud: studs
    hoop: hoops, bali, baali, baliyan, balian
    chandbali
    drop earrings: danglers
  necklace: haar, neckpiece, gale ka haar, har, rani haar, haram, haaram, kolhapuri saaj, addigai
    choker: choker set, thushi
      hansli
    necklace set: jewellery set, choker set, pendant set, kundan set, polki set
    mala: kasu mala, kasulaperu
    mangalsutra
    pendant: locket
    chain
  bangle: bangles, bangle set, bangles set, chudi set, choodi set, bangdi, bangdya, choodi, chudi, choodiyan, chudiyan, churi, churiyan, bangri, valayal, gajulu, shakha, pola, shakha pola, chooda, bridal chooda
    kada: kangan, kara
  bracelet: cuff bracelet
  ring: rings, angoothi, anguthi, finger ring
  anklet: payal, pajeb, ankle bracelet, golusu, kolusu, jhanjhar, painjan
  nose ring: nath, nathni, nose pin, nosepin, laung, mookuthi, mukkuthi, mukku pudaka
  maang tikka: mang tikka, maangtikka, nethi chutti, borla, rakhdi
    matha patti
  toe ring: bichhiya, toe rings, metti, jodvi
  armlet: bajuband, baju bandh, vanki, armband
  brooch: saree pin, sari pin
  kamarbandh: kamar patta, kamarpatta, kamar patti, kamar bandh, waist chain, hip chain, kardhani, oddiyanam, vaddanam, kandora
bag: jhola, thaila, thela, bags
  handbag: purse, hand bag, ladies bag, ladies purse, shoulder bag, hobo bag
    satchel
    tote: tote bag
    sling bag: sling, crossbody bag, cross body bag
    clutch: clutch purse
      potli: potli bag, batua
  backpack: bagpack, school bag, college bag, rucksack
    laptop bag
  wallet: ladies wallet
    card holder
  pouch: makeup pouch, vanity bag, travel pouch, toiletry bag
  luggage: suitcase, trolley bag
    duffel bag
accessory: accessories
  watch: wrist watch, ghadi, ghari, wristwatch, analog watch
    smartwatch: smart watch
  sunglasses: goggles, shades, chashma, sunglass, eyewear, spectacles, glares, dhoop ka chashma
  belt: kamarband
  cap: topi
    hat
  umbrella: chhata
  handkerchief: hanky, hankies, rumaal, rumal, hankerchief
  glove: gloves
  phone cover: phone case, mobile cover
gift set: gift hamper, hamper, gift box, gift pack, gift, gifting, tohfa, uphaar
  gift card: gift voucher, e gift card, egift card, e gift voucher, egift voucher, gift certificate, gift coupon
mom and baby
  baby clothes: baby set, baby dress, bacche ke kapde, baby frock, bachcho ke kapde, dungaree baby, kidswear, babywear
    romper: onesie
    bodysuit
    jhabla
  diaper: nappy, nappies, langot, diapers, pampers, diaper pants, pant diapers, pant style diapers, nappy pants
  baby wipes
  baby lotion: baby oil, baby cream, baby moisturiser, baby massage oil, baby balm, baby skin, kids cream, kids lotion
    rash cream: baby rash cream, baby rash balm, rash balm, diaper rash cream, nappy rash cream, diaper cream, nappy cream
  baby wash: baby soap, baby shampoo, baby bath
  baby powder
  feeding
    feeding bottle: baby bottle
    sipper
  swaddle
    baby blanket: baby quilt, kambal
    sleep sack
  toy: khilona, khilone
    soft toy: teddy, teddy bear, cuddle toy
    doll
    rattle
    teether
  maternity wear: nursing wear
    postpartum belt: belly belt, tummy belt, abdominal belt, abdomen belt, post delivery belt, delivery belt, pregnancy belt, maternity belt, pet belt, recovery belt
    maternity dress: nursing dress, pregnancy dress
    maternity leggings: maternity pants, maternity trousers, maternity jeans, maternity bottoms, pregnancy leggings, pregnancy pants, pregnancy trousers, pregnancy jeans
    nursing kurti: maternity kurti, nursing kurta, maternity kurta, feeding kurti, feeding kurta, maternity top, nursing top, feeding top, pregnancy kurti, pregnancy top
  breast pump
  stroller: pram
  pacifier: soother
  play mat: baby mat, playmat
  mom care
    breast pad: nursing pads
`

/**
 * Product types of other shops, which this one may have in a title at most: a search for one says that it is not here, and shows
 * nothing whose description happens to name it.
 */
export const ELSEWHERE_TYPES = `
electronics: gadgets, electronic items
  phone: mobile, mobile phone, smartphone, iphone, cell phone, handset, one plus, oneplus, redmi, realme, oppo, vivo
  laptop: notebook computer, macbook, computer, pc, desktop
    laptop stand: laptop table
  tablet: ipad
  television: tv, smart tv, led tv
  headphones: headphone, earphones, earphone, earbuds, airpods, headset, neckband
  speaker: bluetooth speaker, soundbar
  camera: dslr, webcam
  charger: data cable, usb cable, adapter
    power bank: powerbank
  printer
  keyboard
  pen drive: pendrive
    hard disk
    memory card
  playstation: xbox, gaming console, video game
  drone
home appliances: appliances
  fridge: refrigerator, freezer
  washing machine
  dishwasher
  air conditioner: ac
  air cooler
  ceiling fan
  table fan
  microwave: microwave oven
  oven: otg
  air fryer
  mixer grinder: mixie
  juicer
  vacuum cleaner
  water purifier
  geyser: water heater
  induction cooktop
  gas stove: chulha
  electric kettle: kettle
  toaster
  coffee machine: coffee maker
  iron box: steam iron
  sewing machine
  inverter: generator
furniture
  sofa: couch
    recliner
  mattress: gadda
  dining table
  study table: office table
  coffee table
  chair: office chair
  wardrobe: almirah
  bookshelf
  shoe rack
  bed: bunk bed, double bed
home furnishing
  bedsheet: bed sheet, chadar
  blanket: comforter, rajai, duvet, quilt
  curtain: parda
  pillow: takiya
  cushion cover: pillow cover
  towel: bath towel, tauliya
  carpet: rug
  doormat: door mat, floor mat
  bath mat: shower mat
  table mat: dining mat, placemat
  wall clock
  alarm clock
  photo frame
  wall painting
  decoration: decorations, home decor, wall decor, decoration items
  lamp: lampshade
    bulb
    fairy lights
kitchenware
  cookware
    pressure cooker: cooker
    frying pan
    kadhai pan
    tawa
  tiffin: lunch box, lunchbox
  crockery: dinner set
  water bottle: steel bottle
  bottle
  thermos: flask
  mug: coffee mug, travel mug
grocery: groceries, kirana, ration, rashan
  atta: aata, aataa, wheat flour, maida
  basmati rice
  dal: daal, pulses
  namak
  cooking oil: khane ka tel, mustard oil, sunflower oil, refined oil, sarson ka tel
  spices: garam masala, red chilli powder, lal mirch, laal mirch, mirch powder, mirchi powder, jeera, dhania powder, coriander powder, hing, chaat masala, chai masala
  dairy: dairy products, paneer, panir, cheese, cheese slices, buttermilk, khoya, mawa, milk powder, toned milk, whipped cream, ice cream
  grains: chawal, brown rice, poha, suji, rava, daliya, quinoa, millets, ragi flour, corn flakes, cornflakes, muesli, breakfast cereal
  vegetables: sabzi, sabji, fresh vegetables, fresh fruits, aloo, aaloo, tamatar
  meat: chicken, mutton, eggs
  sweets: mithai, laddu, ladoo, barfi, rasgulla, birthday cake, pizza, burger, gajak, jalebi, halwa
  snack: snacks, momos, momo, samosa, chowmein, sandwich, pani puri, golgappa, golgappe, vada pav, chaat, pakora, kachori, dhokla, french fries, shawarma, kebab, sushi
  meal: biryani, pulao, paratha, roti, chapati, naan, idli, rajma
  drinks: cold drink, cold drinks, soft drink, soft drinks, energy drink, fruit juice, vodka, whisky, whiskey, beer, wine bottle, bournvita, horlicks, health drink
  biscuit: biscuits, cookies
  namkeen
  noodles: maggi, pasta
  tea leaves: chai patti, tea bags
  potatoes: potato, tomatoes
  bread: brown bread, sandwich bread, rusk
  dry fruits: dryfruits, dry fruit, cashews, kishmish, raisins
  instant coffee: coffee powder, nescafe
  crisps: potato chips, chips packet, kurkure, bhujia, popcorn, nachos
  protein powder: whey protein, whey, protein shake, protein bar, protein bars, mass gainer, weight gainer, creatine, pre workout
  multivitamin: vitamin tablets, vitamin capsules, prenatal vitamins, pregnancy vitamins, folic acid tablets, calcium tablets, iron tablets, supplements, supplement, weight loss, fat burner, collagen powder, collagen supplement, biotin tablets, biotin gummies, biotin capsules, hair gummies, hair vitamins, fish oil, omega 3
household: household items, home cleaning
  washing powder: detergent, detergent powder, surf excel, laundry detergent, washing liquid, laundry liquid
  fabric conditioner: fabric softener
  dishwash: dishwashing liquid, dish soap, dishwash bar, vim
  floor cleaner: phenyl
  toilet cleaner: harpic, bathroom cleaner
  mosquito repellent: mosquito net, mosquito coil, all out, good knight
  tissue paper: toilet paper, tissue roll
  broom: jhadu, mop
puja items: pooja items, puja samagri
  puja thali: thali, pooja thali
  diya: diyas, deepak
  rangoli
  gulal: holi colour, holi color, pichkari
medicine: medicines, tablet medicine, dawai ki goli, dawai, dawaai, davai, dawa, dava, davaa, davaaee
  painkiller: pain killer, crocin, paracetamol, dolo, disprin, combiflam, saridon, aspirin, ibuprofen
  pain balm: vicks, zandu balm, volini, iodex
  antibiotic: antibiotics, antacid, digene, cetirizine, insulin
  pregnancy test: pregnancy test kit, pregnancy kit, prega news
  condom: condoms, durex, manforce, contraceptive, contraceptives, contraceptive pills
  glucometer: blood pressure monitor, bp machine, nebulizer, heating pad
  cough syrup
  bandage: band aid
  thermometer
stationery
  books: book, kitab, kitaab
    novel
    textbook
  notebook
  diary
  pen: ballpoint pen
  pencil box
  greeting card
sports equipment
  cricket bat: bat
  football
  badminton racket
  tennis racket
  dumbbells: dumbbell
  treadmill
  yoga mat: exercise mat, gym mat
  exercise cycle
  bicycle: cycle
  trekking tent
  sleeping bag
services
  tailoring: stitching, stitch service, tailor, tailors, alteration, alterations, silai, darzi, saree fall, sari fall, fall pico, fall and pico, fitting service
  tattoo: tattoo kit, taitoo, tattoo machine, tattoo ink, temporary tattoo, tattoo sticker, tattoo artist
  salon: beauty parlour, beauty parlor, parlour, parlor, makeup artist, makeup artists, mehndi artist, mehendi artist, haircut, hair cut
  rental: on rent, for rent, rent, kiraye par, kiraye pe
  dry cleaning: dry clean
vehicles
  car: gaadi, gaaree
    car cover
  bike: motorcycle
  scooter
  helmet
  car tyre: tyre
hardware
  drill machine
  hammer
  screwdriver
  toolkit
pet supplies
  dog food
  cat food: pet food
  dog collar
  cat litter
indoor plants: house plants
  flower pot
  bouquet: flower bouquet, flowers bouquet, fresh flowers
  plant seeds
mens wear: menswear, mens clothes
  tie: necktie, neck tie, ties, bow tie
  cufflinks: cufflink, cuff links
  boxers: boxer shorts, trunks
  vest: banian, baniyan
  lungi: veshti, mundu
mens grooming
  beard trimmer
  beard oil: dadhi ka tel
  beard care: beard balm, beard wax, moustache wax, mustache wax, moustache oil, mustache oil, beard wash, beard serum, beard comb, beard growth oil
  shaving foam: shaving cream, shaving gel
  aftershave: after shave
`

/** Names of types as they are written, where they are searched for in other letters. */
export const WRITTEN: ReadonlyMap<string, string> = new Map([
  ['t shirt', 't-shirt'],
  ['co ord set', 'co-ord set'],
  ['bb cream', 'BB cream'],
  ['cc cream', 'CC cream'],
])

/** Families of the types without one above. Gifts, and what is for mothers and babies, belong to any. */
export const FAMILIES: Record<string, string> = {
  makeup: 'care',
  'skin care': 'care',
  'hair care': 'care',
  fragrance: 'care',
  'bath and body': 'care',
  clothing: 'clothing',
  footwear: 'footwear',
  jewellery: 'jewellery',
  bag: 'bags',
  accessory: 'accessories',
  'gift set': 'any',
  'mom and baby': 'any',
  'mens grooming': 'care',
}

/** What is worn with a sari and put on with it. */
const SHRINGAR = ['sindoor/bindi/alta/maang tikka/nose ring/mangalsutra/bangle/toe ring/gajra']

/** Types of other families, and concerns, for which products are offered where the shop lacks a type or all of its kinds. A slash joins types that are offered together. */
export const NEAR_TYPES: Readonly<Record<string, readonly string[]>> = {
  'period care': ['period briefs'],
  'blackhead remover': ['face mask'],
  'cotton pad': ['makeup remover'],
  'fairness cream': ['dull skin', 'dark spot'],
  'nursing nightdress': ['maternity wear'],
  'maternity dress': ['dress'],
  'maternity leggings': ['leggings'],
  'nursing kurti': ['kurta'],
  'saree blouse': ['blouse/top/shirt'],
  swimwear: ['shorts/shirt/top'],
  socks: ['loungewear/sleepwear'],
  stockings: ['leggings/shapewear'],
  petticoat: ['shapewear/camisole'],
  activewear: ['sports bra/joggers/leggings/t shirt/sports shoes'],
  bindi: SHRINGAR,
  sindoor: SHRINGAR,
  alta: SHRINGAR,
  loofah: ['body scrub', 'body wash', 'soap'],
  'beard oil': ['hair oil'],
  'beard care': ['hair oil'],
  'shaving foam': ['face wash'],
  'thermal wear': ['winter'],
  pyjama: ['sleepwear'],
}

/** Types of which nothing else of the family takes the place: who looks for a toothpaste wants no soap. */
export const UNRELATED: ReadonlySet<string | undefined> = new Set([
  'hair removal',
  'oral care',
  'intimate wash',
  'period care',
  'maternity wear',
])

/** Types of other branches that a type has besides its kinds: a sports bra is worn to the gym, and is a bra. */
export const ALSO_TYPES: Readonly<Record<string, readonly string[]>> = {
  activewear: ['sports bra', 'joggers'],
  blouse: ['saree blouse'],
  'yoga pants': ['joggers', 'leggings'],
  'sports top': ['t shirt'],
  'lip tint': ['lip stain'],
  'lip stain': ['lip tint'],
}

/** Types of one family that exclude each other: no product is both heels and flats. */
export const EXCLUDED_TYPES: Record<string, readonly string[]> = { heels: ['flats'] }

/** Names of other things that end or begin with the name of a type or of a kind of it: no product with one is of the type. */
export const OTHERWISE_CALLED: Readonly<Record<string, readonly string[]>> = {
  makeup: ['makeup remover', 'makeup pouch', 'makeup bag', 'makeup organiser'],
  shirt: ['t shirt'],
  'bottom wear': ['shorts set'],
  kurta: ['night suit', 'track suit'],
  'kurta set': ['night suit', 'track suit'],
  ring: ['toe ring', 'nose ring', 'ear ring'],
  lehenga: ['half and half saree', 'half n half saree'],
  'night cream': ['lip sleeping mask'],
  'nail polish': ['nail polish remover', 'nail paint remover', 'nail enamel remover', 'nail lacquer remover'],
}
