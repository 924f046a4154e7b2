import type { DemoProduct } from '../types.ts'

/** Bath, body, hands, feet and gift sets. */
export const bathAndBody: DemoProduct[] = [
  // body-wash
  {
    slug: 'mitti-and-co-petrichor-body-wash',
    title: 'Petrichor Body Wash',
    brand: 'mitti-and-co',
    category: 'body-wash',
    kind: 'pump-bottle',
    colour: '#b98a62',
    accent: '#b4653c',
    mrp: 450,
    price: 382,
    sizes: [{ name: '200 ml' }, { name: '400 ml', extra: 297 }],
    isBestSeller: true,
    description:
      '<p>The first rain of June on a dry courtyard, which Kannauj has known how to bottle for three hundred years. We let mitti attar down into a mild, glycerin-rich wash so your shower has a weather of its own.</p><p>It lathers softly, rinses quickly and lingers on the towel rather longer than on you.</p>',
    highlights: [
      'Scented with clay-baked mitti attar',
      'Soap-free cleansers from coconut',
      'Glycerin leaves skin supple',
      'Refillable bottle',
    ],
    howToUse: 'Work two pumps into a wet loofah or your hands, lather over the body and rinse.',
    ingredients:
      'Aqua, Sodium Cocoyl Isethionate, Cocamidopropyl Betaine, Glycerin, Coco-Glucoside, Glyceryl Oleate, Kaolin, Citric Acid, Xanthan Gum, Sodium Benzoate, Fragrance',
    specifications: [
      ['Net quantity', '200 ml'],
      ['Skin type', 'All skin types'],
      ['Scent', 'Wet earth'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'raat-rani-night-jasmine-shower-gel',
    title: 'Night Jasmine Shower Gel',
    brand: 'raat-rani',
    category: 'body-wash',
    kind: 'pump-bottle',
    colour: '#8d7bb0',
    accent: '#3f2a56',
    mrp: 399,
    price: 339,
    stock: 97,
    description:
      '<p>Some of us bathe at night, when the geyser is free and the phone is charging elsewhere. This violet-tinted gel was composed for that hour: raat rani blossoms, a little tuberose, clean musk underneath. The foam is dense, and the scent stays about as long as a chapter and a half.</p>',
    highlights: [
      'Dense, creamy foam',
      'Night-blooming jasmine and tuberose',
      'Matches our perfume of the same name',
    ],
    howToUse: 'Squeeze onto a wet loofah, lather all over and rinse with warm water.',
    ingredients:
      'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, Sodium Chloride, Jasminum Officinale Flower Extract, Panthenol, Polyquaternium-7, Citric Acid, Phenoxyethanol, Fragrance, CI 60730',
    specifications: [
      ['Net quantity', '250 ml'],
      ['Skin type', 'Normal'],
      ['Scent', 'Jasmine, tuberose, musk'],
      ['Shelf life', '30 months'],
    ],
  },
  {
    slug: 'dhara-lab-salicylic-body-wash',
    title: 'Salicylic Body Wash',
    brand: 'dhara-lab',
    category: 'body-wash',
    kind: 'pump-bottle',
    colour: '#bcd4da',
    accent: '#2f6f7d',
    mrp: 449,
    price: 449,
    stock: 74,
    description:
      '<p>Backless blouse coming up? One per cent salicylic acid and mild surfactants clear sweat, oil and dead skin from shoulders, chest and the backs of arms, where pores are often rougher. There is allantoin to keep things civil, and no perfume to argue with your attar. Do rinse straps and towels well.</p>',
    highlights: ['1% salicylic acid for body skin', 'For back, chest and bumpy arms', 'Fragrance free'],
    howToUse:
      'Lather on wet skin, leave for a minute on back and arms, and rinse thoroughly. Start with alternate days.',
    ingredients:
      'Aqua, Sodium C14-16 Olefin Sulfonate, Cocamidopropyl Hydroxysultaine, Propanediol, Salicylic Acid, Allantoin, Zinc PCA, Acrylates Copolymer, Sodium Hydroxide, Disodium EDTA, Phenoxyethanol',
    specifications: [
      ['Net quantity', '240 ml'],
      ['Skin type', 'Oily and bumpy'],
      ['pH', '5.0'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'barfi-skin-mango-lassi-body-wash',
    title: 'Mango Lassi Body Wash',
    brand: 'barfi-skin',
    category: 'body-wash',
    kind: 'pump-bottle',
    colour: '#f4b94a',
    accent: '#e0a3a8',
    mrp: 325,
    price: 276,
    stock: 112,
    description:
      '<p>Ratnagiri in a bottle, available all year, no crate-carrying required. Alphonso pulp extract and yoghurt proteins make a thick, sunny wash that children will want and adults will quietly finish. It leaves skin feeling soft rather than stripped. Please note that, despite appearances, it goes poorly with poori.</p>',
    highlights: [
      'Alphonso mango and yoghurt proteins',
      'Thick, creamy lather',
      'Cheerful scent the whole family likes',
    ],
    howToUse: 'Pour onto a loofah, lather over damp skin and rinse.',
    ingredients:
      'Aqua, Sodium Lauroyl Sarcosinate, Cocamidopropyl Betaine, Glycerin, Mangifera Indica Fruit Extract, Yogurt Powder, Mangifera Indica Seed Butter, Glycol Distearate, Xanthan Gum, Sodium Benzoate, Fragrance, CI 19140',
    specifications: [
      ['Net quantity', '300 ml'],
      ['Skin type', 'All skin types'],
      ['Scent', 'Alphonso mango'],
      ['Diet', 'Vegetarian, contains milk'],
      ['Shelf life', '24 months'],
    ],
  },

  // soap
  {
    slug: 'sabun-ghar-goat-milk-and-oat-soap',
    title: 'Goat Milk & Oat Soap',
    brand: 'sabun-ghar',
    category: 'soap',
    kind: 'soap',
    colour: '#ecdfc8',
    accent: '#6f7f5a',
    mrp: 195,
    price: 195,
    stock: 135,
    description:
      '<p>Milk from a small herd beside the workshop replaces all the water in this bar. It is stirred cold, poured by hand and left on wooden racks for six weeks, which is why it lasts and why the lather is more like cream than bubbles. Ground oats on one face give the gentlest of scrubs.</p>',
    highlights: [
      'Fresh goat milk instead of water',
      'Cured for six weeks',
      'Unscented, kind to dry skin',
      'Wrapped in banana-fibre paper',
    ],
    howToUse: 'Lather between wet hands and use on face or body. Keep on a draining dish so that it lasts.',
    ingredients:
      'Sodium Cocoate, Sodium Olivate, Goat Milk, Sodium Shea Butterate, Sodium Castorate, Avena Sativa Kernel Flour, Glycerin',
    specifications: [
      ['Net quantity', '100 g'],
      ['Process', 'Cold process, handmade'],
      ['Scent', 'None'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'sabun-ghar-nagpur-orange-and-turmeric-soap',
    title: 'Nagpur Orange & Turmeric Soap',
    brand: 'sabun-ghar',
    category: 'soap',
    kind: 'soap',
    colour: '#e59a3c',
    accent: '#6f7f5a',
    mrp: 175,
    price: 149,
    stock: 108,
    description:
      '<p>Sun-dried peel from the winter crop, kasturi turmeric from Erode and a swirl that no two bars share. It smells like peeling an orange on a train berth and leaves the soap dish looking festive. The yellow is well behaved: it rinses off skin and tiles, though we would keep it off white towels.</p>',
    highlights: [
      'Real orange peel and kasturi turmeric',
      'Zesty scent to wake up with',
      'Hand-swirled, each bar different',
    ],
    howToUse: 'Rub onto a wet cloth or skin, lather and rinse. Let the bar dry between baths.',
    ingredients:
      'Sodium Cocoate, Sodium Palmate (sustainable), Aqua, Sodium Olivate, Citrus Aurantium Dulcis Peel Powder, Citrus Aurantium Dulcis Oil, Curcuma Aromatica Root Powder, Glycerin, Limonene',
    specifications: [
      ['Net quantity', '100 g'],
      ['Process', 'Cold process, handmade'],
      ['Scent', 'Orange peel'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'noor-and-neem-neem-leaf-soap-pack-of-3',
    title: 'Neem Leaf Soap, Pack of 3',
    brand: 'noor-and-neem',
    category: 'soap',
    kind: 'soap',
    colour: '#6f9157',
    accent: '#4f6b45',
    mrp: 240,
    price: 192,
    stock: 185,
    description:
      '<p>Cricket practice, dusty buses, gardening: the soap for people who come home with the day on them. Neem oil and leaf are milled into a firm green bar that does not turn mushy in a monsoon bathroom. The smell is honest and herbal, softened by a little lemongrass. Three bars, wrapped in plain paper.</p>',
    highlights: [
      'Neem oil and crushed neem leaf',
      'Triple milled, lasts longer',
      'Lemongrass softens the herbal smell',
    ],
    howToUse: 'Lather on wet skin and rinse. Suitable for daily use on the body.',
    ingredients:
      'Sodium Palmate (sustainable), Sodium Palm Kernelate, Aqua, Glycerin, Melia Azadirachta Seed Oil, Azadirachta Indica Leaf Powder, Cymbopogon Schoenanthus Oil, Sodium Chloride, Tetrasodium EDTA, Citral',
    specifications: [
      ['Net quantity', '3 × 100 g'],
      ['Skin type', 'Normal to oily'],
      ['TFM', '76%'],
      ['Shelf life', '36 months'],
    ],
  },
  {
    slug: 'mitti-and-co-red-clay-and-vetiver-soap',
    title: 'Red Clay & Vetiver Soap',
    brand: 'mitti-and-co',
    category: 'soap',
    kind: 'soap',
    colour: '#b5593c',
    accent: '#b4653c',
    mrp: 220,
    price: 198,
    stock: 52,
    isNew: true,
    description:
      '<p>Puducherry’s red bluffs, sieved and stirred into a bar the colour of a temple step. Clay gives the foam a silky drag that legs enjoy before shaving; vetiver root oil keeps it smelling cool and green. Take it camping, take it to the gym, or put it in a drawer among your cottons until it is wanted.</p>',
    highlights: [
      'Silky red clay lather',
      'Vetiver root oil from the Kaveri delta',
      'Good slip for shaving legs',
    ],
    howToUse:
      'Work into a rich lather on wet skin, then rinse. For shaving, leave the foam on for a moment first.',
    ingredients:
      'Sodium Cocoate, Sodium Olivate, Aqua, Sodium Castorate, Illite (Red Clay), Vetiveria Zizanoides Root Oil, Glycerin, Iron Oxides, Linalool',
    specifications: [
      ['Net quantity', '120 g'],
      ['Process', 'Cold process'],
      ['Scent', 'Vetiver'],
      ['Shelf life', '24 months'],
    ],
  },

  // ubtan
  {
    slug: 'saanjh-bridal-ubtan-powder',
    title: 'Bridal Ubtan Powder',
    brand: 'saanjh',
    category: 'ubtan',
    kind: 'jar',
    colour: '#d9a441',
    accent: '#a0632c',
    mrp: 690,
    price: 621,
    sizes: [{ name: '100 g' }, { name: '250 g', extra: 700 }],
    isBestSeller: true,
    description:
      '<p>Besan, chandan, wild turmeric, masoor, rose and eleven others, ground the week you order. Mix with raw milk for a haldi ceremony, with plain water on an ordinary Sunday. Rubbed off in small circles as it dries, it takes dullness with it and leaves the skin soft, scented and quietly golden.</p><p>Enough for five baths.</p>',
    highlights: [
      'Sixteen kitchen and garden ingredients',
      'Stone ground in small lots',
      'For face and whole body',
      'Soap free',
    ],
    howToUse:
      'Mix to a paste with milk or water, spread over damp skin, let it half dry and rub off in circles.',
    ingredients:
      'Cicer Arietinum Seed Flour, Lens Esculenta Seed Flour, Santalum Album Wood Powder, Curcuma Aromatica Root Powder, Rosa Centifolia Petal Powder, Vetiveria Zizanoides Root Powder, Prunus Amygdalus Dulcis Seed Meal, Cyperus Rotundus Root Powder, Glycyrrhiza Glabra Root Powder',
    specifications: [
      ['Net quantity', '100 g'],
      ['Type', 'Ubtan, dry powder'],
      ['Skin type', 'All skin types'],
      ['Shelf life', '12 months'],
    ],
  },
  {
    slug: 'mitti-and-co-filter-coffee-body-scrub',
    title: 'Filter Coffee Body Scrub',
    brand: 'mitti-and-co',
    category: 'ubtan',
    kind: 'jar',
    colour: '#5a3a28',
    accent: '#b4653c',
    mrp: 495,
    price: 420,
    stock: 83,
    description:
      '<p>After the decoction, the grounds. Collected each morning from a mess in Puducherry, dried in the sun and tumbled with raw sugar and coconut oil, they scour knees, elbows and heels with real conviction. Sugar melts, oil stays, and you can go straight from the shower to your clothes without lotion.</p>',
    highlights: [
      'Upcycled filter-coffee grounds',
      'Raw sugar melts as you rub',
      'Coconut oil leaves a soft coat',
    ],
    howToUse:
      'Massage handfuls over wet skin before soaping, then rinse. Mind the floor, it may be slippery.',
    ingredients:
      'Sucrose, Coffea Robusta Seed Powder, Cocos Nucifera Oil, Sodium Chloride, Glycerin, Cetearyl Alcohol, Polysorbate 20, Vanilla Planifolia Fruit Extract, Tocopherol',
    specifications: [
      ['Net quantity', '200 g'],
      ['Type', 'Body scrub'],
      ['Grain', 'Medium'],
      ['Shelf life', '12 months'],
    ],
  },
  {
    slug: 'noor-and-neem-everyday-ubtan-body-polish',
    title: 'Everyday Ubtan Body Polish',
    brand: 'noor-and-neem',
    category: 'ubtan',
    kind: 'tube',
    colour: '#e0b85e',
    accent: '#4f6b45',
    mrp: 299,
    price: 299,
    stock: 91,
    description:
      '<p>All the haldi-chandan goodness and none of the yellow footprints. We milled the old ubtan ingredients into a ready cream you can use under the shower on a weekday, with walnut for a bit of bite. It smells like a mehendi morning and rinses down the drain without a fuss.</p>',
    highlights: [
      'Ready-mixed ubtan in a tube',
      'Turmeric, sandal and gram flour',
      'Fine walnut grains',
      'Does not stain the bathroom',
    ],
    howToUse: 'Rub over wet skin in circles for a minute or two and rinse. Use two to three times a week.',
    ingredients:
      'Aqua, Cicer Arietinum Seed Flour, Glycerin, Kaolin, Juglans Regia Shell Powder, Curcuma Longa Root Extract, Santalum Album Wood Powder, Decyl Glucoside, Cetearyl Alcohol, Xanthan Gum, Sodium Benzoate, Fragrance',
    specifications: [
      ['Net quantity', '150 g'],
      ['Type', 'Ubtan cream scrub'],
      ['Skin type', 'Normal and combination'],
      ['Shelf life', '24 months'],
    ],
  },

  // body-lotion
  {
    slug: 'himadri-apricot-milk-body-lotion',
    title: 'Apricot Milk Body Lotion',
    brand: 'himadri',
    category: 'body-lotion',
    kind: 'pump-bottle',
    colour: '#f0c79a',
    accent: '#4d7a8c',
    mrp: 375,
    price: 318,
    sizes: [{ name: '200 ml' }, { name: '400 ml', extra: 232 }],
    isBestSeller: true,
    description:
      '<p>Chulli oil is what Kinnauri women put on babies, bread and their own hands. In this lotion it is folded into oat milk, so it spreads fast on a cold morning when nobody wants to stand about undressed. Skin drinks it in before the chai has cooled, and still feels looked after at bedtime.</p>',
    highlights: [
      'Kinnaur apricot oil and oat milk',
      'Absorbs within a minute',
      'Soft, nutty scent',
      'Full-day moisture',
    ],
    howToUse: 'Smooth over arms, legs and body after bathing, while the skin is slightly damp.',
    ingredients:
      'Aqua, Glycerin, Prunus Armeniaca Kernel Oil, Avena Sativa Kernel Extract, Cetearyl Alcohol, Glyceryl Stearate, Isopropyl Myristate, Tocopheryl Acetate, Carbomer, Phenoxyethanol, Fragrance',
    specifications: [
      ['Net quantity', '200 ml'],
      ['Type', 'Body moisturiser'],
      ['Skin type', 'Normal to dry'],
      ['Shelf life', '30 months'],
    ],
  },
  {
    slug: 'dhara-lab-5-percent-lactic-body-lotion',
    title: '5% Lactic Body Lotion',
    brand: 'dhara-lab',
    category: 'body-lotion',
    kind: 'tube',
    colour: '#dbe7ea',
    accent: '#2f6f7d',
    mrp: 549,
    price: 494,
    stock: 62,
    description:
      '<p>Tiny bumps on the upper arms, stubborn rough shins, elbows like sandpaper? Lactic acid lifts away the dull surface night after night while urea and ceramides soften what lies below. Give it four weeks and a sleeveless kurta. It does not smell of anything, which we consider a feature.</p>',
    highlights: [
      '5% lactic acid with urea',
      'Smooths rough, bumpy patches',
      'Ceramides keep skin comfortable',
    ],
    howToUse:
      'Apply at night to rough areas, alternate days at first. Cover with sunscreen when they see daylight.',
    ingredients:
      'Aqua, Lactic Acid, Glycerin, Urea, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Sodium Hydroxide, Ceramide NP, Dimethicone, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
    specifications: [
      ['Net quantity', '200 ml'],
      ['Type', 'Exfoliating body lotion'],
      ['pH', '4.0'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'raat-rani-mogra-silk-body-lotion',
    title: 'Mogra Silk Body Lotion',
    brand: 'raat-rani',
    category: 'body-lotion',
    kind: 'pump-bottle',
    colour: '#e6dff0',
    accent: '#3f2a56',
    mrp: 425,
    price: 425,
    stock: 79,
    description:
      '<p>A lotion to be worn like a scent. Mogra from Madurai is picked in bud, before sunrise, so the fragrance opens on you rather than in the field. Behind it stands a plain good lotion: silk protein, glycerin, a whisper of shea. Layer it beneath your perfume, or let it do the evening alone.</p>',
    highlights: [
      'Madurai mogra, picked in bud',
      'Silk protein for a smooth feel',
      'Scent lasts for hours on skin',
    ],
    howToUse: 'Massage over clean skin, with a little extra on the inner elbows and the back of the neck.',
    ingredients:
      'Aqua, Glycerin, Cetearyl Alcohol, Helianthus Annuus Seed Oil, Hydrolyzed Silk, Butyrospermum Parkii Butter, Jasminum Sambac Flower Extract, Dimethicone, Carbomer, Phenoxyethanol, Fragrance, Benzyl Salicylate, Linalool',
    specifications: [
      ['Net quantity', '250 ml'],
      ['Type', 'Perfumed body lotion'],
      ['Scent', 'Mogra'],
      ['Shelf life', '30 months'],
    ],
  },
  {
    slug: 'noor-and-neem-aloe-body-gel-lotion',
    title: 'Aloe Body Gel Lotion',
    brand: 'noor-and-neem',
    category: 'body-lotion',
    kind: 'pump-bottle',
    colour: '#b5d8b0',
    accent: '#4f6b45',
    mrp: 310,
    price: 263,
    stock: 100,
    description:
      '<p>In coastal heat even the word “lotion” feels warm. So this one is really a gel: aloe, cucumber and rice starch, green as a raw mango, cool on the shins, dry before you pull on your jeans. It never rolls, never smells of much, and makes friends with people who swore off body care altogether.</p>',
    highlights: [
      'Aloe, cucumber and rice starch',
      'Dry to the touch in seconds',
      'For hot and humid cities',
      'Non-sticky, light moisturiser',
    ],
    howToUse: 'Spread over the body after a bath or any time skin feels parched.',
    ingredients:
      'Aloe Barbadensis Leaf Juice, Aqua, Glycerin, Cucumis Sativus Fruit Extract, Oryza Sativa Starch, Coco-Caprylate, Acrylates/C10-30 Alkyl Acrylate Crosspolymer, Sodium Hydroxide, Benzyl Alcohol, Dehydroacetic Acid, Chlorophyllin-Copper Complex',
    specifications: [
      ['Net quantity', '250 ml'],
      ['Type', 'Gel body lotion'],
      ['Skin type', 'Normal to oily'],
      ['Shelf life', '24 months'],
    ],
  },

  // body-butter
  {
    slug: 'mitti-and-co-kokum-and-vanilla-body-butter',
    title: 'Kokum & Vanilla Body Butter',
    brand: 'mitti-and-co',
    category: 'body-butter',
    kind: 'body-butter',
    colour: '#ead9b8',
    accent: '#b4653c',
    mrp: 525,
    price: 446,
    stock: 68,
    description:
      '<p>Kokum butter is so firm that it comes to us in egg-shaped lumps from Goan villages. Whipped with shea and real Pollachi vanilla, it becomes a butter that stays put in the tub, gives way on warm skin, and settles to a velvet finish. Elbows remember it for a day. Smells like payasam cooling.</p>',
    highlights: [
      'Goan kokum butter, hand whipped',
      'Pollachi vanilla beans',
      'Velvet finish, not oily',
      'No water, so very rich',
    ],
    howToUse: 'Melt a little between your palms and press into knees, elbows and legs after bathing.',
    ingredients:
      'Garcinia Indica Seed Butter, Butyrospermum Parkii Butter, Cocos Nucifera Oil, Maranta Arundinacea Root Powder, Vanilla Planifolia Fruit Extract, Tocopherol',
    specifications: [
      ['Net quantity', '150 g'],
      ['Skin type', 'Dry'],
      ['Scent', 'Vanilla'],
      ['Shelf life', '12 months'],
    ],
  },
  {
    slug: 'barfi-skin-gulkand-body-butter',
    title: 'Gulkand Body Butter',
    brand: 'barfi-skin',
    category: 'body-butter',
    kind: 'body-butter',
    colour: '#e9a9b4',
    accent: '#e0a3a8',
    mrp: 475,
    price: 404,
    stock: 49,
    additionalDiscount: 12,
    description:
      '<p>Rose petals and sugar, forgotten in a jar on a sunny sill: gulkand is the laziest and loveliest of recipes. We borrow its scent for a pink, cushiony butter made on mango seed fat and rose-hip. It softens dry shins through a Pune winter and makes paan lovers unreasonably happy.</p>',
    highlights: ['Mango seed butter and rosehip', 'Rose-petal jam scent', 'Cushiony, melts on contact'],
    howToUse: 'Scoop with dry fingers and massage into dry areas, ideally straight after a bath.',
    ingredients:
      'Aqua, Mangifera Indica Seed Butter, Glycerin, Cetearyl Alcohol, Rosa Canina Seed Oil, Rosa Centifolia Flower Extract, Butyrospermum Parkii Butter, Polyglyceryl-3 Stearate, Sodium Benzoate, Fragrance, CI 75470',
    specifications: [
      ['Net quantity', '200 g'],
      ['Skin type', 'Dry and normal'],
      ['Scent', 'Gulkand'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'saanjh-ghee-and-saffron-body-butter',
    title: 'Ghee & Saffron Body Butter',
    brand: 'saanjh',
    category: 'body-butter',
    kind: 'body-butter',
    colour: '#f0c868',
    accent: '#a0632c',
    mrp: 890,
    price: 890,
    stock: 24,
    description:
      '<p>Cow ghee, clarified over wood fire and washed with saffron water until it turns pale and airy. There is no richer thing we know for heels that crack in December or for shins that look like parchment. A thin layer is plenty. The brass spoon in the box belonged to the recipe before we did.</p>',
    highlights: ['Wood-fired ghee washed in saffron water', 'For very dry patches', 'Brass spoon included'],
    howToUse: 'Spoon out a little, warm it in your hands and massage into dry areas at night.',
    ingredients:
      'Ghee, Aqua, Sesamum Indicum Seed Oil, Crocus Sativus Flower Extract, Cera Alba, Lecithin, Santalum Album Wood Oil, Tocopherol, Sodium Benzoate',
    specifications: [
      ['Net quantity', '100 g'],
      ['Skin type', 'Very dry'],
      ['Diet', 'Vegetarian, contains milk'],
      ['Shelf life', '12 months'],
    ],
  },

  // body-oil
  {
    slug: 'saanjh-abhyanga-massage-oil',
    title: 'Abhyanga Massage Oil',
    brand: 'saanjh',
    category: 'body-oil',
    kind: 'hair-oil',
    colour: '#a9621f',
    accent: '#a0632c',
    mrp: 650,
    price: 585,
    stock: 53,
    description:
      '<p>Warm oil from crown to sole, long strokes on the limbs and circles on the joints, then a hot bath: Kerala’s answer to a difficult week. Our abhyanga oil is black sesame, simmered with ashwagandha and bala until amber. It has body without being sticky, and gram flour takes off whatever is left.</p>',
    highlights: [
      'Black sesame with ashwagandha and bala',
      'Good glide for a full-body massage',
      'Simmered over two days',
    ],
    howToUse:
      'Warm the bottle in hot water, massage over the body, rest twenty minutes and bathe with ubtan or soap.',
    ingredients:
      'Sesamum Indicum Seed Oil, Withania Somnifera Root Extract, Sida Cordifolia Root Extract, Cedrus Deodara Wood Oil, Curcuma Longa Root Extract, Cinnamomum Camphora Leaf Oil, Tocopherol',
    specifications: [
      ['Net quantity', '200 ml'],
      ['Base', 'Black sesame oil'],
      ['Skin type', 'Normal to dry'],
      ['Shelf life', '36 months'],
    ],
  },
  {
    slug: 'mitti-and-co-coconut-and-lime-dry-body-oil',
    title: 'Coconut & Lime Dry Body Oil',
    brand: 'mitti-and-co',
    category: 'body-oil',
    kind: 'spray-bottle',
    colour: '#e9efc2',
    accent: '#b4653c',
    mrp: 560,
    price: 504,
    stock: 0,
    description:
      '<p>Shake, spray, dress. Coconut oil has been split so that only its lightest part goes in, which means a fine gloss on legs and collarbones with nothing for your linen shirt to fear. Gondhoraj lime from Bengal lifts the whole thing; you may find yourself thinking of daab and a deckchair.</p>',
    highlights: [
      'Light fraction of coconut oil',
      'Gondhoraj lime scent',
      'Dries quickly, gives a soft gloss',
    ],
    howToUse: 'Spray on damp skin after a shower and smooth in. A little goes well on hair ends too.',
    ingredients:
      'Caprylic/Capric Triglyceride (from coconut), Coco-Caprylate, Helianthus Annuus Seed Oil, Citrus Hystrix Peel Oil, Citrus Limon Peel Oil, Tocopherol, Limonene, Citral',
    specifications: [
      ['Net quantity', '100 ml'],
      ['Finish', 'Soft gloss'],
      ['Scent', 'Coconut and lime'],
      ['Shelf life', '18 months'],
    ],
  },
  {
    slug: 'ittardaan-rose-and-oud-body-oil',
    title: 'Rose & Oud Body Oil',
    brand: 'ittardaan',
    category: 'body-oil',
    kind: 'dropper',
    colour: '#b06a4a',
    accent: '#7a5a1e',
    mrp: 1150,
    price: 1150,
    stock: 22,
    isNew: true,
    description:
      '<p>Perfumers make the best body oils because they cannot bear a dull one. Ruh gulab and Assam oud, three years in the cask, are let down in sweet almond and jojoba. Warm skin does the diffusing, so the scent comes and goes all evening as you move. Wear it under silk, if the occasion allows.</p>',
    highlights: [
      'Kannauj rose with Assam oud',
      'Almond and jojoba base',
      'Scent that moves with you',
      'Glass dropper bottle',
    ],
    howToUse: 'Press a dropperful into neck, shoulders and wrists after bathing.',
    ingredients:
      'Prunus Amygdalus Dulcis Oil, Simmondsia Chinensis Seed Oil, Rosa Damascena Flower Oil, Aquilaria Agallocha Wood Oil, Santalum Album Wood Oil, Tocopherol, Citronellol, Geraniol',
    specifications: [
      ['Net quantity', '50 ml'],
      ['Scent', 'Rose, oud, sandal'],
      ['Skin type', 'Normal to dry'],
      ['Shelf life', '24 months'],
    ],
  },

  // hand-cream
  {
    slug: 'mitti-and-co-lemongrass-hand-cream',
    title: 'Lemongrass Hand Cream',
    brand: 'mitti-and-co',
    category: 'hand-cream',
    kind: 'tube',
    colour: '#cfd88a',
    accent: '#b4653c',
    mrp: 245,
    price: 208,
    stock: 122,
    description:
      '<p>For potters, typists, dish-doers and anyone who washes her hands forty times a day. Rice-bran wax leaves an invisible glove that outlives one more tap, and lemongrass from the Nilgiris gets rid of the garlic. The tube is aluminium and will be handsomely dented by the time you are through.</p>',
    highlights: [
      'Rice-bran wax protects washed hands',
      'Nilgiri lemongrass scent',
      'No greasy keyboard afterwards',
    ],
    howToUse: 'Rub in a small amount after washing and whenever hands feel papery.',
    ingredients:
      'Aqua, Glycerin, Butyrospermum Parkii Butter, Oryza Sativa Bran Wax, Cetearyl Alcohol, Ricinus Communis Seed Oil, Cymbopogon Flexuosus Oil, Glyceryl Stearate Citrate, Xanthan Gum, Sodium Benzoate, Citral',
    specifications: [
      ['Net quantity', '50 g'],
      ['Scent', 'Lemongrass'],
      ['Pack', 'Aluminium tube'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'himadri-honey-and-deodar-hand-balm',
    title: 'Honey & Deodar Hand Balm',
    brand: 'himadri',
    category: 'hand-cream',
    kind: 'jar',
    colour: '#d89d3f',
    accent: '#4d7a8c',
    mrp: 340,
    price: 340,
    stock: 55,
    description:
      '<p>A jar for the handbag, the bedside and the glove box. Multiflora honey and beeswax from hives above Narkanda make a firm golden balm; deodar gives it the smell of a mountain rest house. Rub over knuckles and cuticles and wait: the shine sinks in, the softness stays.</p>',
    highlights: ['Narkanda honey and beeswax', 'Firm balm for knuckles and cuticles', 'Woody deodar scent'],
    howToUse: 'Rub the surface with a warm finger and work into hands and nails, especially before bed.',
    ingredients:
      'Prunus Armeniaca Kernel Oil, Cera Alba, Mel, Butyrospermum Parkii Butter, Lanolin, Cedrus Deodara Wood Oil, Tocopherol',
    specifications: [
      ['Net quantity', '40 g'],
      ['Texture', 'Firm balm'],
      ['Pack', 'Glass jar with a screw lid'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'raat-rani-midnight-rose-hand-cream',
    title: 'Midnight Rose Hand Cream',
    brand: 'raat-rani',
    category: 'hand-cream',
    kind: 'tube',
    colour: '#a34a6b',
    accent: '#3f2a56',
    mrp: 299,
    price: 254,
    stock: 84,
    description:
      '<p>Slim enough for a beaded clutch, plum-coloured, with a cap that does not come off by itself. Inside is a light cream with niacinamide and squalane, scented like a rose that has stayed out late: petals first, then pepper, then amber. People will ask, and you may say it is only hand cream.</p>',
    highlights: ['Rose, pink pepper and amber', 'Niacinamide and squalane', 'Handbag-sized slim tube'],
    howToUse: 'Massage a little into both hands, wrists included, as often as you like.',
    ingredients:
      'Aqua, Glycerin, Cetearyl Alcohol, Squalane, Niacinamide, Dimethicone, Rosa Damascena Flower Extract, Allantoin, Carbomer, Phenoxyethanol, Fragrance, Citronellol, Geraniol',
    specifications: [
      ['Net quantity', '30 g'],
      ['Scent', 'Rose and amber'],
      ['Skin type', 'All skin types'],
      ['Shelf life', '30 months'],
    ],
  },

  // foot-care
  {
    slug: 'noor-and-neem-heel-repair-foot-cream',
    title: 'Heel Repair Foot Cream',
    brand: 'noor-and-neem',
    category: 'foot-care',
    kind: 'tube',
    colour: '#9eb98a',
    accent: '#4f6b45',
    mrp: 225,
    price: 191,
    stock: 126,
    isBestSeller: true,
    description:
      '<p>Chappals all year round make for heels like a dry riverbed. Urea softens, sal butter seals, and neem and mint keep the business of feet pleasant. Pull on old cotton socks after it and forget the matter till morning. A week of such nights, and your anklets will look as they should.</p>',
    highlights: ['10% urea with sal butter', 'Softens rough, cracked-looking heels', 'Fresh mint and neem'],
    howToUse: 'Soak and dry feet, massage a generous layer into the heels at night and wear cotton socks.',
    ingredients:
      'Aqua, Urea, Shorea Robusta Seed Butter, Glycerin, Cetearyl Alcohol, Stearic Acid, Lactic Acid, Azadirachta Indica Leaf Extract, Mentha Arvensis Leaf Oil, Triethanolamine, Phenoxyethanol',
    specifications: [
      ['Net quantity', '100 g'],
      ['Skin type', 'Dry, rough feet'],
      ['Use', 'Night'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'mitti-and-co-sea-salt-foot-soak',
    title: 'Sea Salt Foot Soak',
    brand: 'mitti-and-co',
    category: 'foot-care',
    kind: 'jar',
    colour: '#cfdcdc',
    accent: '#b4653c',
    mrp: 320,
    price: 288,
    stock: 71,
    description:
      '<p>One bucket, two spoons, fifteen minutes. Coarse salt from Marakkanam, Epsom crystals, dried vetiver and a scatter of marigold petals take the weight off a day spent standing at a counter, a classroom board or a cousin’s reception. Bring something to read and ask someone else to answer the doorbell.</p>',
    highlights: [
      'Marakkanam sea salt and Epsom crystals',
      'Vetiver and marigold petals',
      'About ten soaks in a jar',
    ],
    howToUse:
      'Dissolve two spoons in a tub of warm water and soak feet for fifteen minutes. Rinse and moisturise.',
    ingredients:
      'Maris Sal, Magnesium Sulfate, Sodium Bicarbonate, Vetiveria Zizanoides Root, Tagetes Erecta Flower, Eucalyptus Globulus Leaf Oil, Cymbopogon Martini Oil',
    specifications: [
      ['Net quantity', '350 g'],
      ['Uses', 'About 10'],
      ['Scent', 'Vetiver and eucalyptus'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'sabun-ghar-terracotta-foot-scrubber',
    title: 'Terracotta Foot Scrubber',
    brand: 'sabun-ghar',
    category: 'foot-care',
    kind: 'soap',
    colour: '#b8623f',
    accent: '#6f7f5a',
    mrp: 149,
    price: 149,
    stock: 143,
    description:
      '<p>Thrown by potters in Villianur and fired just hard enough: one side ridged for heels, the other fine for the balls of the feet. It sits by the tap next to the mug, never rusts, never grows that grey fuzz that pumice does. When it wears out, years from now, it goes back to the garden.</p>',
    highlights: ['Two sides, coarse and fine', 'Kiln-fired natural clay', 'Easy to rinse and dry'],
    howToUse: 'Rub over wet, soaped heels with light pressure, rinse and let it dry in the air.',
    ingredients: 'Kiln-fired terracotta clay',
    specifications: [
      ['Net quantity', '1 piece, about 110 g'],
      ['Material', 'Terracotta'],
      ['Size', '9 × 5 × 3 cm'],
      ['Care', 'Air dry after use'],
    ],
  },

  // gift-sets
  {
    slug: 'sabun-ghar-seven-soaps-of-the-south-gift-box',
    title: 'Seven Soaps of the South Gift Box',
    brand: 'sabun-ghar',
    category: 'gift-sets',
    kind: 'gift-box',
    colour: '#c9b78f',
    accent: '#6f7f5a',
    mrp: 999,
    price: 849,
    stock: 46,
    description:
      '<p>A bar for each day of the week, each from a different corner: Coorg coffee, Ooty eucalyptus, Madurai jasmine, Alleppey turmeric, Pollachi coconut, Kaveri vetiver, Auroville oat. Packed in a pasteboard tray with a block-printed sleeve.</p><p>People buy it for hosts and teachers, then order a second to keep.</p>',
    highlights: ['Seven guest-sized handmade bars', 'Block-printed sleeve', 'Story card for each soap'],
    howToUse: 'Lather and enjoy one a day, or leave the unused bars in a linen cupboard to scent it.',
    ingredients:
      'Sodium Cocoate, Sodium Olivate, Aqua, Sodium Castorate, Glycerin; with Coffea Arabica Seed Powder, Eucalyptus Globulus Oil, Jasminum Sambac Extract, Curcuma Longa Root Powder, Cocos Nucifera Oil, Vetiveria Zizanoides Root Oil, Avena Sativa Flour',
    specifications: [
      ['Net quantity', '7 × 50 g'],
      ['Process', 'Cold process, handmade'],
      ['Box', '28 × 9 × 4 cm'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'mitti-and-co-slow-sunday-bath-set',
    title: 'Slow Sunday Bath Set',
    brand: 'mitti-and-co',
    category: 'gift-sets',
    kind: 'gift-box',
    colour: '#d6a988',
    accent: '#b4653c',
    mrp: 1499,
    price: 1199,
    stock: 34,
    description:
      '<p>Everything for a morning when no one needs you till noon. Coffee scrub first, petrichor wash next, kokum butter while you are still damp, and a hand-loomed cotton towel to sit about in. It arrives in a reusable jute box, tied with string, and makes a birthday of any date.</p><ul><li>Scrub, wash, butter, towel</li></ul>',
    highlights: [
      'Scrub 100 g, wash 200 ml, butter 75 g',
      'Hand-loomed Salem cotton towel',
      'Reusable jute box',
      'Ready to give',
    ],
    howToUse: 'Scrub on wet skin, wash it off, pat dry and finish with a little body butter.',
    ingredients:
      'Scrub: Sucrose, Coffea Robusta Seed Powder, Cocos Nucifera Oil. Wash: Aqua, Sodium Cocoyl Isethionate, Cocamidopropyl Betaine, Glycerin, Fragrance. Butter: Garcinia Indica Seed Butter, Butyrospermum Parkii Butter, Vanilla Planifolia Fruit Extract, Tocopherol',
    specifications: [
      ['Net quantity', '100 g + 200 ml + 75 g + 1 towel'],
      ['Scent', 'Coffee, wet earth, vanilla'],
      ['Box', 'Jute, 30 × 22 × 10 cm'],
      ['Shelf life', '12 months'],
    ],
  },
  {
    slug: 'saanjh-haldi-ceremony-hamper',
    title: 'Haldi Ceremony Hamper',
    brand: 'saanjh',
    category: 'gift-sets',
    kind: 'gift-box',
    colour: '#e3a92f',
    accent: '#a0632c',
    mrp: 2450,
    price: 2205,
    stock: 18,
    isNew: true,
    additionalDiscount: 5,
    description:
      '<p>The bride’s aunts need only bring the songs. In a cane basket lined with yellow mul: sixteen-herb ubtan, nalpamaradi oil, rose water, a bell-metal bowl and a mango-leaf toran. There is enough of the paste for one bride and about ten mischievous cousins. We include washing instructions for their kurtas.</p>',
    highlights: [
      'Ubtan, oil and rose water',
      'Bell-metal bowl and cane basket',
      'Enough for a family ceremony',
    ],
    howToUse:
      'Mix ubtan with rose water in the bowl, add a spoon of oil, and apply by hand before the ritual bath.',
    ingredients:
      'Ubtan: Cicer Arietinum Seed Flour, Santalum Album Wood Powder, Curcuma Aromatica Root Powder, Rosa Centifolia Petal Powder. Oil: Cocos Nucifera Oil, Ficus Religiosa Bark Extract, Curcuma Longa Root Extract. Rose water: Rosa Damascena Flower Water',
    specifications: [
      ['Net quantity', '300 g + 200 ml + 100 ml'],
      ['Basket', 'Cane, 35 × 25 cm'],
      ['Bowl', 'Bell metal'],
      ['Shelf life', '12 months'],
    ],
  },
]
