import { readQueries } from './JudgedQuery.ts'

/** Third judged set of the other catalogue, written like a shopper who does not know the shop: also brands that it does not stock. */
export const outsiderOtherQueries = readQueries({
  brand: `
    zara dress > type=dresses
    puma shoes > type=sports-shoes,heels,flats
    lakme kajal > type=kajal-and-eyeliner; with=kajal
    biba kurta > type=kurtas,kurta-sets
    michael kors handbag > type=handbags
    ray ban sunglasses > type=sunglasses
    maybelline mascara > type=mascara
    tresemme conditioner > type=conditioner
    levis jeans > type=jeans
    jockey sports bra > type=bra; with=sports
    ponds day cream > type=face-moisturisers; with=day
    engage deo > type=deodorant
    to the nines maxi dress > brand=To the Nines; type=dresses; with=maxi
    herbyatra hair oil > brand=Herb Yatra; type=hair-oil
  `,
  type: `
    midi dress > type=dresses; with=midi
    tees > type=tshirts
    trainers > type=sports-shoes
    block heels > type=heels; with=block
    mojari > type=flats
    purse > type=handbags
    jhumki > type=earrings; with=jhumka
    neckpiece > type=necklace-and-chains
    nail lacquer > type=nail-polish
    face powder > type=compact
    body spray > type=perfume-and-body-mist,deodorant
    night gown > type=nightdress
  `,
  attribute: `
    peep toe heels > type=heels; with=peep
    kanjeevaram saree > type=sarees; with=kanjeevaram
    phulkari dupatta > type=dupatta; with=phulkari
    oversized tshirt > type=tshirts; with=oversized
    checked shirt > type=shirts; with=checked
    pleated skirt > type=skirts; with=pleated
    cat eye goggles > type=sunglasses; with=cat
    niacinamide serum > type=face-serum-and-gel; with=niacinamide
    keratin shampoo > type=shampoo; with=keratin
    full coverage foundation > type=foundation; with=full
    oud perfume > type=perfume-and-body-mist; with=oud
    black jhumkas > type=earrings; with=black, jhumka
  `,
  misspelt: `
    maxi drees > type=dresses; with=maxi
    jens > type=jeans
    hudie > type=sweatshirts
    kurta sett > type=kurta-sets
    banarsi sari > type=sarees; with=banarasi
    runing shoe > type=sports-shoes; with=running
    tshrt bra > type=bra; with=t shirt
    bodylotion > type=body-lotion
    deodrant > type=deodorant
    foundaiton > type=foundation
    eylinr > type=kajal-and-eyeliner; with=eyeliner
    sunglases > type=sunglasses
  `,
  'Hindi in Latin': `
    kaale kurte > type=kurtas,kurta-sets; with=black
    neele rang ki sari > type=sarees; with=navy|blue
    baalon ka shampoo > type=shampoo
    pyaaz ka tel > type=hair-oil; with=onion
    resham ki saree > type=sarees; with=silk
    kaanch ki chudiyan > type=bangle; with=glass
    moti ka haar > type=necklace-and-chains; with=pearl
    safed kameez > type=kurtas,kurta-sets; with=white
    raat ke kapde > type=nightdress
    chehre ke liye serum > type=face-serum-and-gel
    dhoop ka chashma > type=sunglasses
    aankhon ka surma > type=kajal-and-eyeliner
  `,
  'Hindi in Devanagari': `
    लाल साड़ी > type=sarees; with=red
    काली जींस > type=jeans; with=black
    कुर्ती > type=kurtas,kurta-sets
    लिपस्टिक > type=lipstick
    काजल > type=kajal-and-eyeliner
    दुपट्टा > type=dupatta
    घड़ी > type=watches
    चश्मा > type=sunglasses
    प्याज का शैम्पू > type=shampoo; with=onion
    बॉडी लोशन > type=body-lotion
    सफेद शर्ट > type=shirts; with=white
    मोती का हार > type=necklace-and-chains; with=pearl
  `,
  price: `
    heels under 1500 > type=heels; under=1500
    jeans below rs 1,200 > type=jeans; under=1200
    saree 1000 se kam > type=sarees; under=1000
    watch between 2000 and 5000 > type=watches; over=2000; under=5000
    lipstick 300-500 > type=lipstick; over=300; under=500
    kurta set under 2k > type=kurta-sets; under=2000
    shampoo less than 300 > type=shampoo; under=300
    bag above 3000 > type=handbags; over=3000
    dress 30% off > type=dresses; off=30
    टॉप 500 से कम > type=tops; under=500
    perfume ₹1000 > type=perfume-and-body-mist; under=1000
    sunscreen upto 400 > type=sunscreen; under=400
  `,
  long: `
    red banarasi saree for wedding under 5000 > type=sarees; with=red, banarasi; under=5000
    comfortable running shoes lightweight size 6 > type=sports-shoes; with=running, lightweight
    black leather handbag for office > type=handbags; with=leather
    waterproof kajal that lasts the whole day > type=kajal-and-eyeliner; with=kajal, waterproof
    gold plated kada for women > type=bangle; with=gold, kada
    anti dandruff shampoo 400 ml bottle > type=shampoo; with=anti dandruff
    cotton kurta with palazzos in green > type=kurta-sets; with=palazzo
    matte lipstick in plum for evening > type=lipstick; with=matte, plum
    vitamin c face serum for glow > type=face-serum-and-gel; with=vitamin c
    floral maxi dress for summer holiday > type=dresses; with=floral, maxi
    padded bra non wired 34b > type=bra; with=padded
    oil free day cream for oily skin > type=face-moisturisers; with=oil free, day
  `,
})
