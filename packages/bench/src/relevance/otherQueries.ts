import { readQueries } from './JudgedQuery.ts'

/** Judged set of the other catalogue; see `otherCatalogue.ts`. */
export const otherQueries = readQueries({
  brand: `
    here & beyond > brand=Here & Beyond
    HERE AND BEYOND > brand=Here & Beyond
    here&beyond top > brand=Here & Beyond; type=tops
    all for her > brand=All for Her
    all for her kurta > brand=All for Her; type=kurtas,kurta-sets
    to the nines > brand=To the Nines
    to the nines dress > brand=To the Nines; type=dresses
    the other half > brand=The Other Half
    other half saree > brand=The Other Half; type=sarees
    d'rose > brand=D’Rose
    drose heels > brand=D’Rose; type=heels
    w & co > brand=W & Co
    w and co jeans > brand=W & Co; type=jeans
    urban tulsi dupatta > brand=Urban Tulsi; type=dupatta
    zivara earrings > brand=Zivara; type=earrings
    just be > brand=Just Be
    just be lipstick > brand=Just Be; type=lipstick
    sugarcane lane > brand=Sugarcane Lane
    opl > brand=O.P.L.
    o.p.l. kajal > brand=O.P.L.; type=kajal-and-eyeliner
    mother meadow shampoo > brand=Mother Meadow; type=shampoo
    herb yatra face wash > brand=Herb Yatra; type=face-wash-and-cleanser
    kesh kala hair oil > brand=Kesh Kala; type=hair-oil
    nova9 > brand=Nova 9
    nova 9 foundation > brand=Nova 9; type=foundation
    lumiere perfume > brand=Lumière; type=perfume-and-body-mist
    sunscreen from mother meadow > brand=Mother Meadow; type=sunscreen
  `,
  type: `
    tops > type=tops
    tshirt > type=tshirts
    t shirts > type=tshirts
    hoodie > type=sweatshirts; with=hooded
    jeans > type=jeans
    skirts > type=skirts
    gown > type=dresses
    frock > type=dresses
    kurta > type=kurtas,kurta-sets
    kurta set > type=kurta-sets
    saree > type=sarees
    nighty > type=nightdress
    bra > type=bra
    heels > type=heels
    sandal > type=heels,flats
    shoes > type=sports-shoes,heels,flats
    sneakers > type=sports-shoes
    handbags > type=handbags
    tote > type=handbags; with=tote
    necklace > type=necklace-and-chains
    necklace set > type=necklace-and-chains; with=set
    studs > type=earrings; with=studs
    watch > type=watches
    shades sunglasses > type=sunglasses
    kajal > type=kajal-and-eyeliner; with=kajal
    nail paint > type=nail-polish
    face cream > type=face-moisturisers
    cleanser > type=face-wash-and-cleanser
    scent > type=perfume-and-body-mist
    deo > type=deodorant
  `,
  attribute: `
    red dress > type=dresses; with=red
    black crop top > type=tops; with=black, crop
    cotton kurta > type=kurtas,kurta-sets; with=cotton
    floral skirt > type=skirts; with=floral
    high rise jeans > type=jeans; with=high rise
    yellow kurta > type=kurtas,kurta-sets; with=yellow
    banarasi saree > type=sarees; with=banarasi
    pearl choker > type=necklace-and-chains; with=pearl, choker
    oxidised jhumka > type=earrings; with=oxidised, jhumka
    padded bra > type=bra; with=padded
    block heels > type=heels; with=block
    leather handbag > type=handbags; with=leather
    matte lipstick > type=lipstick; with=matte
    red lipstick > type=lipstick; with=red
    pink nail polish > type=nail-polish; with=pink
    waterproof mascara > type=mascara; with=waterproof
    anti dandruff shampoo > type=shampoo; with=anti dandruff
    onion oil for hair > type=hair-oil; with=onion
    vitamin c face serum > type=face-serum-and-gel; with=vitamin c
    spf 30 sunscreen > type=sunscreen; with=spf 30
    cat eye sunglasses > type=sunglasses; with=cat eye
    smart watch > type=watches; with=smart
    embroidered dupatta > type=dupatta; with=embroidered
    bra 34b > type=bra; size=34B
    kurta size xl > type=kurtas,kurta-sets; size=XL
    heels size 6 > type=heels; size=UK 6
    body lotion 400 ml > type=body-lotion; with=400 ml
    keratin conditioner > type=conditioner; with=keratin
  `,
  misspelt: `
    tshrit > type=tshirts
    swetshirt > type=sweatshirts
    jens > type=jeans
    skrit > type=skirts
    drees > type=dresses
    kurtaa > type=kurtas,kurta-sets
    sareee > type=sarees
    lehnga choli > type=lehenga-choli
    dupataa > type=dupatta
    niteware > type=nightdress
    hels > type=heels
    runing shoes > type=sports-shoes; with=running
    hand bag > type=handbags
    earing > type=earrings
    neckles > type=necklace-and-chains
    sunglases > type=sunglasses
    lipstic > type=lipstick
    eylinr > type=kajal-and-eyeliner; with=eyeliner
    maskara > type=mascara
    foundashion > type=foundation
    compct powder > type=compact
    shampo > type=shampoo
    conditionar > type=conditioner
    moisterizer > type=face-moisturisers
    sunscren > type=sunscreen
    perfume flroal > type=perfume-and-body-mist; with=floral
    zivera kurta > brand=Zivara; type=kurtas,kurta-sets
    suger cane lane > brand=Sugarcane Lane
    herb yatraa > brand=Herb Yatra
  `,
  'Hindi in Latin': `
    laal kurta > type=kurtas,kurta-sets; with=red
    peela kurta > type=kurtas,kurta-sets; with=yellow
    safed saree > type=sarees; with=white
    kaali dress > type=dresses; with=black
    hara dupatta > type=dupatta; with=green
    neeli jeans > type=jeans; with=blue
    gulabi lipstick > type=lipstick; with=pink
    chunni > type=dupatta
    odhni > type=dupatta
    jhumki > type=earrings; with=jhumka
    chudi > type=bangle
    kada > type=bangle; with=kada
    haar > type=necklace-and-chains
    chashma > type=sunglasses
    ghadi > type=watches
    joote > type=sports-shoes,flats,heels
    sandal laal > type=heels,flats; with=red
    resham saree > type=sarees; with=silk
    suti kurti > type=kurtas,kurta-sets; with=cotton
    ghagra > type=lehenga-choli
    baalon ka tel > type=hair-oil
    nariyal tel > type=hair-oil; with=coconut
    pyaaz tel > type=hair-oil; with=onion
    surma > type=kajal-and-eyeliner; with=kajal
    khushboo > type=perfume-and-body-mist
    neem face wash > type=face-wash-and-cleanser; with=neem
    laal rang ki lipstick > type=lipstick; with=red
  `,
  'Hindi in Devanagari': `
    कुर्ती > type=kurtas,kurta-sets
    लाल कुर्ता > type=kurtas,kurta-sets; with=red
    साड़ी > type=sarees
    बनारसी साड़ी > type=sarees; with=banarasi
    लहंगा चोली > type=lehenga-choli
    दुपट्टा > type=dupatta
    चुन्नी > type=dupatta
    जीन्स > type=jeans
    टॉप > type=tops
    ड्रेस > type=dresses
    काली ड्रेस > type=dresses; with=black
    ब्रा > type=bra
    हील्स > type=heels
    सैंडल > type=heels,flats
    जूते > type=sports-shoes,flats,heels
    हैंडबैग > type=handbags
    झुमके > type=earrings; with=jhumka
    हार > type=necklace-and-chains
    चूड़ियां > type=bangle
    घड़ी > type=watches
    चश्मा > type=sunglasses
    लिपस्टिक > type=lipstick
    काजल > type=kajal-and-eyeliner; with=kajal
    आईलाइनर > type=kajal-and-eyeliner; with=eyeliner
    शैंपू > type=shampoo
    नारियल तेल > type=hair-oil; with=coconut
    फेस सीरम > type=face-serum-and-gel
    बॉडी लोशन > type=body-lotion
    कॉटन कुर्ती > type=kurtas,kurta-sets; with=cotton
  `,
  price: `
    kurta under 800 > type=kurtas,kurta-sets; under=800
    tops under 500 > type=tops; under=500
    dress below 1500 > type=dresses; under=1500
    jeans under rs 1200 > type=jeans; under=1200
    saree under 2000 > type=sarees; under=2000
    heels under ₹1500 > type=heels; under=1500
    handbags under 1000 > type=handbags; under=1000
    watches above 5000 > type=watches; over=5000
    earrings under 300 > type=earrings; under=300
    lipstick 300 to 600 > type=lipstick; over=300; under=600
    shampoo 200-400 > type=shampoo; over=200; under=400
    800 se kam kurti > type=kurtas,kurta-sets; under=800
    serum 600 tak > type=face-serum-and-gel; under=600
    perfume under 1k > type=perfume-and-body-mist; under=1000
    red dress under 2000 > type=dresses; with=red; under=2000
    lehenga under 10000 > type=lehenga-choli; under=10000
    lehenga 5000 se upar > type=lehenga-choli; over=5000
    nail polish less than 200 > type=nail-polish; under=200
    zivara saree under 3000 > brand=Zivara; type=sarees; under=3000
    bra under 500 34b > type=bra; under=500; size=34B
    tshirt 40% off > type=tshirts; off=40
    kurta min 40% off > type=kurtas,kurta-sets; off=40
    shoes under 2000 rupees > type=sports-shoes,flats,heels; under=2000
    deodorant upto 250 > type=deodorant; under=250
    sunglasses between 500 and 1500 > type=sunglasses; over=500; under=1500
    skirt budget 700 > type=skirts; under=700
    kajal ₹300 > type=kajal-and-eyeliner; with=kajal; under=300
  `,
  long: `
    red printed cotton kurta for women > type=kurtas,kurta-sets; with=red, printed|cotton
    women black bodycon dress party wear > type=dresses; with=black, bodycon
    zivara women navy blue top > brand=Zivara; type=tops; with=navy
    yellow silk saree with blouse for wedding > type=sarees; with=yellow, silk
    high rise skinny jeans for ladies > type=jeans; with=high rise|skinny
    pleated skirt in maroon colour size m > type=skirts; with=maroon, pleated
    kurta with palazzos embroidered green > type=kurta-sets; with=palazzos, green
    padded non wired bra 36b in black > type=bra; with=padded|non wired, black
    lightweight running shoes for girls pink > type=sports-shoes; with=pink, running
    quilted sling bag in beige > type=handbags; with=sling, beige
    gold plated bangles for bride > type=bangle; with=gold plated
    pearl drop earrings white > type=earrings; with=pearl
    long lasting matte liquid lipstick berry > type=lipstick; with=matte, liquid
    waterproof gel kajal smudge proof > type=kajal-and-eyeliner; with=kajal, waterproof|gel|smudge
    mother meadow onion shampoo for hair fall > brand=Mother Meadow; type=shampoo; with=onion|hair fall
    coconut hair oil 200 ml for growth > type=hair-oil; with=coconut, 200 ml
    oil free moisturiser for oily skin under 500 > type=face-moisturisers; with=oil free; under=500
    tinted sunscreen spf 50 for face > type=sunscreen; with=tinted|spf 50
    niacinamide serum for acne marks > type=face-serum-and-gel; with=niacinamide
    cocoa butter body lotion for dry skin 400ml > type=body-lotion; with=cocoa butter
    rose eau de parfum for women 100 ml > type=perfume-and-body-mist; with=rose, eau de parfum
    denim shirt for women full sleeves > type=shirts; with=denim
    oversized round neck t-shirt black > type=tshirts; with=oversized|round neck, black
    fleece hooded sweatshirt for winter > type=sweatshirts; with=fleece, hooded
    cotton maxi nightdress comfortable > type=nightdress; with=cotton, maxi
    kundan necklace set for sister wedding > type=necklace-and-chains; with=kundan, set
    full coverage foundation for dusky skin > type=foundation; with=full coverage
    suede block heels for office > type=heels; with=suede, block
  `,
})
