import type { DemoProduct } from '../types.ts'

/** Everything for hair: wash, oil, scalp, colour, styling and tools. */
export const hair: DemoProduct[] = [
  // shampoo
  {
    slug: 'resham-argan-and-silk-smooth-shampoo',
    title: 'Argan & Silk Smooth Shampoo',
    brand: 'resham',
    category: 'shampoo',
    kind: 'shampoo-bottle',
    colour: '#c99a5b',
    accent: '#7b4b2a',
    mrp: 349,
    price: 297,
    sizes: [{ name: '180 ml' }, { name: '340 ml', extra: 202 }, { name: '650 ml', extra: 452 }],
    isBestSeller: true,
    description:
      '<p>Long hair and hostel tap water rarely get along. This sulphate-free shampoo pairs argan oil with silk amino acids so lengths come out of the towel soft and willing to be combed.</p><p>The lather is modest but honest: one wash for every day, two after oiling night.</p>',
    highlights: [
      'Sulphate-free cleansers from coconut',
      'Argan oil and silk amino acids',
      'Made with hard water in mind',
      'Safe for coloured hair',
    ],
    howToUse:
      'Massage into a wet scalp, let the foam run down the lengths and rinse. Follow with the matching conditioner.',
    ingredients:
      'Aqua, Sodium Lauroyl Methyl Isethionate, Cocamidopropyl Betaine, Disodium Laureth Sulfosuccinate, Glycerin, Argania Spinosa Kernel Oil, Silk Amino Acids, Polyquaternium-10, Tetrasodium Glutamate Diacetate, Sodium Benzoate, Fragrance',
    specifications: [
      ['Net quantity', '180 ml'],
      ['Hair type', 'Dry and frizzy'],
      ['Sulphates', 'None'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'jata-shikakai-and-reetha-shampoo',
    title: 'Shikakai & Reetha Shampoo',
    brand: 'jata',
    category: 'shampoo',
    kind: 'shampoo-bottle',
    colour: '#6b4e2f',
    accent: '#3e4a2f',
    mrp: 420,
    price: 378,
    stock: 90,
    description:
      '<p>Pods and soapnuts soaked overnight in iron kadhais, boiled at four in the morning, strained twice. That decoction is most of what is in the bottle. It foams less than you are used to, and yet it carries off a whole night’s coconut oil without a second round. Brown, herbal and proud of it.</p>',
    highlights: [
      'Real shikakai and reetha decoction',
      'Takes out hair oil in one wash',
      'Low foam, no added colour',
      'Brewed in Coimbatore',
    ],
    howToUse: 'Shake, pour on a wet scalp, massage for a minute and leave two more before rinsing.',
    ingredients:
      'Aqua, Acacia Concinna Fruit Extract, Sapindus Mukorossi Fruit Extract, Decyl Glucoside, Coco-Glucoside, Phyllanthus Emblica Fruit Extract, Glycerin, Trigonella Foenum-Graecum Seed Extract, Xanthan Gum, Citric Acid, Sodium Benzoate',
    specifications: [
      ['Net quantity', '200 ml'],
      ['Hair type', 'All hair types'],
      ['Foam', 'Low'],
      ['Shelf life', '18 months'],
    ],
  },
  {
    slug: 'lehar-keratin-repair-salon-shampoo',
    title: 'Keratin Repair Salon Shampoo',
    brand: 'lehar',
    category: 'shampoo',
    kind: 'pump-bottle',
    colour: '#26547c',
    accent: '#b9c9d6',
    mrp: 899,
    price: 764,
    stock: 48,
    additionalDiscount: 5,
    description:
      '<p>The litre at your parlour’s backwash, now in a bottle that fits a bathroom ledge. Hydrolysed keratin and bond-supporting citric acid bring slip back to hair that has met straightening, bleach or an ambitious cousin with a curling tong. Expect lengths that feel less straw-like from the third wash on.</p>',
    highlights: [
      'Hydrolysed keratin complex',
      'For heat-styled and treated lengths',
      'Slightly acidic, keeps cuticles flat',
    ],
    howToUse: 'Work two pumps into wet hair, concentrating on the scalp. Rinse and repeat if needed.',
    ingredients:
      'Aqua, Sodium C14-16 Olefin Sulfonate, Cocamidopropyl Betaine, Hydrolyzed Keratin, Citric Acid, Glycol Distearate, Guar Hydroxypropyltrimonium Chloride, Panthenol, Dimethiconol, Sodium Chloride, Phenoxyethanol, Fragrance',
    specifications: [
      ['Net quantity', '300 ml'],
      ['Hair type', 'Damaged or chemically treated'],
      ['pH', '5.0'],
      ['Shelf life', '36 months'],
    ],
  },
  {
    slug: 'noor-and-neem-hibiscus-volume-shampoo',
    title: 'Hibiscus Volume Shampoo',
    brand: 'noor-and-neem',
    category: 'shampoo',
    kind: 'shampoo-bottle',
    colour: '#c64a57',
    accent: '#4f6b45',
    mrp: 295,
    price: 295,
    stock: 76,
    description:
      '<p>Crush a red gudhal flower between your palms and you will find it already lathers. We bottle that slippery goodness with a little flaxseed for fine hair that lies flat by evening. Roots feel lighter, the parting looks fuller, and there is no heavy conditioner hiding in the formula to drag it down again.</p>',
    highlights: ['Hibiscus flower and leaf mucilage', 'Light on fine, flat hair', 'Silicone free'],
    howToUse: 'Massage into a wet scalp with fingertips, rinse and let roots dry upside down for extra lift.',
    ingredients:
      'Aqua, Sodium Cocoyl Isethionate, Cocamidopropyl Betaine, Hibiscus Rosa-Sinensis Flower Extract, Hibiscus Rosa-Sinensis Leaf Extract, Linum Usitatissimum Seed Extract, Glycerin, Xanthan Gum, Citric Acid, Potassium Sorbate, Fragrance',
    specifications: [
      ['Net quantity', '250 ml'],
      ['Hair type', 'Fine and normal'],
      ['Silicones', 'None'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'himadri-apple-cider-vinegar-shampoo',
    title: 'Apple Cider Vinegar Shampoo',
    brand: 'himadri',
    category: 'shampoo',
    kind: 'shampoo-bottle',
    colour: '#c98a3a',
    accent: '#4d7a8c',
    mrp: 399,
    price: 339,
    stock: 0,
    description:
      '<p>Dry shampoo build-up, gym sweat, Delhi smog: a scalp collects things. Once a week let unfiltered Himachali cider vinegar clear the slate. There is no sour smell, we promise, only a hint of green apple, and hair squeaks just enough to tell you it is properly clean and shiny.</p>',
    highlights: [
      'Raw cider vinegar from Himachal',
      'Clears product and oil build-up',
      'Green apple scent',
      'No sulphates or parabens',
    ],
    howToUse:
      'Use once or twice a week in place of your usual shampoo. Leave the lather for two minutes, then rinse well.',
    ingredients:
      'Aqua, Sodium Lauroyl Sarcosinate, Cocamidopropyl Betaine, Vinegar, Pyrus Malus Fruit Extract, Glycerin, Panthenol, PEG-150 Distearate, Polyquaternium-7, Sodium Benzoate, Fragrance',
    specifications: [
      ['Net quantity', '250 ml'],
      ['Hair type', 'Oily scalp'],
      ['Use', 'Weekly clarifying wash'],
      ['Shelf life', '24 months'],
    ],
  },

  // conditioner
  {
    slug: 'resham-argan-and-silk-conditioner',
    title: 'Argan & Silk Conditioner',
    brand: 'resham',
    category: 'conditioner',
    kind: 'tube',
    colour: '#d9b483',
    accent: '#7b4b2a',
    mrp: 299,
    price: 254,
    stock: 125,
    description:
      '<p>The other half of our smooth pair. It melts between the strands, so a wide comb goes through from root to tip while you are still under the shower. Ends that have been tied in the same ponytail all year feel noticeably kinder. Rinses light; the silk is in the feel, not in a film.</p>',
    highlights: [
      'Detangles wet hair within a minute',
      'Argan oil and silk protein',
      'Does not flatten the roots',
    ],
    howToUse: 'Apply from the ears downwards after shampooing, comb through, wait two minutes and rinse.',
    ingredients:
      'Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Glycerin, Argania Spinosa Kernel Oil, Hydrolyzed Silk, Amodimethicone, Panthenol, Citric Acid, Phenoxyethanol, Fragrance, Hexyl Cinnamal',
    specifications: [
      ['Net quantity', '175 ml'],
      ['Hair type', 'Dry and frizzy'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'jata-aloe-and-methi-conditioner',
    title: 'Aloe & Methi Conditioner',
    brand: 'jata',
    category: 'conditioner',
    kind: 'tube',
    colour: '#a9b98a',
    accent: '#3e4a2f',
    mrp: 380,
    price: 380,
    stock: 54,
    description:
      '<p>Soaked fenugreek seeds turn to jelly, as anyone knows who has left them in water for parathas. That jelly gives wavy and curly hair grip and bounce without silicone. We blend it with aloe from red-soil farms near Pollachi; the smell is faintly of green leaves and nobody will ask about your kitchen.</p>',
    highlights: [
      'Methi seed jelly and fresh aloe',
      'Silicone free, curl friendly',
      'May be left in on thirsty ends',
    ],
    howToUse:
      'Scrunch through wet lengths for two minutes and rinse, or leave a small amount in very dry ends.',
    ingredients:
      'Aqua, Aloe Barbadensis Leaf Juice, Trigonella Foenum-Graecum Seed Extract, Cetearyl Alcohol, Brassicamidopropyl Dimethylamine, Cocos Nucifera Oil, Glycerin, Hydroxypropyl Guar, Lactic Acid, Sodium Benzoate',
    specifications: [
      ['Net quantity', '200 ml'],
      ['Hair type', 'Wavy and curly'],
      ['Silicones', 'None'],
      ['Shelf life', '18 months'],
    ],
  },
  {
    slug: 'lehar-leave-in-spray-conditioner',
    title: 'Leave-In Spray Conditioner',
    brand: 'lehar',
    category: 'conditioner',
    kind: 'spray-bottle',
    colour: '#8fb2c9',
    accent: '#26547c',
    mrp: 550,
    price: 495,
    stock: 63,
    description:
      '<p>School-run hair insurance. A dozen sprays on towel-dried lengths and the brush slides, knots give up, and the blow-dryer has something to protect against, up to 220 degrees. It weighs so little that you can mist it again on second-day hair, when the monsoon has had its say.</p>',
    highlights: [
      'Detangles without rinsing',
      'Heat protection up to 220 °C',
      'Refreshes second-day hair',
      'Fine, even mist',
    ],
    howToUse:
      'Mist over damp or dry lengths from a hand’s distance and comb through; there is nothing to rinse out.',
    ingredients:
      'Aqua, Cyclopentasiloxane, Behentrimonium Methosulfate, Cetrimonium Chloride, Panthenol, Hydrolyzed Wheat Protein, Amodimethicone, Glycerin, Citric Acid, Phenoxyethanol, Fragrance, Linalool',
    specifications: [
      ['Net quantity', '150 ml'],
      ['Hair type', 'All hair types'],
      ['Heat protection', 'Up to 220 °C'],
      ['Shelf life', '36 months'],
    ],
  },

  // hair-mask
  {
    slug: 'resham-banana-and-honey-hair-mask',
    title: 'Banana & Honey Hair Mask',
    brand: 'resham',
    category: 'hair-mask',
    kind: 'jar',
    colour: '#ecd08a',
    accent: '#7b4b2a',
    mrp: 449,
    price: 382,
    stock: 82,
    description:
      '<p>All the good of mashing a ripe elaichi banana into your hair and none of the picking out of bits. Honey draws moisture in, banana and shea hold it there, and twenty minutes are enough to turn rough, sea-blown lengths supple again. Schedule it for Sunday, with an old T-shirt as turban.</p>',
    highlights: [
      'Elaichi banana and forest honey',
      'Rich mask for rough, dry lengths',
      'Rinses out without residue',
    ],
    howToUse:
      'After shampooing, coat the lengths, wrap up for twenty minutes and rinse with cool water. Weekly.',
    ingredients:
      'Aqua, Cetearyl Alcohol, Musa Sapientum Fruit Extract, Mel, Butyrospermum Parkii Butter, Behentrimonium Chloride, Glycerin, Hydrolyzed Oat Protein, Dimethicone, Citric Acid, Phenoxyethanol, Fragrance',
    specifications: [
      ['Net quantity', '200 g'],
      ['Hair type', 'Dry and rough'],
      ['Time', '20 minutes'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'lehar-bond-rescue-mask',
    title: 'Bond Rescue Mask',
    brand: 'lehar',
    category: 'hair-mask',
    kind: 'tube',
    colour: '#3f6f98',
    accent: '#26547c',
    mrp: 999,
    price: 849,
    stock: 37,
    isNew: true,
    description:
      '<p>Global highlights are fun until you try to comb them. Bond Rescue works inside the strand with maleic acid and arginine, then closes the surface with a light ester. After a month of weekly use, bleached lengths stretch rather than snap when brushed.</p><p>Salon stylists asked us for a 200 ml tube; here it is.</p>',
    highlights: [
      'Maleic acid and arginine bond care',
      'For bleached or highlighted hair',
      'Works in ten minutes',
    ],
    howToUse: 'Squeeze out water after shampoo, apply from mid-length to ends, wait ten minutes and rinse.',
    ingredients:
      'Aqua, Cetyl Alcohol, Maleic Acid, Arginine, Behentrimonium Methosulfate, Isopropyl Myristate, Hydrolyzed Vegetable Protein, Panthenol, Amodimethicone, Sodium Hydroxide, Phenoxyethanol, Fragrance',
    specifications: [
      ['Net quantity', '200 ml'],
      ['Hair type', 'Bleached and coloured'],
      ['Time', '10 minutes'],
      ['Shelf life', '36 months'],
    ],
  },
  {
    slug: 'jata-hibiscus-and-curry-leaf-hair-pack',
    title: 'Hibiscus & Curry Leaf Hair Pack',
    brand: 'jata',
    category: 'hair-mask',
    kind: 'jar',
    colour: '#8a5a4a',
    accent: '#3e4a2f',
    mrp: 325,
    price: 292,
    stock: 58,
    description:
      '<p>A dry pack that your thatha’s sisters would recognise: hibiscus petals, karuveppilai, amla and a spoon of methi, shade-dried on the terrace and stone-ground. Stir with curd until it looks like dosa batter. Hair feels thick with goodness afterwards, and the bathroom smells wonderfully of tempering.</p>',
    highlights: [
      'Four leaves and fruits, shade dried',
      'Mix fresh with curd or warm water',
      'No preservatives, as it is dry',
    ],
    howToUse:
      'Mix three spoons with curd, apply from scalp to ends for thirty minutes, then wash with mild shampoo.',
    ingredients:
      'Hibiscus Rosa-Sinensis Flower Powder, Murraya Koenigii Leaf Powder, Phyllanthus Emblica Fruit Powder, Trigonella Foenum-Graecum Seed Powder, Eclipta Prostrata Leaf Powder',
    specifications: [
      ['Net quantity', '150 g'],
      ['Hair type', 'All hair types'],
      ['Form', 'Dry powder'],
      ['Shelf life', '18 months'],
    ],
  },

  // hair-oil
  {
    slug: 'jata-bhringraj-hair-oil',
    title: 'Bhringraj Hair Oil',
    brand: 'jata',
    category: 'hair-oil',
    kind: 'hair-oil',
    colour: '#4b5a2c',
    accent: '#3e4a2f',
    mrp: 399,
    price: 359,
    sizes: [{ name: '100 ml' }, { name: '200 ml', extra: 290 }, { name: '500 ml', extra: 840 }],
    isBestSeller: true,
    description:
      '<p>Fresh bhringraj is juiced, not powdered, and cooked in sesame and coconut oil until the last bubble stops. It takes nine hours and someone always has to stir. The oil comes out bottle green and smells of wet fields.</p><p>Warm it, sit someone patient behind you, and let Sunday do the rest.</p>',
    highlights: [
      'Juice of fresh bhringraj leaf',
      'Cooked nine hours the taila way',
      'Sesame and virgin coconut base',
      'No mineral oil or perfume',
    ],
    howToUse:
      'Warm two spoons, massage into the scalp and lengths, leave for an hour or overnight and shampoo.',
    ingredients:
      'Sesamum Indicum Seed Oil, Cocos Nucifera Oil, Eclipta Prostrata Leaf Juice, Phyllanthus Emblica Fruit Extract, Bacopa Monnieri Extract, Indigofera Tinctoria Leaf Extract, Glycyrrhiza Glabra Root Extract',
    specifications: [
      ['Net quantity', '100 ml'],
      ['Hair type', 'All hair types'],
      ['Base', 'Sesame and coconut oil'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'jata-virgin-coconut-hair-oil',
    title: 'Virgin Coconut Hair Oil',
    brand: 'jata',
    category: 'hair-oil',
    kind: 'hair-oil',
    colour: '#f0ede0',
    accent: '#3e4a2f',
    mrp: 320,
    price: 320,
    stock: 170,
    description:
      '<p>Pollachi coconuts, milk pressed from the fresh white and spun until clear oil rises. Nothing is heated and nothing is added. It sets solid in a Jaipur December and runs like water in May, as real coconut oil should. Good for oiling night, a pre-wash coat on the ends, or taming a plait before school.</p>',
    highlights: [
      'Cold pressed from fresh coconut milk',
      'Single ingredient, unheated',
      'Naturally light coconut smell',
    ],
    howToUse:
      'Stand the bottle in warm water if solid. Massage in an hour before washing, or smooth one drop over dry ends.',
    ingredients: 'Cocos Nucifera (Coconut) Oil',
    specifications: [
      ['Net quantity', '250 ml'],
      ['Hair type', 'All hair types'],
      ['Process', 'Cold pressed, centrifuged'],
      ['Shelf life', '18 months'],
    ],
  },
  {
    slug: 'resham-onion-and-black-seed-hair-oil',
    title: 'Onion & Black Seed Hair Oil',
    brand: 'resham',
    category: 'hair-oil',
    kind: 'hair-oil',
    colour: '#8c3b52',
    accent: '#7b4b2a',
    mrp: 449,
    price: 359,
    stock: 155,
    isBestSeller: true,
    description:
      '<p>Red Nashik onions have the reputation; kalonji has the manners. Together, in a base of almond and castor oil, they make a scalp oil that does not announce itself on the bus. The narrow neck pours it exactly along the parting, where your fingers can take over for a slow ten-minute head massage.</p>',
    highlights: [
      'Nashik red onion seed oil with kalonji',
      'Narrow neck for the parting',
      'Orange-blossom scent covers the onion',
      'Washes out easily',
    ],
    howToUse: 'Part hair in sections, pour a little along each parting, massage and shampoo after two hours.',
    ingredients:
      'Prunus Amygdalus Dulcis Oil, Helianthus Annuus Seed Oil, Ricinus Communis Seed Oil, Allium Cepa Seed Oil, Nigella Sativa Seed Oil, Olea Europaea Fruit Oil, Tocopheryl Acetate, Fragrance',
    specifications: [
      ['Net quantity', '200 ml'],
      ['Hair type', 'All hair types'],
      ['Cap', 'Screw cap'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'saanjh-amla-and-brahmi-thailam',
    title: 'Amla & Brahmi Thailam',
    brand: 'saanjh',
    category: 'hair-oil',
    kind: 'hair-oil',
    colour: '#7f7a2e',
    accent: '#a0632c',
    mrp: 560,
    price: 504,
    stock: 45,
    description:
      '<p>Cooling oils are a Kerala habit: a palmful at the crown before the evening bath, then curd rice and an early night. Fresh amla, brahmi and a little vetiver are simmered in coconut oil in bell-metal urulis. It is thin enough to use without warming, and the scent settles a busy head.</p>',
    highlights: [
      'Cooling amla, brahmi and vetiver',
      'Prepared in bell-metal urulis',
      'Thin oil, no warming needed',
    ],
    howToUse: 'Massage a palmful into the crown and scalp thirty minutes before your bath, then wash.',
    ingredients:
      'Cocos Nucifera Oil, Phyllanthus Emblica Fruit Juice, Bacopa Monnieri Juice, Centella Asiatica Juice, Vetiveria Zizanoides Root Extract, Sida Cordifolia Root Extract, Cow Milk',
    specifications: [
      ['Net quantity', '200 ml'],
      ['Hair type', 'All hair types'],
      ['Diet', 'Vegetarian, contains milk'],
      ['Shelf life', '36 months'],
    ],
  },
  {
    slug: 'resham-jasmine-light-non-sticky-oil',
    title: 'Jasmine Light Non-Sticky Oil',
    brand: 'resham',
    category: 'hair-oil',
    kind: 'hair-oil',
    colour: '#f3eec9',
    accent: '#7b4b2a',
    mrp: 185,
    price: 166,
    stock: 210,
    description:
      '<p>A gajra in a bottle. This is the oil for people who need to leave the house in ten minutes: a few light drops through dry hair and the braid lies smooth, shines a little and smells of mogra all the way to the office. There is no need to wash it out before the evening.</p>',
    highlights: ['Light oil for daily leave-in use', 'Fresh mogra fragrance', 'Leaves no stain on collars'],
    howToUse: 'Rub a few drops between your palms and smooth over dry or damp lengths. Leave in.',
    ingredients:
      'Isopropyl Palmitate, Helianthus Annuus Seed Oil, Cocos Nucifera Oil, Cyclopentasiloxane, Jasminum Sambac Flower Extract, Tocopheryl Acetate, Fragrance, Benzyl Salicylate',
    specifications: [
      ['Net quantity', '150 ml'],
      ['Hair type', 'Normal'],
      ['Scent', 'Mogra'],
      ['Shelf life', '30 months'],
    ],
  },

  // hair-serum
  {
    slug: 'resham-frizz-stop-hair-serum',
    title: 'Frizz Stop Hair Serum',
    brand: 'resham',
    category: 'hair-serum',
    kind: 'pump-bottle',
    colour: '#d7a86a',
    accent: '#7b4b2a',
    mrp: 399,
    price: 339,
    sizes: [{ name: '50 ml' }, { name: '100 ml', extra: 260 }],
    description:
      '<p>Mumbai, July, 93 per cent humidity, and your hair has opinions. Two drops of this serum make a raincoat around each strand, so the blow-dry survives the walk from the station. It shines without looking wet, and a bottle outlasts the monsoon if you keep it away from your sister.</p>',
    highlights: [
      'Humidity shield for frizz-prone hair',
      'Shine without a greasy look',
      'Works on wet or dry lengths',
    ],
    howToUse: 'Rub two drops between your palms and smooth from mid-length to ends. Avoid the roots.',
    ingredients:
      'Cyclopentasiloxane, Dimethiconol, Dimethicone, C12-15 Alkyl Benzoate, Argania Spinosa Kernel Oil, Tocopheryl Acetate, Silk Amino Acids, Fragrance, Limonene, Linalool',
    specifications: [
      ['Net quantity', '50 ml'],
      ['Hair type', 'Frizzy'],
      ['Texture', 'Silky fluid'],
      ['Shelf life', '36 months'],
    ],
  },
  {
    slug: 'lehar-thermal-shine-serum',
    title: 'Thermal Shine Serum',
    brand: 'lehar',
    category: 'hair-serum',
    kind: 'dropper',
    colour: '#5b86ab',
    accent: '#26547c',
    mrp: 650,
    price: 585,
    stock: 40,
    additionalDiscount: 10,
    description:
      '<p>Heat first, regret later: that was the old order. Put three drops of Thermal Shine through damp hair, then iron or curl as you please up to 230 degrees. The plates glide, the finish mirrors, and there is none of that singed smell a straightener leaves on Friday nights.</p>',
    highlights: ['Heat shield up to 230 °C', 'Mirror finish on straight styles', 'Cuts drying time a little'],
    howToUse: 'Comb three drops through damp lengths before using a dryer, straightener or tong.',
    ingredients:
      'Cyclopentasiloxane, Phenyl Trimethicone, Dimethiconol, Isododecane, Macadamia Ternifolia Seed Oil, Ethylhexyl Methoxycinnamate, Tocopherol, Fragrance, Benzyl Benzoate',
    specifications: [
      ['Net quantity', '60 ml'],
      ['Hair type', 'Heat-styled'],
      ['Heat protection', 'Up to 230 °C'],
      ['Shelf life', '36 months'],
    ],
  },
  {
    slug: 'jata-flaxseed-curl-serum',
    title: 'Flaxseed Curl Serum',
    brand: 'jata',
    category: 'hair-serum',
    kind: 'pump-bottle',
    colour: '#c2ad7a',
    accent: '#3e4a2f',
    mrp: 475,
    price: 475,
    stock: 50,
    description:
      '<p>Curly girls have been boiling alsi in the kitchen for long enough. Our flaxseed serum arrives strained, preserved and ready to scrunch. It clumps waves into proper ringlets, dries with a soft hold rather than a crunch, and rinses away in plain water. One bottle saves about nine messy saucepans.</p>',
    highlights: [
      'Real flaxseed gel, ready strained',
      'Defines waves and curls softly',
      'No silicone, no alcohol',
      'Rinses off with water',
    ],
    howToUse: 'Scrunch two or three pumps into soaking-wet hair and air dry or diffuse.',
    ingredients:
      'Aqua, Linum Usitatissimum Seed Extract, Aloe Barbadensis Leaf Juice, Glycerin, Hydrolyzed Rice Protein, Cyamopsis Tetragonoloba Gum, Panthenol, Citric Acid, Sodium Benzoate, Potassium Sorbate, Citrus Bergamia Oil',
    specifications: [
      ['Net quantity', '150 ml'],
      ['Hair type', 'Wavy, curly and coily'],
      ['Hold', 'Soft'],
      ['Shelf life', '12 months'],
    ],
  },

  // scalp-care
  {
    slug: 'lehar-rosemary-scalp-serum',
    title: 'Rosemary Scalp Serum',
    brand: 'lehar',
    category: 'scalp-care',
    kind: 'dropper',
    colour: '#7d9a7a',
    accent: '#26547c',
    mrp: 699,
    price: 594,
    stock: 87,
    isNew: true,
    description:
      '<p>Rosemary water may be a trend, but the ritual is old: rub something green into the scalp every night and be consistent. This is a non-oily version with rosemary, larch wood extract and caffeine, in a dropper that reaches the skin between strands. It dries in minutes, so you need not plan a wash around it.</p>',
    highlights: [
      'Rosemary leaf and caffeine',
      'Leave-in, will not grease the roots',
      'Precise dropper for partings',
    ],
    howToUse: 'Place drops along partings on a dry scalp each evening and massage for two minutes. Leave in.',
    ingredients:
      'Aqua, Propanediol, Rosmarinus Officinalis Leaf Extract, Caffeine, Larix Europaea Wood Extract, Camellia Sinensis Leaf Extract, Zinc Chloride, Glycine, Sodium Metabisulfite, Panthenol, Phenoxyethanol, Ethylhexylglycerin',
    specifications: [
      ['Net quantity', '50 ml'],
      ['Scalp type', 'All scalp types'],
      ['Use', 'Daily, leave-in'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'noor-and-neem-neem-and-tea-tree-scalp-tonic',
    title: 'Neem & Tea Tree Scalp Tonic',
    brand: 'noor-and-neem',
    category: 'scalp-care',
    kind: 'spray-bottle',
    colour: '#86a882',
    accent: '#4f6b45',
    mrp: 280,
    price: 238,
    stock: 69,
    description:
      '<p>Helmets, headscarves, hard hats, hot kitchens: some scalps spend the day under cover. Spritz this cool tonic at the roots when you take yours off. Neem and tea tree freshen, a trace of mint wakes you up, and hair stays dry enough to tie again straight away. Small enough for the scooter dickey.</p>',
    highlights: ['Freshens a sweaty scalp in seconds', 'Neem, tea tree and mint', 'No rinse, no oil'],
    howToUse:
      'Lift hair in sections, spray at the roots and rub in with fingertips. Use whenever the scalp feels stuffy.',
    ingredients:
      'Aqua, Azadirachta Indica Leaf Water, Alcohol Denat., Melaleuca Alternifolia Leaf Oil, Mentha Arvensis Leaf Oil, Glycerin, Polysorbate 20, Menthol, Salicylic Acid, Sodium Citrate, Phenoxyethanol',
    specifications: [
      ['Net quantity', '100 ml'],
      ['Scalp type', 'Oily and sweaty'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'himadri-salt-and-mint-scalp-scrub',
    title: 'Salt & Mint Scalp Scrub',
    brand: 'himadri',
    category: 'scalp-care',
    kind: 'jar',
    colour: '#cfe3df',
    accent: '#4d7a8c',
    mrp: 525,
    price: 525,
    stock: 31,
    description:
      '<p>Pink salt from the old mines, ground fine, in a creamy base that starts to lather as the crystals dissolve. It loosens flakes, dry shampoo and last week’s hairspray, and leaves the whole head tingling as though you had stuck it out of a train window near Kalka.</p><p>Every fortnight is often enough.</p>',
    highlights: ['Fine Himalayan pink salt', 'Turns into a light lather', 'Pahadi mint for a cool finish'],
    howToUse:
      'Massage a spoonful into a wet scalp with fingertips for a minute, rinse, then shampoo the lengths.',
    ingredients:
      'Sodium Chloride, Aqua, Glycerin, Sodium Cocoyl Isethionate, Cetearyl Alcohol, Mentha Piperita Oil, Menthol, Pyrus Malus Fruit Extract, Betaine, Tocopherol, Sodium Benzoate',
    specifications: [
      ['Net quantity', '200 g'],
      ['Scalp type', 'Oily or flaky'],
      ['Use', 'Once in two weeks'],
      ['Shelf life', '18 months'],
    ],
  },

  // hair-colour
  {
    slug: 'jata-rajasthani-henna-powder',
    title: 'Rajasthani Henna Powder',
    brand: 'jata',
    category: 'hair-colour',
    kind: 'jar',
    colour: '#6e7a34',
    accent: '#3e4a2f',
    mrp: 180,
    price: 153,
    shades: [
      { name: 'Sojat Red', colour: '#9c3f1f' },
      { name: 'Chestnut Brown', colour: '#5e3522', extra: 30 },
      { name: 'Indigo Black', colour: '#26242e', extra: 40 },
    ],
    isBestSeller: true,
    description:
      '<p>Sojat’s second harvest, cut when the leaf has had the most sun and sifted through silk until it feels like face powder. No grit to rinse out, no sparkle of added salts. Choose the pure red, or our blends with indigo and katha for chestnut and black. Smells of haldi-mehendi nights, naturally.</p>',
    highlights: [
      'Triple-sifted leaf from Sojat',
      'No PPD, ammonia or metallic salts',
      'Three herb-only shades',
      'Gloves and cap in the pack',
    ],
    howToUse:
      'Mix with warm water or tea, rest for four hours, apply to clean hair for two to three hours and rinse with water only.',
    ingredients:
      'Lawsonia Inermis Leaf Powder, Phyllanthus Emblica Fruit Powder, Acacia Catechu Bark Powder; in Brown and Black also Indigofera Tinctoria Leaf Powder',
    specifications: [
      ['Net quantity', '200 g'],
      ['Type', 'Henna (mehendi) for hair'],
      ['Lasts', 'Fades slowly over 4 to 6 weeks'],
      ['Shelf life', '18 months'],
    ],
  },
  {
    slug: 'resham-ammonia-free-creme-hair-colour',
    title: 'Ammonia-Free Crème Hair Colour',
    brand: 'resham',
    category: 'hair-colour',
    kind: 'tube',
    colour: '#4a2c20',
    accent: '#7b4b2a',
    mrp: 299,
    price: 254,
    shades: [
      { name: '1.0 Natural Black', colour: '#17130f' },
      { name: '3.0 Dark Brown', colour: '#33211a' },
      { name: '4.0 Natural Brown', colour: '#4e3023' },
      { name: '4.6 Burgundy', colour: '#5a1f2c' },
      { name: '5.3 Golden Brown', colour: '#7a5130', stock: 5 },
      { name: '6.4 Copper', colour: '#97512c', stock: 0 },
    ],
    description:
      '<p>Half an hour between lunch and the relatives arriving is all you need. The crème stays where you brush it, smells of orange blossom instead of a chemistry lab, and covers greys evenly from the roots. Inside the box: colour, developer, gloves, a brush, and a sachet of argan conditioner you will want more of.</p>',
    highlights: [
      'Covers greys evenly',
      'No ammonia smell',
      'Six shades that suit Indian hair',
      'Complete kit with gloves and brush',
    ],
    howToUse:
      'Do a skin test 48 hours before. Mix colour and developer, apply to dry hair, wait thirty minutes and rinse until clear.',
    ingredients:
      'Aqua, Cetearyl Alcohol, Ethanolamine, Propylene Glycol, Ceteareth-20, Oleic Acid, Toluene-2,5-Diamine Sulfate, Resorcinol, m-Aminophenol, Argania Spinosa Kernel Oil, Sodium Sulfite, EDTA, Fragrance; Developer: Aqua, Hydrogen Peroxide, Cetearyl Alcohol',
    specifications: [
      ['Net quantity', '60 g colour, 60 ml developer'],
      ['Type', 'Permanent colour'],
      ['Ammonia', 'None'],
      ['Caution', 'Skin test 48 hours before each use'],
      ['Shelf life', '36 months'],
    ],
  },
  {
    slug: 'lehar-semi-permanent-colour-mask',
    title: 'Semi-Permanent Colour Mask',
    brand: 'lehar',
    category: 'hair-colour',
    kind: 'jar',
    colour: '#7a2f5f',
    accent: '#26547c',
    mrp: 749,
    price: 674,
    shades: [
      { name: 'Jamun', colour: '#4b2353' },
      { name: 'Rani Pink', colour: '#c32372' },
      { name: 'Mor Blue', colour: '#12577f', stock: 6 },
      { name: 'Emerald', colour: '#176049' },
      { name: 'Rose Gold', colour: '#c98079' },
    ],
    isNew: true,
    description:
      '<p>For a semester, a concert, a phase. Direct dyes in a conditioning mask lay over lightened hair and wash out shade by shade in about a dozen shampoos; on dark hair they leave a jewel-coloured glint in sunlight. No developer, no mixing bowl, and hair feels better after it than before.</p>',
    highlights: [
      'Direct dye in a conditioning mask',
      'Fades over 10 to 12 washes',
      'No peroxide or ammonia',
      'Brightest on pre-lightened hair',
    ],
    howToUse:
      'Wear gloves, coat clean towel-dried hair, leave for twenty-five minutes and rinse cool until water runs clear.',
    ingredients:
      'Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Glycerin, Butyrospermum Parkii Butter, Hydrolyzed Wheat Protein, Citric Acid, Phenoxyethanol, Fragrance, Basic Violet 16, Basic Blue 99, Basic Red 51, HC Yellow 4',
    specifications: [
      ['Net quantity', '120 ml'],
      ['Type', 'Semi-permanent colour'],
      ['Lasts', '10 to 12 washes'],
      ['Shelf life', '30 months'],
    ],
  },
  {
    slug: 'kajri-root-touch-up-stick',
    title: 'Root Touch-Up Stick',
    brand: 'kajri',
    category: 'hair-colour',
    kind: 'lipstick',
    colour: '#2d2019',
    accent: '#2a2230',
    mrp: 425,
    price: 382,
    shades: [
      { name: 'Black', colour: '#18151a' },
      { name: 'Soft Black', colour: '#2b2322' },
      { name: 'Dark Brown', colour: '#412b22' },
      { name: 'Warm Brown', colour: '#5f3f2b', stock: 7 },
    ],
    description:
      '<p>Three silver strands, one family photograph, no time. Twist up, dab along the parting and temples, smudge with the little brush on the other end. The pigment sets dry, does not run in the heat of a mandap, and goes with your next shampoo. Slips into a clutch beside the kajal.</p>',
    highlights: [
      'Hides greys between colourings',
      'Sweat resistant until shampooed',
      'Built-in smudging brush',
    ],
    howToUse: 'Dab on dry hair along grey areas, blend with the brush and let it set for a minute.',
    ingredients:
      'Isododecane, Synthetic Beeswax, Copernicia Cerifera Wax, Mica, Trimethylsiloxysilicate, Ricinus Communis Seed Oil, Tocopherol, CI 77499, CI 77491, CI 77492, CI 77266',
    specifications: [
      ['Net quantity', '3.5 g'],
      ['Type', 'Temporary cover, washes out'],
      ['Finish', 'Natural matte'],
      ['Shelf life', '30 months'],
    ],
  },
  {
    slug: 'noor-and-neem-herbal-colour-with-nine-herbs',
    title: 'Herbal Colour with Nine Herbs',
    brand: 'noor-and-neem',
    category: 'hair-colour',
    kind: 'gift-box',
    colour: '#7a5536',
    accent: '#4f6b45',
    mrp: 240,
    price: 240,
    shades: [
      { name: 'Dark Brown', colour: '#3a261d' },
      { name: 'Mahogany', colour: '#5b2a22' },
      { name: 'Wine', colour: '#4f1a2a' },
    ],
    description:
      '<p>Two inner pouches, one idea: henna first for grip, then indigo for depth, joined by amla, brahmi, bhringraj, shikakai and friends. It asks for an afternoon and an old towel. In return you get colour with some movement in it, darker where your hair was dark, glossier where it was grey.</p>',
    highlights: [
      'Nine powdered herbs, nothing else',
      'Two-step colour for resistant greys',
      'Glossy, dimensional result',
    ],
    howToUse:
      'Apply pouch one as a paste for an hour and rinse, then pouch two for an hour. Avoid shampoo for two days.',
    ingredients:
      'Lawsonia Inermis Leaf Powder, Indigofera Tinctoria Leaf Powder, Phyllanthus Emblica Fruit Powder, Bacopa Monnieri Powder, Eclipta Prostrata Powder, Acacia Concinna Fruit Powder, Sapindus Mukorossi Powder, Azadirachta Indica Leaf Powder, Beta Vulgaris Root Powder',
    specifications: [
      ['Net quantity', '2 pouches of 60 g'],
      ['Type', 'Herbal henna and indigo colour'],
      ['Time', '2 hours'],
      ['Shelf life', '18 months'],
    ],
  },
  {
    slug: 'lehar-gloss-refresh-glaze',
    title: 'Gloss Refresh Glaze',
    brand: 'lehar',
    category: 'hair-colour',
    kind: 'pump-bottle',
    colour: '#a4703c',
    accent: '#26547c',
    mrp: 850,
    price: 722,
    shades: [
      { name: 'Clear Shine', colour: '#e9dfd2' },
      { name: 'Honey', colour: '#b57a37' },
      { name: 'Cinnamon', colour: '#8c4a2b' },
      { name: 'Espresso', colour: '#38241b' },
    ],
    additionalDiscount: 8,
    description:
      '<p>Salon balayage looks its best for three weeks and then sulks. Ten minutes of glaze in the shower wakes the tone, takes down brassiness and puts the shine back until your next appointment. Clear suits everyone, coloured or not. Honey, Cinnamon and Espresso lean warm, as Indian hair tends to.</p>',
    highlights: [
      'Refreshes tone between salon visits',
      'Ten minutes in the shower',
      'Shine for about six washes',
    ],
    howToUse: 'After shampoo, pump through damp lengths wearing gloves, wait ten minutes and rinse.',
    ingredients:
      'Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Phenyl Trimethicone, Panthenol, Quaternium-80, Glycerin, Lactic Acid, Phenoxyethanol, Fragrance, Basic Brown 16, Basic Orange 31, HC Red 3',
    specifications: [
      ['Net quantity', '150 ml'],
      ['Type', 'Temporary gloss'],
      ['Lasts', 'About 6 washes'],
      ['Shelf life', '30 months'],
    ],
  },

  // styling
  {
    slug: 'lehar-sea-salt-texture-spray',
    title: 'Sea Salt Texture Spray',
    brand: 'lehar',
    category: 'styling',
    kind: 'spray-bottle',
    colour: '#9fc1cc',
    accent: '#26547c',
    mrp: 475,
    price: 427,
    stock: 56,
    description:
      '<p>Gokarna hair without the overnight bus. Salt from the Kutch pans roughens each strand just enough for a loose, slept-in wave, and a little aloe stops it turning to rope. Spray, twist, forget. It is also the secret under a good messy bun, which otherwise slides out of clean hair.</p>',
    highlights: ['Kutch sea salt with aloe', 'Loose waves and grip for buns', 'Matte, touchable finish'],
    howToUse: 'Spray on damp hair, scrunch or twist in sections and let it dry without touching.',
    ingredients:
      'Aqua, Maris Sal, Aloe Barbadensis Leaf Juice, VP/VA Copolymer, Glycerin, Magnesium Sulfate, Panthenol, Polysorbate 20, Phenoxyethanol, Fragrance, Coumarin',
    specifications: [
      ['Net quantity', '150 ml'],
      ['Hold', 'Light'],
      ['Finish', 'Matte'],
      ['Shelf life', '30 months'],
    ],
  },
  {
    slug: 'resham-sleek-bun-hair-stick',
    title: 'Sleek Bun Hair Stick',
    brand: 'resham',
    category: 'styling',
    kind: 'roll-on',
    colour: '#e6d3b3',
    accent: '#7b4b2a',
    mrp: 249,
    price: 249,
    stock: 118,
    isNew: true,
    description:
      '<p>Every Bharatanatyam student knows the problem of the small hairs round the forehead. Roll this clear wax stick back along the hairline and they lie down until the curtain call, without flakes or helmet shine. Works just as well for a Monday ponytail, and washes out with ordinary shampoo.</p>',
    highlights: ['Tames baby hair and flyaways', 'Firm hold, no white flakes', 'Washes out with one shampoo'],
    howToUse: 'Glide along the hairline in the direction of the style and smooth with a fine comb.',
    ingredients:
      'Aqua, Ceteareth-25, Cera Alba, Glycerin, Ricinus Communis Seed Oil, PVP, Castor Isostearate Succinate, Tocopherol, Phenoxyethanol, Fragrance',
    specifications: [
      ['Net quantity', '15 g'],
      ['Hold', 'Firm'],
      ['Finish', 'Natural'],
      ['Shelf life', '24 months'],
    ],
  },
  {
    slug: 'lehar-flexi-hold-hairspray',
    title: 'Flexi Hold Hairspray',
    brand: 'lehar',
    category: 'styling',
    kind: 'spray-bottle',
    colour: '#2d4a66',
    accent: '#26547c',
    mrp: 599,
    price: 509,
    stock: 43,
    description:
      '<p>Sangeet at seven, dancing till two, and the curls must still look like curls in the car home. This dry, fine spray sets a style but lets it move, brushes out without snow on your shoulders, and takes a flower or a maang tikka pinned over it. Two light coats hold better than one heavy one.</p>',
    highlights: ['Strong but brushable hold', 'Dries in seconds, no flakes', 'Humidity resistant'],
    howToUse:
      'Hold thirty centimetres away and spray in short bursts over the finished style. Keep away from flames.',
    ingredients:
      'Alcohol Denat., Dimethyl Ether, Octylacrylamide/Acrylates/Butylaminoethyl Methacrylate Copolymer, Aminomethyl Propanol, Aqua, Phenyl Trimethicone, Panthenol, Fragrance, Limonene',
    specifications: [
      ['Net quantity', '200 ml'],
      ['Hold', 'Strong'],
      ['Finish', 'Natural shine'],
      ['Caution', 'Flammable aerosol'],
      ['Shelf life', '36 months'],
    ],
  },

  // hair-tools
  {
    slug: 'lehar-ceramic-hair-straightener',
    title: 'Ceramic Hair Straightener',
    brand: 'lehar',
    category: 'hair-tools',
    kind: 'hair-tool',
    colour: '#31465c',
    accent: '#c9a36a',
    mrp: 2499,
    price: 1874,
    stock: 26,
    isBestSeller: true,
    description:
      '<p>Long floating plates for long Indian hair: fewer passes, fewer snags. Five settings from 130 to 210 degrees are shown by small lights rather than a fiddly screen, and it is ready before you have sectioned your crown.</p><p>A lock, a heat-proof pouch and a swivelling 2.5-metre cord come along for weddings out of town.</p>',
    highlights: [
      '110 mm floating ceramic plates',
      'Five heats, 130 to 210 °C',
      'Ready in 30 seconds',
      'Switches itself off after an hour',
    ],
    howToUse:
      'On fully dry hair, clamp thin sections near the root and glide down steadily. Apply heat protection first.',
    ingredients:
      'Ceramic-coated aluminium plates, heat-resistant PET body, PVC cord with Indian three-pin plug',
    specifications: [
      ['Net quantity', '1 straightener, 1 pouch'],
      ['Power', '45 W, 220 to 240 V'],
      ['Plate size', '110 × 25 mm'],
      ['Cord', '2.5 m, swivelling'],
      ['Warranty', '2 years'],
    ],
  },
  {
    slug: 'lehar-ionic-travel-hair-dryer',
    title: 'Ionic Travel Hair Dryer',
    brand: 'lehar',
    category: 'hair-tools',
    kind: 'hair-tool',
    colour: '#7fa0bd',
    accent: '#26547c',
    mrp: 1999,
    price: 1599,
    stock: 0,
    description:
      '<p>Folds to the size of a tiffin box, dries a shoulder-length bob in about eight minutes. The ionic setting keeps static down on dry northern mornings; the cool-shot button fixes a fringe. It is also quieter than most, which your roommates will appreciate more than you do.</p>',
    highlights: [
      'Folding handle, only 420 g',
      'Ionic and cool-shot settings',
      'Two speeds, two heats',
      'Concentrator nozzle included',
    ],
    howToUse:
      'Towel dry first, then move the dryer continuously a hand’s width away. Finish with the cool shot.',
    ingredients: 'Nylon and polycarbonate body, copper-wound motor, stainless-steel inlet mesh',
    specifications: [
      ['Net quantity', '1 dryer, 1 nozzle'],
      ['Power', '1200 W, 220 to 240 V'],
      ['Weight', '420 g'],
      ['Cord', '1.8 m'],
      ['Warranty', '2 years'],
    ],
  },
  {
    slug: 'jata-neem-wood-wide-comb',
    title: 'Neem Wood Wide Comb',
    brand: 'jata',
    category: 'hair-tools',
    kind: 'hair-tool',
    colour: '#a67545',
    accent: '#3e4a2f',
    mrp: 220,
    price: 198,
    stock: 160,
    description:
      '<p>Sawn, toothed and rubbed with sesame oil by a family of comb makers in Kangeyam. The teeth are rounded and widely set, so wet curls come apart without a tug, and wood does not crackle with static as plastic does. Every piece has its own grain; a drop of oil now and then keeps it smooth.</p>',
    highlights: [
      'Hand cut from one piece of neem',
      'Rounded teeth, gentle on wet hair',
      'No static',
      'Comes in a cotton sleeve',
    ],
    howToUse: 'Comb from the ends upwards. Wipe dry after use and rub with oil once a month.',
    ingredients: 'Seasoned neem wood, finished with sesame oil',
    specifications: [
      ['Net quantity', '1 comb'],
      ['Material', 'Neem wood'],
      ['Length', '18 cm'],
      ['Care', 'Do not soak in water'],
    ],
  },
]
