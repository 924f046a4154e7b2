/** Occasions that a product is for, whether it says so or not: what suits one rarely names it, and few who look for it would refuse the others. */
export const OCCASIONS: ReadonlySet<string | undefined> = new Set([
  'bridal',
  'party',
  'festive',
  'navratri',
  'office',
  'casual',
  'travel',
])

const signs = (text: string) => text.split(', ')

/** What clothes, shoes, jewellery and bags for an occasion are made of, or look like, in the words of their titles. */
export const OCCASION_SIGNS: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  [
    'bridal',
    signs(
      'zari, zardozi, brocade, banarasi, kanjivaram, kanjeevaram, kanchipuram, paithani, patola, kundan, polki, temple, gota, silk',
    ),
  ],
  [
    'festive',
    signs(
      'zari, zardozi, brocade, banarasi, gota, silk, chanderi, mirror work, bandhani, bandhej, embroidered, kundan, meenakari',
    ),
  ],
  [
    'party',
    signs(
      'sequin, sequins, sequinned, satin, velvet, shimmer, metallic, organza, lace, cocktail, zardozi, gota, zari, embroidered',
    ),
  ],
  ['navratri', signs('mirror work, bandhani, bandhej, chaniya choli, oxidised')],
  ['office', signs('linen, poplin, collar, pleated, tailored, laptop, work tote, pencil skirt')],
])
