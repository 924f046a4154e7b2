import { readQueries } from './JudgedQuery.ts'

/** Judged set of the demo catalogue. */
export const demoQueries = readQueries({
  brand: `
    rozana > brand=Rozana
    Noor & Neem > brand=Noor & Neem
    noor and neem > brand=Noor & Neem
    mitti co > brand=Mitti & Co.
    chandni chowk > brand=Chandni Chowk Co.
    raat rani > brand=Raat Rani
    dhara lab serum > brand=Dhara Lab; type=face-serum,~serum
    barfi skin > brand=Barfi Skin
    sabun ghar soap > brand=Sabun Ghar; type=soap
    banaras loom saree > brand=Banaras Loom; type=sarees
    khadi katha jacket > brand=Khadi Katha; type=jackets
    lehar shampoo > brand=Lehar; type=shampoo
    kajri lipstick > brand=Kajri; type=lipstick,liquid-lipstick
    mehfil mascara > brand=Mehfil; type=mascara
    chaand studio foundation > brand=Chaand Studio; type=foundation
    anokhi tint blush > brand=Anokhi Tint; type=blush-highlighter
    jhola bag > brand=Jhola; type=totes,sling-bags
    naram bra > brand=Naram; type=bras
    nanhi romper > brand=Nanhi; type=rompers
    lori > brand=Lori
    himadri moisturiser > brand=Himadri; type=moisturiser
    ittardaan attar > brand=Ittardaan; type=attar
    resham hair oil > brand=Resham; type=hair-oil
    bageecha dress > brand=Bageecha; type=dresses
    sheher shirt > brand=Sheher; type=tops; with=shirt
    ghungroo earrings > brand=Ghungroo; type=earrings
    lipstick by gulmohar > brand=Gulmohar; type=lipstick,liquid-lipstick
    noorandneem face wash > brand=Noor & Neem; type=face-wash
  `,
  type: `
    lipstick > type=lipstick,liquid-lipstick
    kajal > type=kajal
    handbag > type=totes,sling-bags,clutches
    handbags > type=totes,sling-bags,clutches
    face wash > type=face-wash
    moisturizer > type=moisturiser,gel-cream,night-cream
    kurti > type=kurtas,~kurti
    sarees > type=sarees
    bra > type=bras
    panties > type=briefs
    night suit > type=nightwear
    nightie > type=nightwear
    earrings > type=earrings
    purse > type=totes,sling-bags,clutches
    perfume > type=eau-de-parfum,eau-de-toilette,attar
    sun cream > type=sunscreen
    nail paint > type=nail-polish
    hair dye > type=hair-colour
    body scrub > type=ubtan
    pants > type=trousers
    heels > type=sandals
    bracelet > type=bangles,~bracelet
    diaper > type=diapering
    goggles > type=sunglasses
    face pack > type=sheet-mask
    shrug > type=jackets,~shrug
    footwear > type=juttis,sandals
    eyeliner > type=eyeliner
    jewellery > type=earrings,necklaces,bangles,rings
    lingerie > type=bras,briefs,shapewear
  `,
  attribute: `
    matte lipstick > type=lipstick,liquid-lipstick; with=matte
    red lipstick > type=lipstick,liquid-lipstick; with=red|ruby|crimson|scarlet
    nude lipstick > type=lipstick,liquid-lipstick; with=nude
    cotton kurta > type=kurtas; with=cotton
    silk saree > type=sarees; with=silk
    oil free moisturiser > type=moisturiser,gel-cream; with=oil free
    face wash for oily skin > type=face-wash; with=oily
    vitamin c serum > type=face-serum; with=vitamin c
    waterproof mascara > type=mascara; with=waterproof
    linen dress > type=dresses; with=linen
    maxi dress > type=dresses; with=maxi
    oxidised earrings > type=earrings; with=oxidised
    leather bag > type=totes,sling-bags,clutches; with=leather
    sports bra > type=bras; with=sports
    non wired bra > type=bras; with=non wired
    anti frizz serum > type=hair-serum; with=frizz
    onion hair oil > type=hair-oil; with=onion
    embroidered dupatta > type=dupattas; with=embroidered
    bridal lehenga > type=lehengas; with=bridal
    floral juttis > type=juttis; with=floral
    gel eyeliner > type=eyeliner; with=gel
    jasmine roll on > type=attar; with=jasmine
    sunscreen spf 50 > type=sunscreen; with=spf 50
    block print kurta > type=kurtas; with=block print
    glossy lip gloss > type=lip-gloss; with=gloss
    satin nightwear > type=nightwear; with=satin
    moisturiser for dry skin > type=moisturiser; with=dry
    kundan necklace > type=necklaces; with=kundan
    neem soap > type=soap; with=neem
  `,
  misspelt: `
    lipstik > type=lipstick,liquid-lipstick
    lisptick > type=lipstick,liquid-lipstick
    mosturizer > type=moisturiser,gel-cream,night-cream
    shampu > type=shampoo
    condtioner > type=conditioner
    foundaton > type=foundation
    concelar > type=concealer
    mascra > type=mascara
    eyelinar > type=eyeliner
    nekless > type=necklaces
    earings > type=earrings
    jewelery > type=earrings,necklaces,bangles,rings
    sandles > type=sandals
    sunscrean > type=sunscreen
    perfum > type=eau-de-parfum,eau-de-toilette,attar
    deodrant > type=deodorant
    lahenga > type=lehengas
    dupata > type=dupattas
    sari silk > type=sarees; with=silk
    hair oyl > type=hair-oil
    facewash > type=face-wash
    nailpolish > type=nail-polish
    braclet > type=bangles,~bracelet
    rozanna lipstick > brand=Rozana; type=lipstick,liquid-lipstick
    gulmohur > brand=Gulmohar
    moisturiser spf20 > type=moisturiser; with=spf 20
    night dres > type=nightwear,~nightdress
    niacinamid serum > type=face-serum; with=niacinamide
    hand creem > type=hand-cream
  `,
  'Hindi in Latin': `
    kaajal > type=kajal
    laal lipstick > type=lipstick,liquid-lipstick; with=red|ruby|crimson|scarlet
    lali matte > type=lipstick,liquid-lipstick; with=matte
    jhumke > type=earrings; with=jhumka
    choodi > type=bangles
    chunni > type=dupattas
    mehendi > type=hair-colour,~henna; with=henna
    balon ka tel > type=hair-oil
    nariyal tel > type=hair-oil,~oil; with=coconut
    sabun > type=soap
    neem ka sabun > type=soap; with=neem
    ubtan > type=ubtan,~ubtan
    itra > type=attar
    gulab jal > type=toner,~rose water,~gulab; with=rose|gulab
    angoothi > type=rings
    kangan > type=bangles
    haar > type=necklaces
    jutti > type=juttis
    chappal > type=sandals,juttis
    saree resham > type=sarees; with=silk
    sooti kurta > type=kurtas; with=cotton
    kaala kajal > type=kajal; with=black|raven|kala
    chaandi ke jhumke > type=earrings; with=silver
    haldi sabun > type=soap; with=turmeric|haldi
    chehre ki cream > type=moisturiser,night-cream,gel-cream
    badam tel > type=~oil,hair-oil,face-oil,body-oil; with=almond|badam
    dulhan lehnga > type=lehengas; with=bridal
    nakhun polish > type=nail-polish
    bacche ke kapde > type=rompers
  `,
  'Hindi in Devanagari': `
    काजल > type=kajal
    लिपस्टिक > type=lipstick,liquid-lipstick
    लाल लिपस्टिक > type=lipstick,liquid-lipstick; with=red|ruby|crimson|scarlet
    कुर्ती > type=kurtas
    कुर्ता > type=kurtas
    साड़ी > type=sarees
    सिल्क साड़ी > type=sarees; with=silk
    लहंगा > type=lehengas
    दुपट्टा > type=dupattas
    झुमका > type=earrings; with=jhumka
    झुमके > type=earrings; with=jhumka
    चूड़ी > type=bangles
    अंगूठी > type=rings
    मेहंदी > type=hair-colour,~henna; with=henna
    साबुन > type=soap
    नीम साबुन > type=soap; with=neem
    शैम्पू > type=shampoo
    तेल > type=hair-oil,body-oil,face-oil,~oil
    नारियल तेल > type=hair-oil,~oil; with=coconut
    इत्र > type=attar
    उबटन > type=ubtan,~ubtan
    क्रीम > type=moisturiser,night-cream,gel-cream,hand-cream,~cream
    जूती > type=juttis
    चप्पल > type=sandals,juttis
    मैट लिपस्टिक > type=lipstick,liquid-lipstick; with=matte
    परफ्यूम > type=eau-de-parfum,eau-de-toilette,attar
    सनस्क्रीन > type=sunscreen
    फेस वॉश > type=face-wash
    हल्दी साबुन > type=soap; with=turmeric|haldi
    ब्रा > type=bras
    रोज़ाना > brand=Rozana
  `,
  price: `
    lipstick under 500 > type=lipstick,liquid-lipstick; under=500
    lipstick below ₹800 > type=lipstick,liquid-lipstick; under=800
    kurta under 2000 > type=kurtas; under=2000
    saree under 5000 > type=sarees; under=5000
    earrings under Rs 1000 > type=earrings; under=1000
    500 se kam lipstick > type=lipstick,liquid-lipstick; under=500
    face wash 300 se kam > type=face-wash; under=300
    kajal upto 400 > type=kajal; under=400
    perfume 1000-2000 > type=eau-de-parfum,eau-de-toilette,attar; over=1000; under=2000
    dress 1000–3000 > type=dresses; over=1000; under=3000
    handbag above 2000 > type=totes,sling-bags,clutches; over=2000
    serum less than 700 > type=face-serum,hair-serum,~serum; under=700
    shampoo below 400 rupees > type=shampoo; under=400
    moisturiser between 300 and 600 > type=moisturiser,gel-cream,night-cream; over=300; under=600
    sunscreen under ₹600 > type=sunscreen; under=600
    bra under 700 > type=bras; under=700
    watch under 3k > type=watches; under=3000
    bangles within 800 > type=bangles; under=800
    rozana under 400 > brand=Rozana; under=400
    nail polish max 300 > type=nail-polish; under=300
    kurti 1500 tak > type=kurtas; under=1500
    soap under 200 > type=soap; under=200
    heels under 2,500 > type=sandals; under=2500
    lipstick 20% off > type=lipstick,liquid-lipstick; off=20
    dress sale > type=dresses; off=1
    ₹500 ke andar kajal > type=kajal; under=500
    jutti under rs. 1500 > type=juttis; under=1500
  `,
  long: `
    red matte lipstick for a wedding > type=lipstick,liquid-lipstick; with=matte, red|ruby|crimson|scarlet
    best face wash for oily skin with neem > type=face-wash; with=oily, neem
    comfortable cotton kurta for office wear > type=kurtas; with=cotton|linen, office
    silk saree with zari border for wedding > type=sarees; with=silk, zari
    long lasting waterproof kajal for women > type=kajal; with=waterproof
    noor and neem herbal kajal cooling > brand=Noor & Neem; type=kajal; with=herbal
    light moisturiser for summer with aloe vera > type=moisturiser,gel-cream; with=aloe
    anti hair fall onion oil for hair > type=hair-oil; with=onion
    black leather sling bag for college > type=sling-bags,totes; with=leather, black
    oxidised silver jhumka earrings for navratri > type=earrings; with=oxidised, silver
    vitamin c sunscreen spf 50 dewy finish > type=sunscreen; with=vitamin c, spf 50
    maternity dress with belt midi > type=maternity-wear; with=dress, midi
    sulphate free shampoo for dry hair > type=shampoo; with=dry
    full coverage matte foundation for oily skin > type=foundation; with=matte, oily
    gift box of soaps > type=gift-sets; with=soap
    baby lotion with almond and milk > type=baby-skin; with=almond
    gold kada openable for women antique > type=bangles; with=gold, kada
    block print cotton nightdress for ladies > type=nightwear; with=block print, cotton
    seamless no show panties for women > type=briefs; with=seamless
    eau de parfum with oud for evening > type=eau-de-parfum; with=oud
    hydrating serum with hyaluronic acid > type=face-serum; with=hyaluronic
    mirror work chaniya choli for navratri > type=lehengas; with=mirror, navratri
    nude lip liner pencil that stays > type=lip-liner; with=pencil
    rozana satin lipstick in pink > brand=Rozana; type=lipstick; with=satin
    high waist tummy shaper for saree > type=shapewear; with=tummy|saree
    wide tooth neem wood comb > type=hair-tools; with=neem, comb
    dandruff scalp tonic with tea tree > type=scalp-care; with=tea tree
    peel off charcoal mask for blackheads > type=sheet-mask; with=charcoal
    ladies watch with leather strap minimal dial > type=watches; with=leather, minimal
  `,
})
