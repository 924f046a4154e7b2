import type { DemoOffer } from './types.ts'

/** Offers of the demo catalogue, as an operator writes them in a file for `npm run shop -- offers add`. */
export const offers: DemoOffer[] = [
  // Makeup
  {
    key: 'nails-4-for-349',
    noun: 'Tip Top nail polishes',
    rule: { kind: 'set_price', quantity: 4, price: 349 },
    products: ['rozana-tip-top-nail-polish'],
  },
  {
    key: 'rozana-buy-2',
    noun: 'selected Rozana items',
    rule: { kind: 'percent', quantity: 2, percent: 10 },
    products: [
      'rozana-nine-to-nine-matte-foundation',
      'rozana-office-hours-compact-powder',
      'rozana-satin-pop-lipstick',
    ],
  },
  {
    key: 'rozana-3-for-399',
    noun: 'selected Rozana items',
    rule: { kind: 'set_price', quantity: 3, price: 399 },
    products: ['rozana-spot-on-concealer-stick', 'rozana-roz-ka-kajal'],
  },
  {
    key: 'kajri-buy-2',
    noun: 'selected Kajri items',
    rule: { kind: 'percent', quantity: 2, percent: 10 },
    products: [
      'kajri-raven-gel-kajal',
      'kajri-fine-nib-pen-eyeliner',
      'kajri-no-smear-liquid-lipstick',
      'kajri-gel-effect-nail-polish',
      'kajri-ten-foot-lash-mascara',
    ],
  },
  {
    key: 'sticks-2-for-649',
    noun: 'selected Anokhi Tint sticks',
    rule: { kind: 'set_price', quantity: 2, price: 649 },
    products: ['anokhi-tint-jelly-blush-stick', 'anokhi-tint-one-swipe-shadow-stick'],
  },
  {
    key: 'colour-pop-2-for-449',
    noun: 'Colour Pop kajals',
    rule: { kind: 'set_price', quantity: 2, price: 449 },
    products: ['anokhi-tint-colour-pop-kajal'],
  },
  {
    key: 'crayons-2-for-549',
    noun: 'Pocket Crayon lipsticks',
    rule: { kind: 'set_price', quantity: 2, price: 549 },
    products: ['anokhi-tint-pocket-crayon-lipstick'],
  },
  {
    key: 'balms-3-for-549',
    noun: 'Kesar Pista lip balms',
    rule: { kind: 'set_price', quantity: 3, price: 549 },
    products: ['barfi-skin-kesar-pista-lip-balm'],
  },
  {
    key: 'palette-brush-kit',
    rule: { kind: 'gift', gift: { product: 'rozana-blend-and-brush-starter-kit' } },
    products: ['chaand-studio-sixteen-phases-eyeshadow-palette'],
  },
  {
    key: 'chaand-rose-water',
    noun: 'selected Chaand Studio items',
    rule: {
      kind: 'gift',
      from: 1_499,
      gift: { product: 'noor-and-neem-kannauj-rose-water-mist', option: '50 ml' },
    },
    products: [
      'chaand-studio-every-skin-serum-foundation',
      'chaand-studio-prime-and-stay-put-mist',
      'chaand-studio-lacquer-ink-liquid-lipstick',
    ],
  },
  // Skin
  {
    key: 'dhara-lab-buy-2',
    noun: 'selected Dhara Lab items',
    rule: { kind: 'percent', quantity: 2, percent: 15 },
    products: [
      'dhara-lab-vitamin-c-15-percent-serum',
      'dhara-lab-niacinamide-10-percent-and-zinc-serum',
      'dhara-lab-ceramide-barrier-moisturiser',
      'dhara-lab-invisible-gel-sunscreen-spf-50',
    ],
  },
  {
    key: 'skin-lip-balm',
    noun: 'selected skincare',
    rule: { kind: 'gift', from: 999, gift: { product: 'saanjh-kokum-butter-lip-balm' } },
    products: [
      'saanjh-kumkumadi-glow-serum',
      'dhara-lab-niacinamide-5-percent-balancing-toner',
      'dhara-lab-caffeine-5-percent-eye-serum',
    ],
  },
  {
    key: 'masks-5-for-399',
    noun: 'Kesar Pista sheet masks',
    rule: { kind: 'set_price', quantity: 5, price: 399 },
    products: ['barfi-skin-kesar-pista-sheet-mask'],
  },
  {
    key: 'neem-buy-2',
    noun: 'selected Noor & Neem items',
    rule: { kind: 'percent', quantity: 2, percent: 10 },
    products: ['noor-and-neem-neem-and-tulsi-face-wash', 'noor-and-neem-aloe-vera-gel-98-percent'],
  },
  // Hair
  {
    key: 'argan-together',
    rule: {
      kind: 'bundle',
      percent: 15,
      parts: [
        { name: 'shampoo', products: ['resham-argan-and-silk-smooth-shampoo'] },
        { name: 'conditioner', products: ['resham-argan-and-silk-conditioner'] },
      ],
    },
  },
  {
    key: 'hair-neem-comb',
    noun: 'selected hair care',
    rule: { kind: 'gift', from: 799, gift: { product: 'jata-neem-wood-wide-comb' } },
    products: ['lehar-bond-rescue-mask', 'lehar-rosemary-scalp-serum', 'resham-frizz-stop-hair-serum'],
  },
  {
    key: 'straightener-serum',
    rule: { kind: 'gift', gift: { product: 'lehar-thermal-shine-serum' } },
    products: ['lehar-ceramic-hair-straightener'],
  },
  {
    key: 'henna-4-pay-3',
    noun: 'Rajasthani henna powders',
    rule: { kind: 'pay_for', quantity: 4, pays: 3 },
    products: ['jata-rajasthani-henna-powder'],
  },
  // Fragrance, bath and body
  {
    key: 'roll-ons-3-for-899',
    noun: 'Pocket Jasmine roll-ons',
    rule: { kind: 'set_price', quantity: 3, price: 899 },
    products: ['raat-rani-pocket-jasmine-roll-on'],
  },
  {
    key: 'deodorants-3-pay-2',
    noun: 'All Day deodorants',
    rule: { kind: 'pay_for', quantity: 3, pays: 2 },
    products: ['raat-rani-all-day-roll-on-deodorant'],
  },
  {
    key: 'midnight-roll-on',
    rule: { kind: 'gift', gift: { product: 'saanjh-khus-cooling-roll-on' } },
    products: ['raat-rani-half-past-midnight-eau-de-parfum'],
  },
  {
    key: 'soaps-4-for-680',
    noun: 'Goat Milk & Oat soaps',
    rule: { kind: 'set_price', quantity: 4, price: 680 },
    products: ['sabun-ghar-goat-milk-and-oat-soap'],
  },
  {
    key: 'body-butter-soap',
    rule: { kind: 'gift', gift: { product: 'mitti-and-co-red-clay-and-vetiver-soap' } },
    products: ['mitti-and-co-kokum-and-vanilla-body-butter'],
  },
  {
    key: 'hand-creams-3-for-549',
    noun: 'Lemongrass hand creams',
    rule: { kind: 'set_price', quantity: 3, price: 549 },
    products: ['mitti-and-co-lemongrass-hand-cream'],
  },
  // Fashion
  {
    key: 'kurtas-buy-2',
    noun: 'selected kurtas',
    rule: { kind: 'percent', quantity: 2, percent: 10 },
    products: ['bageecha-bandhani-cotton-anarkali-kurta', 'bageecha-dabu-mud-resist-shirt-kurta'],
  },
  {
    key: 'festive-300-off',
    noun: 'selected festive styles',
    rule: { kind: 'amount_off', from: 3_999, off: 300 },
    products: [
      'bageecha-gota-patti-festive-kurta-with-palazzo',
      'bageecha-organza-saree-with-hand-painted-lotuses',
      'bageecha-organza-floor-length-shrug',
      'sheher-sequin-cocktail-dress',
      'jhola-structured-leather-sling-bag',
    ],
  },
  {
    key: 'dresses-buy-2',
    noun: 'selected dresses',
    rule: { kind: 'percent', quantity: 2, percent: 15 },
    products: [
      'bageecha-tiered-mulmul-maxi-dress',
      'sheher-satin-slip-dress',
      'sheher-ribbed-knit-bodycon-dress',
    ],
  },
  {
    key: 'tops-3-pay-2',
    noun: 'selected tops',
    rule: { kind: 'pay_for', quantity: 3, pays: 2 },
    products: ['tantu-chikankari-peplum-top', 'naram-modal-everyday-tee'],
  },
  {
    key: 'palazzos-2-for-1599',
    noun: 'flared cotton palazzos',
    rule: { kind: 'set_price', quantity: 2, price: 1_599 },
    products: ['bageecha-flared-cotton-palazzo'],
  },
  {
    key: 'sleep-buy-2',
    noun: 'selected sleep sets',
    rule: { kind: 'percent', quantity: 2, percent: 20 },
    products: ['naram-notched-collar-mulmul-pyjama-set', 'naram-waffle-knit-lounge-set'],
  },
  {
    key: 'bras-3-for-1799',
    noun: 'selected bras',
    rule: { kind: 'set_price', quantity: 3, price: 1_799 },
    products: ['naram-everyday-t-shirt-bra', 'naram-lace-bralette'],
  },
  {
    key: 'briefs-3-pay-2',
    noun: 'selected briefs',
    rule: { kind: 'pay_for', quantity: 3, pays: 2 },
    products: ['naram-cotton-hipster-briefs-pack-of-3', 'naram-overnight-period-briefs'],
  },
  {
    key: 'jewels-3-for-1299',
    noun: 'selected jewels',
    rule: { kind: 'set_price', quantity: 3, price: 1_299 },
    products: ['ghungroo-oxidised-silver-peacock-jhumkas', 'ghungroo-polki-style-cocktail-ring'],
  },
  {
    key: 'juttis-buy-2',
    noun: 'selected juttis',
    rule: { kind: 'percent', quantity: 2, percent: 20 },
    products: ['mojdi-zari-embroidered-punjabi-jutti', 'bageecha-floral-canvas-everyday-juttis'],
  },
  {
    key: 'sunglasses-buy-2',
    noun: 'oversized square sunglasses',
    rule: { kind: 'percent', quantity: 2, percent: 25 },
    products: ['sheher-oversized-square-sunglasses'],
  },
  // Mom and baby
  {
    key: 'baby-care-buy-3',
    noun: 'selected Lori items',
    rule: { kind: 'percent', quantity: 3, percent: 10 },
    products: [
      'lori-milk-and-almond-baby-lotion',
      'lori-tear-mild-hair-and-body-wash',
      'lori-pure-water-baby-wipes-pack-of-3',
    ],
  },
  {
    key: 'nanhi-buy-2',
    noun: 'selected Nanhi items',
    rule: { kind: 'percent', quantity: 2, percent: 12 },
    products: [
      'nanhi-organic-cotton-hooded-towel',
      'nanhi-muslin-jhabla-set-of-3',
      'nanhi-bamboo-muslin-swaddles-pack-of-3',
    ],
  },
  {
    key: 'maternity-buy-2',
    noun: 'selected maternity styles',
    rule: { kind: 'percent', quantity: 2, percent: 15 },
    products: ['naram-nursing-kurti-with-hidden-zips', 'naram-front-open-nursing-nightdress'],
  },
]
