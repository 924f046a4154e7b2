import { readQueries } from './JudgedQuery.ts'

/** Third judged set of the demo catalogue, written like a shopper who does not know the shop: also brands that it does not stock. */
export const outsiderDemoQueries = readQueries({
  brand: `
    biba kurta > type=kurtas
    huda beauty lipstick > type=lipstick,liquid-lipstick
    nykaa matte lipstick > type=lipstick,liquid-lipstick; with=matte
    loreal shampoo > type=shampoo
    h&m top > type=tops
    zara dress > type=dresses
    manyavar saree > type=sarees
    forest essentials kajal > type=kajal
    bata sandals > type=sandals
    titan watch > type=watches
    tanishq earrings > type=earrings
    jockey bra > type=bras
    mamaearth onion hair oil > type=hair-oil; with=onion
    himalaya face wash > type=face-wash
    zivame nightwear > type=nightwear
    caprese sling bag > type=sling-bags
  `,
  type: `
    sharara > type=~sharara
    lip liner > type=lip-liner
    setting powder > type=compact-powder
    face primer > type=primer
    jeans > type=~jeans,~denim
    mangalsutra > type=necklaces
    hand cream > type=hand-cream
    hand bags > type=totes,sling-bags,clutches
    leggings > type=~leggings
    sandal > type=sandals
    shades > type=sunglasses
    foundation shades > type=foundation
  `,
  attribute: `
    waterproof mascara > type=mascara; with=waterproof
    gel eyeliner > type=eyeliner; with=gel
    spf 30 sunscreen > type=sunscreen; with=spf 30
    oxidised jhumka > type=earrings; with=oxidised
    pearl necklace > type=necklaces; with=pearl
    sleeveless kurti > type=kurtas; with=sleeveless
    zari saree > type=sarees; with=zari
    handwoven silk saree > type=sarees; with=silk
    high waist jeans > type=~jeans,trousers
    leather sling > type=sling-bags; with=leather
    block heels > type=sandals; with=block
    lipstick for office nude > type=lipstick,liquid-lipstick; with=nude
  `,
  misspelt: `
    hairfal > type=hair-oil,scalp-care,hair-mask; with=onion|rosemary|bhringraj|amla|biotin|caffeine
    lipistick > type=lipstick,liquid-lipstick
    kurtha > type=kurtas
    shmapoo > type=shampoo
    condisioner > type=conditioner
    nailpolis > type=nail-polish
    eye linar > type=eyeliner
    sunscrean > type=sunscreen
    earings > type=earrings
    neckless > type=necklaces
    sandels > type=sandals
    duppata > type=dupattas
    foundasion > type=foundation
    face serem > type=face-serum
  `,
  'Hindi in Latin': `
    lagane wali face cream > type=moisturiser,gel-cream,night-cream
    baalon ka jhadna > type=hair-oil,scalp-care,hair-mask; with=onion|rosemary|bhringraj|amla|biotin|caffeine
    balo ka tel > type=hair-oil
    honthon ki lali > type=lipstick,liquid-lipstick
    aankhon ka kajal > type=kajal
    shaadi ka lehenga > type=lehengas; with=bridal|wedding
    raat ki cream > type=night-cream
    pairon ki cream > type=foot-care
    chehre ka serum > type=face-serum
    haath ka kangan > type=bangles
    khushboo wala sabun > type=soap
    sardi ke liye cream > type=moisturiser; with=winter
    kaale jhumke > type=earrings
    gulabi dupatta > type=dupattas; with=pink
  `,
  'Hindi in Devanagari': `
    बालों का झड़ना > type=hair-oil,scalp-care,hair-mask; with=onion|rosemary|bhringraj|amla|biotin|caffeine
    बालों का तेल > type=hair-oil
    नेल पॉलिश > type=nail-polish
    झुमके > type=earrings; with=jhumka|jhumki
    चूड़ियाँ > type=bangles
    फेस वॉश > type=face-wash
    परफ्यूम > type=eau-de-parfum,eau-de-toilette,attar
    सनस्क्रीन > type=sunscreen
    मस्कारा > type=mascara
    गुलाबी लिपस्टिक > type=lipstick,liquid-lipstick; with=pink
    दुपट्टा > type=dupattas
    शैंपू > type=shampoo
    सैंडल > type=sandals
  `,
  price: `
    kurta 1500 > type=kurtas; under=1500
    saree 5000 > type=sarees; under=5000
    lipstick under 400 > type=lipstick,liquid-lipstick; under=400
    kurta 1000 to 2000 > type=kurtas; over=1000; under=2000
    saree below 3000 > type=sarees; under=3000
    earrings less than 500 > type=earrings; under=500
    perfume above 1000 > type=eau-de-parfum,eau-de-toilette,attar; over=1000
    face wash within 250 > type=face-wash; under=250
    handbag budget 2000 > type=totes,sling-bags,clutches; under=2000
    kajal 200 rs > type=kajal; under=200
    moisturiser 300-600 > type=moisturiser,gel-cream; over=300; under=600
    shampoo upto 350 > type=shampoo; under=350
    साबुन 200 से कम > type=soap; under=200
    serum under rs. 700 > type=face-serum,hair-serum,scalp-care; under=700
  `,
  long: `
    best sunscreen for oily acne prone skin under 500 > type=sunscreen; under=500
    red bridal lehenga with heavy embroidery > type=lehengas; with=bridal
    cotton kurti with pockets for summer > type=kurtas; with=cotton
    lightweight foundation for dry skin medium shade > type=foundation; with=light
    anti hair fall oil with onion and bhringraj > type=hair-oil; with=onion|bhringraj
    gift set for mom under 1500 > type=gift-sets; under=1500
    handwoven silk saree with zari border > type=sarees; with=silk, zari
    small sling bag for phone and keys > type=sling-bags; with=phone
    night cream for wrinkles with retinol > type=night-cream
    kajal that does not smudge all day > type=kajal; with=smudge
    body lotion 400 ml for dry skin > type=body-lotion; with=dry
    something for dry frizzy hair in winter > type=hair-serum,shampoo,conditioner,hair-mask,hair-oil; with=friz
  `,
})
