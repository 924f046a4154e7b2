import { readQueries } from './JudgedQuery.ts'

/** Second judged set of the demo catalogue, written after the reading of searches and judged before anything was mended for it. */
export const laterDemoQueries = readQueries({
  brand: `
    dhara lab > brand=Dhara Lab
    dharalab serum > brand=Dhara Lab; type=face-serum
    saanjh > brand=Saanjh
    himadri gel cream > brand=Himadri; type=gel-cream
    jata hair oil > brand=Jata; type=hair-oil
    naram bras > brand=Naram; type=bras
    Mitti & Co. soap > brand=Mitti & Co.; type=soap
    mojdi juttis > brand=Mojdi; type=juttis
    tantu sarees > brand=Tantu; type=sarees
    tantu > brand=Tantu
    lehar conditioner > brand=Lehar; type=conditioner
    chaand studio > brand=Chaand Studio
    anokhi tint > brand=Anokhi Tint
    noor & neem soap > brand=Noor & Neem; type=soap
    ghungroo rings > brand=Ghungroo; type=rings
    sheher jackets > brand=Sheher; type=jackets
    nanhi swaddle > brand=Nanhi; type=swaddles
    kajal from rozana > brand=Rozana; type=kajal
    banaras loom dupatta > brand=Banaras Loom; type=dupattas
  `,
  type: `
    body lotion > type=body-lotion
    conditioner > type=conditioner
    jacket > type=jackets
    shirt > type=tops; with=shirt
    sling bag > type=sling-bags
    totes > type=totes
    watches > type=watches
    rings > type=rings
    necklace > type=necklaces
    face serum > type=face-serum
    face oil > type=face-oil
    toner > type=toner
    eyeshadow palette > type=eyeshadow
    makeup brushes > type=makeup-brushes
    candles > type=candles; with=candle
    lounge wear > type=loungewear
    shapewear > type=shapewear
    diapers > type=diapering; with=diaper
    soft toys > type=baby-toys
    body butter > type=body-butter
  `,
  attribute: `
    face wash 100ml > type=face-wash; size=100 ml
    black dress > type=dresses; with=black
    liquid lipstick matte > type=liquid-lipstick; with=matte
    pink nail polish > type=nail-polish; with=pink|rose|rani|gulabi|fuchsia
    retinol serum > type=face-serum; with=retinol
    charcoal mask > type=sheet-mask; with=charcoal
    coconut hair oil > type=hair-oil; with=coconut
    oud perfume > type=eau-de-parfum,attar; with=oud
    silver rings > type=rings; with=silver
    cotton saree > type=sarees; with=cotton
    velvet potli > type=clutches; with=velvet
    leather tote > type=totes; with=leather
    silk nightwear > type=nightwear; with=silk|satin
    linen trousers > type=trousers; with=linen
    smudge proof kajal > type=kajal; with=smudge
    sulphate free shampoo > type=shampoo; with=sulphate
    gold necklace > type=necklaces; with=gold
    tinted lip balm > type=lip-balm; with=tint
    wired bra > type=bras; with=wire
    sandalwood attar > type=attar; with=sandal|chandan
  `,
  misspelt: `
    shampooo > type=shampoo
    conditionar > type=conditioner
    lipbalm > type=lip-balm
    necklce > type=necklaces
    bangels > type=bangles
    kurtha > type=kurtas
    duppatta > type=dupattas
    palazo > type=trousers; with=palazzo
    juti > type=juttis
    sunglases > type=sunglasses
    hilighter > type=blush-highlighter; with=highlight
    bluch > type=blush-highlighter; with=blush
    eyeshado > type=eyeshadow
    serem > type=face-serum,hair-serum,~serum
    tonner > type=toner
    body lotoin > type=body-lotion
    parfume > type=eau-de-parfum,eau-de-toilette,attar
    gulmohar lipstik > brand=Gulmohar; type=lipstick,liquid-lipstick
    cleansar > type=cleanser
    hendbag > type=totes,sling-bags,clutches
  `,
  'Hindi in Latin': `
    kangan sone ke > type=bangles; with=gold
    chandan attar > type=attar; with=sandal|chandan
    odhni > type=dupattas
    lehnga > type=lehengas
    jhola > type=totes,sling-bags,clutches
    ghadi > type=watches
    dhoop ka chashma > type=sunglasses
    mombatti > type=candles; with=candle
    payjama set > type=nightwear,loungewear
    mogra attar > type=attar; with=mogra|jasmine
    bachon ki malish tel > type=baby-skin
    reshmi dupatta > type=dupattas; with=silk
    neeli kurti > type=kurtas; with=blue|indigo
    kaali bindi kajal > type=kajal; with=black|kala
    thaila > type=totes,sling-bags,clutches
    gale ka haar > type=necklaces
  `,
  'Hindi in Devanagari': `
    कंगन > type=bangles
    हार > type=necklaces
    झुमकी > type=earrings; with=jhumka
    शैंपू > type=shampoo
    कंडीशनर > type=conditioner
    मस्कारा > type=mascara
    आईलाइनर > type=eyeliner
    फाउंडेशन > type=foundation
    नेल पॉलिश > type=nail-polish
    बॉडी लोशन > type=body-lotion
    फेस सीरम > type=face-serum
    अत्तर > type=attar
    मोमबत्ती > type=candles; with=candle
    चश्मा > type=sunglasses
    घड़ी > type=watches
    लहंगा चोली > type=lehengas
    कॉटन साड़ी > type=sarees; with=cotton
    बालों का तेल > type=hair-oil
    लिप बाम > type=lip-balm
  `,
  price: `
    blue dress under 2000 > type=dresses,maternity-wear; with=blue|indigo; under=2000
    saree 3000 se kam > type=sarees; under=3000
    earrings below 500 > type=earrings; under=500
    lipstick 300-500 > type=lipstick,liquid-lipstick; over=300; under=500
    face serum under rs 800 > type=face-serum; under=800
    gifts under 1000 > under=1000; type=gift-sets
    tote bag less than 1500 > type=totes; under=1500
    perfume above 2000 > type=eau-de-parfum,eau-de-toilette,attar; over=2000
    kajal under 200 rupees > type=kajal; under=200
    kurta between 1000 and 2000 > type=kurtas; over=1000; under=2000
    nightwear below 1500 > type=nightwear; under=1500
    ₹300 soap > type=soap; under=300
    lehenga under 10k > type=lehengas; under=10000
    watch upto 5000 > type=watches; under=5000
    hair oil max 400 > type=hair-oil; under=400
    noor & neem under 300 > brand=Noor & Neem; under=300
    shampoo 10% off > type=shampoo; off=10
    kurta on sale > type=kurtas; off=1
    body wash 200 to 400 > type=body-wash; over=200; under=400
    sunglasses at most 2000 > type=sunglasses; under=2000
  `,
  long: `
    long lasting matte liquid lipstick in nude shade > type=liquid-lipstick; with=matte, nude
    cotton kurta for daily wear in blue > type=kurtas; with=cotton, blue|indigo
    gentle face wash for dry and sensitive skin > type=face-wash; with=dry|sensitive
    oxidised silver necklace for festive wear > type=necklaces; with=oxidised|silver
    lightweight sunscreen for oily skin without white cast > type=sunscreen; with=oily|white cast
    handwoven silk saree for my sister's wedding > type=sarees; with=silk
    hair oil with coconut and curry leaf for hair growth > type=hair-oil; with=coconut
    small sling bag for phone and keys > type=sling-bags
    wireless cotton bra for everyday comfort > type=bras; with=cotton
    natural deodorant without aluminium > type=deodorant
    baby massage oil with almond > type=baby-skin; with=almond
    perfume that smells of rain and earth > type=eau-de-parfum,attar,eau-de-toilette; with=rain|mitti|earth
    night cream with retinol or saffron for ageing skin > type=night-cream
    flat juttis with embroidery for a mehendi function > type=juttis; with=embroider|zari|thread
    gold plated jhumka earrings with pearls > type=earrings; with=pearl
    kajal that does not smudge for 12 hours > type=kajal; with=smudge
    soft cotton pyjama set for summer nights > type=nightwear; with=cotton
    vitamin c face serum for glowing skin > type=face-serum; with=vitamin c
    moisturising body lotion with shea butter for winter > type=body-lotion; with=shea
    blue block print dupatta in cotton > type=dupattas; with=block print|cotton
  `,
})
