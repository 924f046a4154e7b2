import { readQueries } from './JudgedQuery.ts'

/** Second judged set of the other catalogue, written after the reading of searches and judged before anything was mended for it. */
export const laterOtherQueries = readQueries({
  brand: `
    zivara > brand=Zivara
    zivara kurta set > brand=Zivara; type=kurta-sets
    all for her kurtas > brand=All for Her; type=kurtas,kurta-sets
    to the nines heels > brand=To the Nines; type=heels
    the other half > brand=The Other Half
    other half saree > brand=The Other Half; type=sarees
    drose > brand=D’Rose
    D'Rose watch > brand=D’Rose; type=watches
    w & co > brand=W & Co
    w and co bags > brand=W & Co; type=handbags
    urban tulsi jeans > brand=Urban Tulsi; type=jeans
    just be shampoo > brand=Just Be; type=shampoo
    just be > brand=Just Be
    sugarcane lane lipstick > brand=Sugarcane Lane; type=lipstick
    opl kajal > brand=O.P.L.; type=kajal-and-eyeliner; with=kajal
    o.p.l. > brand=O.P.L.
    nova 9 > brand=Nova 9
    nova9 sunscreen > brand=Nova 9; type=sunscreen
    herb yatra face wash > brand=Herb Yatra; type=face-wash-and-cleanser
    lumiere body mist > brand=Lumière; type=perfume-and-body-mist
  `,
  type: `
    kurta > type=kurtas,kurta-sets
    kurta sets > type=kurta-sets
    jeans > type=jeans
    tshirt > type=tshirts
    hoodie > type=sweatshirts; with=hooded
    nighty > type=nightdress
    sneakers > type=sports-shoes
    ballerinas > type=flats; with=ballerina
    tote bag > type=handbags; with=tote
    sling bags > type=handbags; with=sling
    studs > type=earrings; with=stud
    choker > type=necklace-and-chains; with=choker
    kada > type=bangle; with=kada
    smart watch > type=watches; with=smart
    goggles > type=sunglasses
    eyeliner > type=kajal-and-eyeliner; with=eyeliner
    cleanser > type=face-wash-and-cleanser; with=cleanser
    day cream > type=face-moisturisers; with=day cream
    body mist > type=perfume-and-body-mist; with=body mist
    sarees > type=sarees
  `,
  attribute: `
    denim skirt > type=skirts; with=denim
    floral top > type=tops; with=floral
    linen shirt > type=shirts; with=linen
    banarasi saree > type=sarees; with=banarasi
    bootcut jeans > type=jeans; with=bootcut
    anarkali kurta > type=kurtas; with=anarkali
    block heels > type=heels; with=block
    lace bra > type=bra; with=lace
    sports bra > type=bra; with=sports
    quilted bag > type=handbags; with=quilted
    kundan earrings > type=earrings; with=kundan
    leather watch > type=watches; with=leather
    cat eye sunglasses > type=sunglasses; with=cat eye
    waterproof mascara > type=mascara; with=waterproof
    gel nail polish > type=nail-polish; with=gel
    keratin shampoo > type=shampoo; with=keratin
    amla hair oil > type=hair-oil; with=amla
    charcoal face wash > type=face-wash-and-cleanser; with=charcoal
    retinol serum > type=face-serum-and-gel; with=retinol
    shea body lotion > type=body-lotion; with=shea
  `,
  misspelt: `
    zevara saree > brand=Zivara; type=sarees
    jens > type=jeans
    tishirt > type=tshirts
    drees > type=dresses
    sarre > type=sarees
    heals > type=heels
    hand bagg > type=handbags
    ear ring > type=earrings
    neckles > type=necklace-and-chains
    bangal > type=bangle
    sun glases > type=sunglasses
    lipistic > type=lipstick
    maskara > type=mascara
    faundation > type=foundation
    nailpaint > type=nail-polish
    condishner > type=conditioner
    moisturisor > type=face-moisturisers
    sunscren > type=sunscreen
    deodrent > type=deodorant
    anarkli > type=kurtas; with=anarkali
  `,
  'Hindi in Latin': `
    laal saree > type=sarees; with=red
    kaala top > type=tops; with=black
    safed kurti > type=kurtas,kurta-sets; with=white
    gulabi dress > type=dresses; with=pink
    peela dupatta > type=dupatta; with=yellow
    hari saree > type=sarees; with=green
    suti saree > type=sarees; with=cotton
    reshmi kurta > type=kurtas,kurta-sets; with=silk
    moti ki bali > type=earrings; with=pearl
    kaanch ki chudi > type=bangle; with=glass
    sone ki chudiyan > type=bangle; with=gold
    chamde ka purse > type=handbags; with=leather
    kaala chashma > type=sunglasses; with=black
    baalon ke liye shampoo > type=shampoo
    amla tel > type=hair-oil; with=amla
    haldi wali cream > type=face-moisturisers
    raat ke kapde > type=nightdress
    ladkiyon ke joote > type=sports-shoes,flats,heels
    nakhun polish laal > type=nail-polish; with=red
    mahilao ki ghadi > type=watches
  `,
  'Hindi in Devanagari': `
    कुर्ता सेट > type=kurta-sets
    लाल साड़ी > type=sarees; with=red
    काला टॉप > type=tops; with=black
    सिल्क साड़ी > type=sarees; with=silk
    शर्ट > type=shirts
    टी शर्ट > type=tshirts
    स्कर्ट > type=skirts
    नाइटी > type=nightdress
    स्पोर्ट्स शूज > type=sports-shoes
    पर्स > type=handbags
    कंगन > type=bangle
    बाली > type=earrings
    मस्कारा > type=mascara
    फाउंडेशन > type=foundation
    नेल पॉलिश > type=nail-polish
    कंडीशनर > type=conditioner
    प्याज तेल > type=hair-oil; with=onion
    सनस्क्रीन > type=sunscreen
    मॉइस्चराइज़र > type=face-moisturisers
    परफ्यूम > type=perfume-and-body-mist
  `,
  price: `
    jeans under 1000 > type=jeans; under=1000
    kurta sets below 2000 > type=kurta-sets; under=2000
    saree 1000 to 2000 > type=sarees; over=1000; under=2000
    tops 300-600 > type=tops; over=300; under=600
    sneakers under 3000 > type=sports-shoes; under=3000
    watch under 2k > type=watches; under=2000
    handbags above 3000 > type=handbags; over=3000
    lipstick below 400 > type=lipstick; under=400
    mascara under ₹500 > type=mascara; under=500
    nail paint under 200 > type=nail-polish; under=200
    500 tak ki jhumki > type=earrings; with=jhumka; under=500
    1500 se kam dress > type=dresses; under=1500
    perfume less than 800 > type=perfume-and-body-mist; under=800
    zivara tops under 800 > brand=Zivara; type=tops; under=800
    bra below rs 600 > type=bra; under=600
    heels 30% off > type=heels; off=30
    shirts on sale > type=shirts; off=1
    skirt within 900 > type=skirts; under=900
    dupatta at most 700 > type=dupatta; under=700
    hair oil under 200 > type=hair-oil; under=200
  `,
  long: `
    black high rise jeans for women > type=jeans; with=black, high rise
    white linen shirt for office wear > type=shirts; with=white, linen
    floral printed maxi dress in yellow > type=dresses; with=floral|printed, yellow
    kanjeevaram saree in maroon for marriage > type=sarees; with=kanjeevaram, maroon
    women's green anarkali kurta cotton > type=kurtas; with=green, anarkali
    navy blue hooded sweatshirt printed > type=sweatshirts; with=navy, hooded
    pleated skirt in black colour > type=skirts; with=pleated, black
    women leather sling bag in maroon > type=handbags; with=leather, sling
    pink lightweight walking shoes for morning walk > type=sports-shoes; with=walking, pink
    oxidised jhumkas for navratri in black > type=earrings; with=oxidised, jhumka
    pearl choker necklace for party > type=necklace-and-chains; with=pearl, choker
    round sunglasses for women in black > type=sunglasses; with=round, black
    creamy lipstick in nude rose shade > type=lipstick; with=creamy, nude rose
    waterproof eyeliner that lasts all day > type=kajal-and-eyeliner; with=eyeliner, waterproof
    full coverage foundation 30 ml under 1500 > type=foundation; with=full coverage; under=1500
    anti dandruff shampoo 400 ml > type=shampoo; with=dandruff
    onion hair oil for hair fall control > type=hair-oil; with=onion
    vitamin c face wash for glowing skin > type=face-wash-and-cleanser; with=vitamin c
    matte sunscreen spf 50 for oily skin > type=sunscreen; with=matte|spf 50
    shea body lotion 400 ml for winters > type=body-lotion; with=shea
  `,
})
