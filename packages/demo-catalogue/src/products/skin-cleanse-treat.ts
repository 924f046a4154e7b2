import type { DemoProduct } from '../types.ts'

/** Face washes, cleansers, scrubs, toners, serums, oils, eye care and masks. */
export const skinCleanseTreat: DemoProduct[] = [
  // face-wash
  {
    slug: 'noor-and-neem-neem-and-tulsi-face-wash',
    title: 'Neem & Tulsi Face Wash',
    brand: 'noor-and-neem',
    category: 'face-wash',
    kind: 'tube',
    colour: '#8fae72',
    accent: '#4f6b45',
    mrp: 199,
    price: 169,
    sizes: [{ name: '50 ml' }, { name: '100 ml', extra: 110 }, { name: '200 ml', extra: 260 }],
    isBestSeller: true,
    description:
      '<p>The green tube that lives on half the bathroom shelves in Dehradun. Fresh neem leaf and garden tulsi are steeped slowly, then whisked into a soft gel that lifts off dust, sweat and yesterday’s sunscreen.</p><p>It rinses clean in one go and leaves your face feeling washed, <em>not squeaky</em>. Mild enough for morning and night.</p>',
    highlights: [
      'Steeped with fresh neem leaf and tulsi',
      'Low-foam gel that rinses off quickly',
      'Free from sulphates and added colour',
      'Suits combination and oily skin',
    ],
    howToUse:
      'Wet your face, work a coin-sized amount between your palms and massage for half a minute. Rinse with cool water.',
    ingredients:
      'Aqua, Sodium Cocoyl Isethionate, Glycerin, Cocamidopropyl Betaine, Azadirachta Indica Leaf Extract, Ocimum Sanctum Leaf Extract, Xanthan Gum, Citric Acid, Sodium Benzoate, Potassium Sorbate, Fragrance',
    specifications: [
      ['Net quantity', '50 ml'],
      ['Skin type', 'Combination to oily'],
      ['Texture', 'Clear gel'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'dhara-lab-salicylic-acid-2-percent-face-wash',
    title: 'Salicylic Acid 2% Face Wash',
    brand: 'dhara-lab',
    category: 'face-wash',
    kind: 'pump-bottle',
    colour: '#d4e6ea',
    accent: '#2f6f7d',
    mrp: 349,
    price: 314,
    stock: 140,
    description:
      '<p>For faces that turn shiny before the second cup of chai. Two per cent salicylic acid settles into the pores around the nose and chin while zinc PCA keeps oil in check.</p><p>We set the pH at 5.2 and added panthenol, so the lather is thin on purpose and your cheeks stay comfortable afterwards.</p>',
    highlights: [
      '2% salicylic acid with zinc PCA',
      'pH 5.2, tested on every batch',
      'No fragrance, no scrub beads',
      'Pump gives one measured dose',
    ],
    howToUse:
      'Use one pump on damp skin, leave for thirty seconds and rinse. Begin with once a day and wear sunscreen in the morning.',
    ingredients:
      'Aqua, Sodium Lauroyl Methyl Isethionate, Cocamidopropyl Hydroxysultaine, Propanediol, Salicylic Acid, Zinc PCA, Panthenol, Sodium Hydroxide, Disodium EDTA, Phenoxyethanol, Ethylhexylglycerin',
    specifications: [
      ['Net quantity', '100 ml'],
      ['Skin type', 'Oily'],
      ['pH', '5.2'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'barfi-skin-rose-malai-creamy-face-wash',
    title: 'Rose Malai Creamy Face Wash',
    brand: 'barfi-skin',
    category: 'face-wash',
    kind: 'tube',
    colour: '#f0c6c9',
    accent: '#e0a3a8',
    mrp: 275,
    price: 275,
    stock: 85,
    isNew: true,
    description:
      '<p>Nani wiped her face with malai skimmed off the morning milk. This is that ritual in a tube: milk protein, rose water from Pushkar and a cushiony cream that hardly foams. It takes off a day of commuting without leaving dry patches around the mouth, and smells like a mithai box being opened.</p>',
    highlights: [
      'Milk protein and Pushkar rose water',
      'Creamy wash with very little foam',
      'Leaves dry skin supple after rinsing',
    ],
    howToUse:
      'Massage a small squeeze over wet face and neck in slow circles, then splash off with lukewarm water.',
    ingredients:
      'Aqua, Glycerin, Stearic Acid, Sodium Cocoyl Glycinate, Rosa Damascena Flower Water, Hydrolyzed Milk Protein, Cetyl Alcohol, Prunus Amygdalus Dulcis Oil, Sodium Benzoate, Fragrance, Citronellol, Geraniol',
    specifications: [
      ['Net quantity', '100 g'],
      ['Skin type', 'Dry and normal'],
      ['Diet', 'Vegetarian, contains milk'],
      ['Shelf life', '18 months'],
    ],
  },
  {
    slug: 'himadri-apple-and-glacier-clay-face-wash',
    title: 'Apple & Glacier Clay Face Wash',
    brand: 'himadri',
    category: 'face-wash',
    kind: 'tube',
    colour: '#b7cfd3',
    accent: '#4d7a8c',
    mrp: 320,
    price: 256,
    stock: 60,
    description:
      '<p>Kotgarh apples and fine grey clay from a riverbed above Solan make a wash that behaves like a quick mask. Spread it, count to forty, rinse. The clay takes up oil from the T-zone; the fruit water leaves a crisp, just-cut smell.</p><p>A good one to keep for muggy July evenings.</p>',
    highlights: [
      'Himachali apple fruit water',
      'Fine river clay, no gritty bits',
      'Doubles as a one-minute mask',
    ],
    howToUse:
      'Apply to damp skin, leave for up to a minute on oily areas, then rinse well. Three or four times a week is plenty.',
    ingredients:
      'Aqua, Kaolin, Pyrus Malus Fruit Water, Sodium Cocoyl Isethionate, Glycerin, Bentonite, Coco-Glucoside, Xanthan Gum, Lactic Acid, Sodium Benzoate, Potassium Sorbate, Fragrance',
    specifications: [
      ['Net quantity', '120 ml'],
      ['Skin type', 'Oily and combination'],
      ['Texture', 'Soft clay paste'],
      ['Shelf life', '24 months'],
    ],
  },

  // cleanser
  {
    slug: 'dhara-lab-micellar-cleansing-water',
    title: 'Micellar Cleansing Water',
    brand: 'dhara-lab',
    category: 'cleanser',
    kind: 'pump-bottle',
    colour: '#e8f2f4',
    accent: '#2f6f7d',
    mrp: 399,
    price: 359,
    sizes: [{ name: '100 ml' }, { name: '200 ml', extra: 180 }, { name: '400 ml', extra: 410 }],
    description:
      '<p>After a wedding that ended at two in the morning, this is the bottle to reach for. Gentle micelles loosen kajal, sindoor smudges and long-wear lipstick from the skin, so a cotton round does the work without rubbing.</p><p>There is no oil film, no perfume, and no need to bend over the basin.</p>',
    highlights: [
      'Lifts kajal and long-wear lipstick',
      'Fragrance free and non-sticky',
      'Glycerin keeps skin comfortable',
      'Fine for lens wearers',
    ],
    howToUse:
      'Soak a cotton round, hold it on the eye or cheek for ten seconds and wipe outwards. Rinse afterwards if you like.',
    ingredients:
      'Aqua, Propanediol, Poloxamer 184, Glycerin, Polysorbate 20, Panthenol, Allantoin, Disodium EDTA, Citric Acid, Sodium Citrate, Phenoxyethanol, Ethylhexylglycerin',
    specifications: [
      ['Net quantity', '100 ml'],
      ['Skin type', 'All, including sensitive'],
      ['Fragrance', 'None'],
      ['Shelf life', '30 months'],
    ],
  },
  {
    slug: 'saanjh-sandal-cleansing-balm',
    title: 'Sandal Cleansing Balm',
    brand: 'saanjh',
    category: 'cleanser',
    kind: 'jar',
    colour: '#e6cfa6',
    accent: '#a0632c',
    mrp: 850,
    price: 722,
    stock: 38,
    additionalDiscount: 5,
    description:
      '<p>Scoop, warm, melt. This pale balm turns to oil on your fingertips and takes foundation, waterproof kajal and sunscreen along with it, then goes milky the moment you add water.</p><p>Kerala coconut oil and a thread of Mysore sandalwood make the last five minutes of the day something to look forward to.</p>',
    highlights: [
      'Solid balm that melts into oil',
      'Rinses milky, leaves no greasy film',
      'Scented with sandalwood oil',
      'Spatula in the lid',
    ],
    howToUse:
      'Massage a small scoop over a dry face for a minute, wet your hands to turn it milky, then rinse.',
    ingredients:
      'Cocos Nucifera Oil, Helianthus Annuus Seed Oil, PEG-20 Glyceryl Triisostearate, Cera Alba, Butyrospermum Parkii Butter, Santalum Album Wood Oil, Curcuma Longa Root Extract, Tocopherol',
    specifications: [
      ['Net quantity', '80 g'],
      ['Skin type', 'All skin types'],
      ['Use', 'First step of a double cleanse'],
      ['Shelf life', '18 months'],
    ],
  },
  {
    slug: 'noor-and-neem-cucumber-cleansing-milk',
    title: 'Cucumber Cleansing Milk',
    brand: 'noor-and-neem',
    category: 'cleanser',
    kind: 'pump-bottle',
    colour: '#dfe9d2',
    accent: '#4f6b45',
    mrp: 240,
    price: 240,
    stock: 72,
    description:
      '<p>A cold-cream feeling without the weight. Cucumber water, aloe and a little sunflower oil are blended into a pourable milk that suits faces which sting after foaming washes. Wipe it away with a damp muslin cloth and see the dust of the day come off with it. The scent is faint, green and gone in a minute.</p>',
    highlights: [
      'Soap-free milk with cucumber water',
      'Comfortable on dry or sensitive faces',
      'Can be wiped off or rinsed',
    ],
    howToUse: 'Smooth two pumps over face and neck, massage lightly and remove with a damp cloth.',
    ingredients:
      'Aqua, Cucumis Sativus Fruit Water, Helianthus Annuus Seed Oil, Aloe Barbadensis Leaf Juice, Glyceryl Stearate, Cetearyl Alcohol, Glycerin, Xanthan Gum, Benzyl Alcohol, Dehydroacetic Acid, Fragrance',
    specifications: [
      ['Net quantity', '150 ml'],
      ['Skin type', 'Dry and sensitive'],
      ['Shelf life', '24 months'],
    ],
  },

  // face-scrub
  {
    slug: 'barfi-skin-coffee-and-jaggery-face-scrub',
    title: 'Coffee & Jaggery Face Scrub',
    brand: 'barfi-skin',
    category: 'face-scrub',
    kind: 'jar',
    colour: '#7a4d32',
    accent: '#e0a3a8',
    mrp: 345,
    price: 299,
    stock: 95,
    description:
      '<p>Filter coffee for your face. We grind Chikmagalur beans fine, fold them into jaggery and almond oil, and stop before it gets sharp. The grains round off as they meet water, so you can be generous around the nose and kind to the cheeks.</p><p>Skin feels polished and smells like a Mysuru kitchen.</p>',
    highlights: [
      'Finely milled Chikmagalur coffee',
      'Jaggery melts as you massage',
      'Almond oil leaves skin soft',
    ],
    howToUse:
      'Massage a teaspoon over a wet face with light fingers for a minute and rinse. Use twice a week.',
    ingredients:
      'Jaggery Powder, Glycerin, Aqua, Coffea Arabica Seed Powder, Prunus Amygdalus Dulcis Oil, Kaolin, Cetearyl Olivate, Sorbitan Olivate, Theobroma Cacao Seed Butter, Tocopherol, Sodium Benzoate',
    specifications: [
      ['Net quantity', '100 g'],
      ['Skin type', 'Normal to oily'],
      ['Grain', 'Fine'],
      ['Shelf life', '12 months'],
    ],
  },
  {
    slug: 'dhara-lab-aha-10-percent-overnight-exfoliator',
    title: 'AHA 10% Overnight Exfoliator',
    brand: 'dhara-lab',
    category: 'face-scrub',
    kind: 'dropper',
    colour: '#cf8f6b',
    accent: '#2f6f7d',
    mrp: 599,
    price: 539,
    stock: 54,
    description:
      '<p>No grains, only chemistry. Glycolic and lactic acids loosen the dull top layer while you sleep, so makeup sits flatter the next morning. A little sodium hyaluronate softens the tingle.</p><p>It is a strong formula and we would rather you went slowly: two nights a week is enough for most of us.</p>',
    highlights: [
      '7% glycolic and 3% lactic acid',
      'Hyaluronate for a softer feel',
      'Smooth-looking skin by morning',
      'Best for those used to acids',
    ],
    howToUse:
      'Apply four drops to clean, dry skin at night and follow with moisturiser. Patch test first and use sunscreen the next day.',
    ingredients:
      'Aqua, Glycolic Acid, Lactic Acid, Propanediol, Sodium Hydroxide, Sodium Hyaluronate, Allantoin, Hydroxyethylcellulose, Bisabolol, Phenoxyethanol, Ethylhexylglycerin',
    specifications: [
      ['Net quantity', '30 ml'],
      ['Skin type', 'Normal, combination, oily'],
      ['pH', '3.7'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'himadri-walnut-and-apricot-scrub',
    title: 'Walnut & Apricot Scrub',
    brand: 'himadri',
    category: 'face-scrub',
    kind: 'tube',
    colour: '#e3b98a',
    accent: '#4d7a8c',
    mrp: 225,
    price: 199,
    stock: 0,
    description:
      '<p>Apricot kernels from Kinnaur are pressed for their oil, and what is left is milled to a soft powder with a pinch of walnut. The result is an old-fashioned cream scrub, only finer: you feel it working, yet it never drags. A weekly go before Sunday oiling keeps the face bright and even to the touch.</p>',
    highlights: [
      'Kernel powder sieved three times',
      'Cold-pressed apricot oil from Kinnaur',
      'Cream base that will not strip',
    ],
    howToUse: 'Dot over damp skin, massage in light circles avoiding the eyes, and rinse with warm water.',
    ingredients:
      'Aqua, Glyceryl Stearate, Prunus Armeniaca Kernel Oil, Juglans Regia Shell Powder, Prunus Armeniaca Seed Powder, Glycerin, Cetyl Alcohol, Carbomer, Sodium Hydroxide, Phenoxyethanol, Fragrance',
    specifications: [
      ['Net quantity', '100 g'],
      ['Skin type', 'Normal and combination'],
      ['Grain', 'Medium fine'],
      ['Shelf life', '24 months'],
    ],
  },

  // toner
  {
    slug: 'noor-and-neem-kannauj-rose-water-mist',
    title: 'Kannauj Rose Water Mist',
    brand: 'noor-and-neem',
    category: 'toner',
    kind: 'spray-bottle',
    colour: '#efc1c8',
    accent: '#4f6b45',
    mrp: 180,
    price: 153,
    sizes: [{ name: '50 ml' }, { name: '100 ml', extra: 97 }, { name: '200 ml', extra: 217 }],
    isBestSeller: true,
    description:
      '<p>Damask petals go into the copper deg before sunrise, and the steam that comes over is all that is in this bottle. No colour, no perfume, no alcohol.</p><p>Keep it in the fridge door for May afternoons, in the handbag for the Metro, and next to the multani mitti for Sundays. One fine cloud is enough.</p>',
    highlights: [
      'Single-ingredient steam distillate',
      'Distilled in copper at Kannauj',
      'Very fine mist, no droplets',
      'Also good for mixing face packs',
    ],
    howToUse:
      'Close your eyes and mist from a hand’s length after cleansing, or whenever your face needs cooling.',
    ingredients: 'Rosa Damascena Flower Water (100% steam distillate)',
    specifications: [
      ['Net quantity', '50 ml'],
      ['Skin type', 'All skin types'],
      ['Alcohol', 'None'],
      ['Shelf life', '18 months'],
    ],
  },
  {
    slug: 'dhara-lab-niacinamide-5-percent-balancing-toner',
    title: 'Niacinamide 5% Balancing Toner',
    brand: 'dhara-lab',
    category: 'toner',
    kind: 'pump-bottle',
    colour: '#cfe0e3',
    accent: '#2f6f7d',
    mrp: 449,
    price: 382,
    stock: 110,
    description:
      '<p>A watery layer that earns its place between face wash and serum. Niacinamide at five per cent helps the T-zone look less shiny by lunchtime, and beta-glucan brings back the water your cleanser took.</p><p>Pat it in with palms, not cotton: the bottle lasts longer and so does the patience.</p>',
    highlights: ['5% niacinamide with beta-glucan', 'Absorbs in under a minute', 'No alcohol and no perfume'],
    howToUse: 'Shake two or three splashes into your palm and press over a clean face, morning and night.',
    ingredients:
      'Aqua, Niacinamide, Butylene Glycol, Glycerin, Beta-Glucan, Sodium PCA, Centella Asiatica Extract, Panthenol, Citric Acid, Disodium EDTA, Phenoxyethanol, Ethylhexylglycerin',
    specifications: [
      ['Net quantity', '150 ml'],
      ['Skin type', 'Oily and combination'],
      ['pH', '5.8'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'saanjh-vetiver-and-mint-face-mist',
    title: 'Vetiver & Mint Face Mist',
    brand: 'saanjh',
    category: 'toner',
    kind: 'spray-bottle',
    colour: '#b9c7a0',
    accent: '#a0632c',
    mrp: 390,
    price: 390,
    stock: 46,
    description:
      '<p>Remember khus curtains wetted down on the verandah? Vetiver root from Thrissur is soaked in clay pots for two nights before distilling, then brightened with a few drops of field mint. The mist cools a flushed face after the auto ride home and carries that same rain-on-roots smell to your desk.</p>',
    highlights: [
      'Clay-pot soaked vetiver root',
      'Cooling feel without menthol',
      'Light enough to mist over makeup',
    ],
    howToUse: 'Mist over bare or made-up skin and let it dry on its own. Shake gently first.',
    ingredients:
      'Vetiveria Zizanoides Root Water, Aqua, Mentha Arvensis Leaf Water, Glycerin, Aloe Barbadensis Leaf Juice, Polyglyceryl-4 Caprate, Sodium Benzoate, Potassium Sorbate, Citric Acid',
    specifications: [
      ['Net quantity', '100 ml'],
      ['Skin type', 'All skin types'],
      ['Scent', 'Khus and garden mint'],
      ['Shelf life', '18 months'],
    ],
  },

  // face-serum
  {
    slug: 'dhara-lab-vitamin-c-15-percent-serum',
    title: 'Vitamin C 15% Serum',
    brand: 'dhara-lab',
    category: 'face-serum',
    kind: 'dropper',
    colour: '#e7a23c',
    accent: '#2f6f7d',
    mrp: 699,
    price: 594,
    sizes: [{ name: '15 ml' }, { name: '30 ml', extra: 405 }],
    isBestSeller: true,
    description:
      '<p>Fifteen per cent ethyl ascorbic acid, the steady kind of vitamin C that does not turn brown by the end of the month. With ferulic acid beside it, the serum gives tired skin a fresh, rested look under morning sunscreen.</p><p>It is thin, nearly water, and leaves nothing behind to pill under your base.</p>',
    highlights: [
      '15% ethyl ascorbic acid and 0.5% ferulic acid',
      'Stays clear in Indian summers',
      'Light, non-sticky finish',
      'Amber glass keeps out light',
    ],
    howToUse: 'Press three drops into dry skin each morning, wait a minute and finish with sunscreen.',
    ingredients:
      'Aqua, 3-O-Ethyl Ascorbic Acid, Propanediol, Ethoxydiglycol, Ferulic Acid, Sodium Hyaluronate, Acetyl Glucosamine, Panthenol, Sodium Citrate, Disodium EDTA, Phenoxyethanol, Ethylhexylglycerin',
    specifications: [
      ['Net quantity', '15 ml'],
      ['Skin type', 'All skin types'],
      ['Use', 'Morning'],
      ['pH', '4.8'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'dhara-lab-niacinamide-10-percent-and-zinc-serum',
    title: 'Niacinamide 10% + Zinc Serum',
    brand: 'dhara-lab',
    category: 'face-serum',
    kind: 'dropper',
    colour: '#d9e4ea',
    accent: '#2f6f7d',
    mrp: 599,
    price: 509,
    stock: 190,
    isBestSeller: true,
    description:
      '<p>The one our team finishes first. Ten per cent niacinamide and one per cent zinc help oily skin look calmer and more even, particularly around the nose where compact tends to slide by noon.</p><ul><li>Water-gel texture, sinks in fast</li><li>Layers well under makeup</li></ul><p>Simple to add to whatever routine you already follow.</p>',
    highlights: [
      '10% niacinamide, 1% zinc PCA',
      'Less visible shine through the day',
      'Fragrance-free water gel',
    ],
    howToUse: 'Apply three to four drops after cleansing, day or night, and follow with a light moisturiser.',
    ingredients:
      'Aqua, Niacinamide, Glycerin, Propanediol, Zinc PCA, Dimethyl Isosorbide, Tamarindus Indica Seed Gum, Xanthan Gum, Ethoxydiglycol, Phenoxyethanol, Chlorphenesin',
    specifications: [
      ['Net quantity', '30 ml'],
      ['Skin type', 'Oily and combination'],
      ['Use', 'Morning and night'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'dhara-lab-retinol-0-3-percent-night-serum',
    title: 'Retinol 0.3% Night Serum',
    brand: 'dhara-lab',
    category: 'face-serum',
    kind: 'dropper',
    colour: '#c9a94e',
    accent: '#2f6f7d',
    mrp: 799,
    price: 719,
    stock: 66,
    additionalDiscount: 5,
    description:
      '<p>A patient serum for patient people. Pure retinol at 0.3 per cent sits in squalane rather than alcohol, so first-timers can ease in without flakes. Over some weeks, skin looks smoother and fine lines less pronounced.</p><p>Not for use during pregnancy or while nursing. Nights only, please, with sunscreen next morning.</p>',
    highlights: [
      '0.3% pure retinol in squalane',
      'A sensible strength for beginners',
      'Airless dropper keeps it fresh',
      'No perfume',
    ],
    howToUse:
      'Start with two nights a week: three drops on dry skin, then moisturiser. Build up slowly as your skin gets used to it.',
    ingredients:
      'Squalane, Caprylic/Capric Triglyceride, Simmondsia Chinensis Seed Oil, Retinol, Bisabolol, Solanum Lycopersicum Fruit Extract, Hydroxymethoxyphenyl Decanone, Tocopherol, BHT',
    specifications: [
      ['Net quantity', '30 ml'],
      ['Skin type', 'All except very sensitive'],
      ['Use', 'Night only'],
      ['Shelf life', '18 months'],
    ],
  },
  {
    slug: 'himadri-hyaluronic-dew-serum',
    title: 'Hyaluronic Dew Serum',
    brand: 'himadri',
    category: 'face-serum',
    kind: 'dropper',
    colour: '#a9cbd6',
    accent: '#4d7a8c',
    mrp: 549,
    price: 549,
    stock: 88,
    description:
      '<p>Three sizes of hyaluronic acid in spring water from above Solan. The big one sits on the surface and makes skin feel bouncy; the smaller two settle further in. Air-conditioned offices, long flights and January in Delhi are what it was made for, and it never feels tacky beneath a dupatta or a pillow.</p>',
    highlights: [
      'Three weights of hyaluronic acid',
      'Made with Himalayan spring water',
      'Plump, dewy feel without oil',
    ],
    howToUse: 'Leave your face a little damp after washing and press in four drops before cream.',
    ingredients:
      'Aqua, Glycerin, Sodium Hyaluronate, Hydrolyzed Hyaluronic Acid, Sodium Acetylated Hyaluronate, Pentylene Glycol, Panthenol, Rhododendron Arboreum Flower Extract, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
    specifications: [
      ['Net quantity', '30 ml'],
      ['Skin type', 'Dry and dehydrated'],
      ['Texture', 'Light gel'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'saanjh-kumkumadi-glow-serum',
    title: 'Kumkumadi Glow Serum',
    brand: 'saanjh',
    category: 'face-serum',
    kind: 'dropper',
    colour: '#c7701f',
    accent: '#a0632c',
    mrp: 1250,
    price: 1125,
    stock: 41,
    isNew: true,
    description:
      '<p>Everything we love about kumkumadi tailam, in a form for people who cannot wear oil in a Chennai summer. Kashmiri saffron, manjistha and liquorice are simmered the slow way, then carried in a weightless milk serum.</p><p>The colour is sunset, the scent is faintly of saffron rice, and it leaves a soft lamp-lit sheen.</p>',
    highlights: [
      'Kashmiri saffron and manjistha',
      'Kumkumadi in a non-oily serum',
      'Soft sheen, lovely before a function',
      'Made in small batches at Thrissur',
    ],
    howToUse: 'Shake, then press two pumps’ worth of drops into face and neck at night or before makeup.',
    ingredients:
      'Aqua, Sesamum Indicum Seed Oil, Glycerin, Crocus Sativus Flower Extract, Rubia Cordifolia Root Extract, Glycyrrhiza Glabra Root Extract, Santalum Album Wood Extract, Lecithin, Polyglyceryl-6 Distearate, Xanthan Gum, Benzyl Alcohol, Dehydroacetic Acid',
    specifications: [
      ['Net quantity', '30 ml'],
      ['Skin type', 'All skin types'],
      ['Scent', 'Saffron and sandal'],
      ['Shelf life', '18 months'],
    ],
  },
  {
    slug: 'barfi-skin-rice-water-and-ceramide-serum',
    title: 'Rice Water & Ceramide Serum',
    brand: 'barfi-skin',
    category: 'face-serum',
    kind: 'pump-bottle',
    colour: '#efe6d8',
    accent: '#e0a3a8',
    mrp: 499,
    price: 424,
    stock: 0,
    isNew: true,
    description:
      '<p>Kanji water, the cloudy sort left after soaking Ambemohar rice, has been a Pune beauty habit for generations. We ferment it for three days and stir in ceramides to help skin hold on to moisture. It pours like thin payasam, disappears in a minute and makes the face feel like freshly ironed cotton.</p>',
    highlights: [
      'Fermented Ambemohar rice water',
      'Ceramide NP for a soft, sealed feel',
      'Milky texture, quick to absorb',
    ],
    howToUse: 'Smooth two pumps over a clean face before your moisturiser, morning and night.',
    ingredients:
      'Oryza Sativa Bran Water, Aqua, Glycerin, Ceramide NP, Saccharomyces Ferment Filtrate, Caprylyl Glycol, Cholesterol, Phytosphingosine, Squalane, Hydrogenated Lecithin, Carbomer, Sodium Hydroxide, Phenoxyethanol',
    specifications: [
      ['Net quantity', '40 ml'],
      ['Skin type', 'Normal, dry and sensitive'],
      ['Texture', 'Milky serum'],
      ['Shelf life', '18 months'],
    ],
  },

  // face-oil
  {
    slug: 'saanjh-kumkumadi-tailam',
    title: 'Kumkumadi Tailam',
    brand: 'saanjh',
    category: 'face-oil',
    kind: 'dropper',
    colour: '#b4531d',
    accent: '#a0632c',
    mrp: 1495,
    price: 1495,
    sizes: [{ name: '10 ml' }, { name: '20 ml', extra: 1000 }],
    description:
      '<p>Twenty-one herbs, sesame oil, goat’s milk and strands of Pampore saffron, cooked over a low flame for the better part of a week. That is why the bottle is small and the colour so deep.</p><p>Three drops, warmed in the palms, are a complete night routine: massage, breathe, sleep. Pillowcases thank you for going easy.</p>',
    highlights: [
      'Classical recipe of twenty-one herbs',
      'Pampore saffron and pure sesame oil',
      'Three drops are enough for one night',
      'Each bottle carries its batch number',
    ],
    howToUse: 'Warm three drops between your palms and massage upwards over clean face and neck at bedtime.',
    ingredients:
      'Sesamum Indicum Seed Oil, Goat Milk, Crocus Sativus Flower Extract, Santalum Album Wood Extract, Rubia Cordifolia Root Extract, Vetiveria Zizanoides Root Extract, Glycyrrhiza Glabra Root Extract, Nelumbo Nucifera Flower Extract, Ficus Benghalensis Bark Extract',
    specifications: [
      ['Net quantity', '10 ml'],
      ['Skin type', 'Normal to dry'],
      ['Use', 'Night'],
      ['Diet', 'Vegetarian, contains milk'],
      ['Shelf life', '36 months'],
    ],
  },
  {
    slug: 'himadri-wild-rosehip-face-oil',
    title: 'Wild Rosehip Face Oil',
    brand: 'himadri',
    category: 'face-oil',
    kind: 'dropper',
    colour: '#d3672f',
    accent: '#4d7a8c',
    mrp: 650,
    price: 585,
    stock: 57,
    description:
      '<p>Women’s co-operatives around Shimla gather the hips by hand in October, after the first cold night has turned them soft and red. We press the seeds within days, filter the oil twice and bottle it with nothing added but vitamin E. It feels surprisingly dry on the skin and blends neatly into any cream.</p>',
    highlights: [
      'Hand-gathered Himalayan rosehip',
      'Cold pressed, filtered twice',
      'Dry-touch oil, not heavy',
    ],
    howToUse: 'Pat on two drops as the last step at night, or mix into your moisturiser.',
    ingredients: 'Rosa Canina Seed Oil, Tocopherol, Rosmarinus Officinalis Leaf Extract',
    specifications: [
      ['Net quantity', '30 ml'],
      ['Skin type', 'Dry, normal and mature'],
      ['Process', 'Cold pressed'],
      ['Shelf life', '12 months'],
    ],
  },
  {
    slug: 'noor-and-neem-almond-and-marigold-face-oil',
    title: 'Almond & Marigold Face Oil',
    brand: 'noor-and-neem',
    category: 'face-oil',
    kind: 'dropper',
    colour: '#e8b03f',
    accent: '#4f6b45',
    mrp: 380,
    price: 323,
    stock: 75,
    description:
      '<p>Genda petals, the same ones strung over doorways at Diwali, sun-steeped in mamra almond oil for forty days until it turns gold. A few drops soften wind-roughened cheeks through the hill winter, and make a lovely base for a slow gua sha or a plain finger massage in front of the television.</p>',
    highlights: ['Sun-steeped for forty days', 'Mamra almond oil base', 'Good slip for face massage'],
    howToUse: 'Massage three to five drops into slightly damp skin in upward strokes.',
    ingredients:
      'Prunus Amygdalus Dulcis Oil, Tagetes Erecta Flower Extract, Helianthus Annuus Seed Oil, Daucus Carota Sativa Root Extract, Tocopherol, Pelargonium Graveolens Oil',
    specifications: [
      ['Net quantity', '30 ml'],
      ['Skin type', 'Dry and normal'],
      ['Scent', 'Light geranium'],
      ['Shelf life', '18 months'],
    ],
  },

  {
    slug: 'dhara-lab-caffeine-5-percent-eye-serum',
    title: 'Caffeine 5% Eye Serum',
    brand: 'dhara-lab',
    category: 'eye-care',
    kind: 'roll-on',
    colour: '#7fa9b2',
    accent: '#2f6f7d',
    mrp: 499,
    price: 449,
    stock: 120,
    description:
      '<p>Late call with New York, early call with Bengaluru? Roll the cool steel ball under each eye while the kettle boils. Caffeine and green tea make the area look fresher and less puffy, and the gel dries down before you have found your concealer.</p><p>It lives happily in the fridge.</p>',
    highlights: [
      '5% caffeine with green tea',
      'Cold stainless-steel roller',
      'Sits well under concealer',
      'No fragrance',
    ],
    howToUse:
      'Roll from the inner corner outwards three times, then pat with your ring finger. Morning and night.',
    ingredients:
      'Aqua, Caffeine, Propanediol, Glycerin, Camellia Sinensis Leaf Extract, Epigallocatechin Gallatyl Glucoside, Sodium Hyaluronate, Hydroxyethylcellulose, Lactic Acid, Phenoxyethanol, Ethylhexylglycerin',
    specifications: [
      ['Net quantity', '15 ml'],
      ['Skin type', 'All skin types'],
      ['Applicator', 'Steel roller ball'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'gulmohar-tinted-under-eye-cream',
    title: 'Tinted Under-Eye Cream',
    brand: 'gulmohar',
    category: 'eye-care',
    kind: 'tube',
    colour: '#d2a077',
    accent: '#c8452d',
    mrp: 475,
    price: 427,
    shades: [
      { name: 'Peach Kesar', colour: '#e2ac80' },
      { name: 'Apricot Chai', colour: '#cf9262' },
      { name: 'Burnt Orange', colour: '#b5713f', stock: 4 },
      { name: 'Terracotta', colour: '#96552f' },
    ],
    isNew: true,
    description:
      '<p>Half eye cream, half colour corrector. Warm peach-to-terracotta tints balance the blue-brown shadow that so many of us inherited, while peptides and almond butter keep the skin beneath from looking creased. On most mornings you may find it is all you need before kajal.</p>',
    highlights: [
      'Four correcting tints for Indian skin',
      'Creamy, does not settle into lines',
      'Peptides and almond butter',
    ],
    howToUse: 'Dab a rice-grain amount along the shadow with your ring finger and press until it melts in.',
    ingredients:
      'Aqua, Glycerin, Caprylic/Capric Triglyceride, Titanium Dioxide, Prunus Amygdalus Dulcis Butter, Palmitoyl Tripeptide-5, Cetearyl Alcohol, Niacinamide, Phenoxyethanol, CI 77491, CI 77492, CI 77499',
    specifications: [
      ['Net quantity', '12 g'],
      ['Skin type', 'All skin types'],
      ['Finish', 'Soft natural'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'saanjh-almond-and-ghee-eye-balm',
    title: 'Almond & Ghee Eye Balm',
    brand: 'saanjh',
    category: 'eye-care',
    kind: 'jar',
    colour: '#f0d79a',
    accent: '#a0632c',
    mrp: 595,
    price: 595,
    stock: 33,
    description:
      '<p>Washed a hundred times in a copper vessel, ghee becomes a white, airy cream the old texts call shata dhauta ghrita. We whip it with almond oil and a touch of camphor-free eyebright water. The balm is rich but gentle, and a pot the size of a kumkum dabba lasts about three months.</p>',
    highlights: [
      'Hundred-times-washed cow ghee',
      'Cushions dry, crêpey-feeling corners',
      'No camphor and no perfume',
    ],
    howToUse: 'Tap a lentil-sized dot around the eye socket at night, keeping away from the lash line.',
    ingredients:
      'Ghee (Shata Dhauta Ghrita), Prunus Amygdalus Dulcis Oil, Aqua, Euphrasia Officinalis Extract, Cera Alba, Lecithin, Tocopherol, Sodium Benzoate',
    specifications: [
      ['Net quantity', '15 g'],
      ['Skin type', 'Dry and mature'],
      ['Diet', 'Vegetarian, contains milk'],
      ['Shelf life', '12 months'],
    ],
  },

  // sheet-mask
  {
    slug: 'barfi-skin-kesar-pista-sheet-mask',
    title: 'Kesar Pista Sheet Mask',
    brand: 'barfi-skin',
    category: 'sheet-mask',
    kind: 'sheet-mask',
    colour: '#e9c46a',
    accent: '#9fb86f',
    mrp: 99,
    price: 89,
    stock: 260,
    description:
      '<p>Fifteen minutes, feet up, phone away. A thin bamboo-cloth sheet carries a full spoon of saffron and pistachio essence, cut wide enough to reach the jaw and down to the chin. Peel it off before a haldi or an office party and your face looks as though it had a holiday.</p>',
    highlights: [
      '25 ml of essence in every sheet',
      'Biodegradable bamboo cloth',
      'Saffron and pistachio oil',
      'Fits broad and slim faces',
    ],
    howToUse: 'Unfold over a clean face, relax for fifteen minutes, then pat in what is left. Do not rinse.',
    ingredients:
      'Aqua, Glycerin, Butylene Glycol, Pistacia Vera Seed Oil, Crocus Sativus Flower Extract, Niacinamide, Sodium Hyaluronate, Allantoin, Xanthan Gum, Polysorbate 80, Phenoxyethanol, Fragrance',
    specifications: [
      ['Net quantity', '1 sheet, 25 ml'],
      ['Skin type', 'All skin types'],
      ['Sheet', 'Bamboo fibre'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'noor-and-neem-multani-mitti-face-pack',
    title: 'Multani Mitti Face Pack',
    brand: 'noor-and-neem',
    category: 'sheet-mask',
    kind: 'jar',
    colour: '#d8b98c',
    accent: '#4f6b45',
    mrp: 210,
    price: 178,
    stock: 130,
    description:
      '<p>Fuller’s earth, sieved through muslin until it feels like talc, with dried neem and orange peel stirred in. It comes as a dry powder so that you decide: rose water for oily days, curd for dry ones, a little honey when you are in between. The jar has been a Sunday habit since our first year.</p>',
    highlights: [
      'Muslin-sieved fuller’s earth',
      'Dry powder needs no preservative',
      'Mix with rose water, curd or honey',
    ],
    howToUse: 'Mix two spoons into a paste, spread thinly and rinse just before it dries fully. Once a week.',
    ingredients:
      'Solum Fullonum, Azadirachta Indica Leaf Powder, Citrus Aurantium Dulcis Peel Powder, Santalum Album Wood Powder, Curcuma Aromatica Root Powder',
    specifications: [
      ['Net quantity', '150 g'],
      ['Skin type', 'Oily and combination'],
      ['Form', 'Dry powder'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'himadri-charcoal-peel-off-mask',
    title: 'Charcoal Peel-Off Mask',
    brand: 'himadri',
    category: 'sheet-mask',
    kind: 'tube',
    colour: '#3b4046',
    accent: '#4d7a8c',
    mrp: 295,
    price: 250,
    stock: 64,
    description:
      '<p>Oddly satisfying, properly made. Pine charcoal gives the gel its ink colour, and a mild film former lets it come away in one sheet without tears, of either kind. Keep it to the nose, chin and forehead: that is where blackheads gather and where you want the pull.</p>',
    highlights: ['Pine-wood charcoal', 'Lifts away in one piece', 'Aloe softens the peel'],
    howToUse:
      'Spread an even layer away from brows and hairline, wait twenty minutes and peel from the edge upwards.',
    ingredients:
      'Aqua, Polyvinyl Alcohol, Alcohol Denat., Glycerin, Charcoal Powder, Aloe Barbadensis Leaf Juice, Propylene Glycol, Polysorbate 20, Phenoxyethanol, Fragrance',
    specifications: [
      ['Net quantity', '100 ml'],
      ['Skin type', 'Oily and combination'],
      ['Time', '20 minutes'],
      ['Shelf life', '24 months'],
    ],
  },
]
