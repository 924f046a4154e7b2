const MATTE = 'matte, soft matte, velvet matte, powder matte, natural matte, cream matte, satin matte'.split(
  ', ',
)
const GLOSSY = 'glossy, gloss, sheer shine, high shine, high gloss, gel gloss, mirror, glassy, lacquer'.split(
  ', ',
)
/** Finishes between the two. */
const SOFT =
  'satin, cream, velvet, natural, dewy, sheer, shimmer, metallic, glitter, luminous, radiant'.split(', ')

export interface Stated {
  /** Name of the specification. */
  by: string
  own: readonly string[]
  other: readonly string[]
}

/**
 * How a specification begins where a product has what was asked for, and where it has something else, whatever its other texts say: "normal to oily" is
 * not for dry skin, satin "between matte and cream" is not matte, and what is not waterproof has the word, too.
 */
export const STATED: ReadonlyMap<string | undefined, Stated> = new Map([
  [
    'dry skin',
    {
      by: 'skin type',
      own: 'dry, very dry, normal to dry, normal and dry, normal dry'.split(', '),
      other: 'oily, combination, normal to oily, normal and combination, normal combination'.split(', '),
    },
  ],
  [
    'oily skin',
    {
      by: 'skin type',
      own: 'oily, very oily, combination to oily, combination and oily, normal to oily'.split(', '),
      other: 'dry, very dry, normal to dry, normal and dry, normal dry'.split(', '),
    },
  ],
  [
    'combination skin',
    {
      by: 'skin type',
      own: 'combination, combination to oily, combination and oily, normal and combination, normal combination, normal to combination, combination and sensitive, oily and combination, oily to combination'.split(
        ', ',
      ),
      other: 'dry, very dry, normal to dry, normal and dry'.split(', '),
    },
  ],
  [
    'sensitive skin',
    {
      by: 'skin type',
      own: [
        'sensitive, very sensitive, sensitive and dry, dry and sensitive, oily and sensitive, normal dry and sensitive',
        'combination and sensitive, normal to sensitive, all including sensitive',
      ].flatMap((values) => values.split(', ')),
      other: 'all except very sensitive, all except sensitive, not for sensitive'.split(', '),
    },
  ],
  [
    'curly hair',
    {
      by: 'hair type',
      own: 'curly, wavy, coily'.split(', '),
      other: 'heat styled, straight'.split(', '),
    },
  ],
  [
    'dry hair',
    {
      by: 'hair type',
      own: ['dry'],
      other: ['oily'],
    },
  ],
  [
    'oily scalp',
    {
      by: 'hair type',
      own: ['oily'],
      other: ['dry'],
    },
  ],
  ['matte', { by: 'finish', own: MATTE, other: [...GLOSSY, ...SOFT] }],
  ['glossy', { by: 'finish', own: GLOSSY, other: [...MATTE, ...SOFT] }],
  ['waterproof', { by: 'waterproof', own: ['yes'], other: ['no'] }],
])

/** How products say a quality in other words, which are no names of it: what stays for eight hours is long lasting. */
export const SAID_AS: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  [
    'long lasting',
    [
      'all day, for hours, ten hours, past ten hours, hours on skin, hours on fabric, scent lasts, lasts past, lasts through, stays put, staying power, outlive'.split(
        ', ',
      ),
      [8, 9, 10, 12, 14, 16, 18, 24].flatMap((hours) => [`${hours} hours`, `${hours} hour`]),
    ].flat(),
  ],
  [
    'mild',
    'light enough, light unisex, easy to wear, for daytime, suits day, sulphate free, no sulphates, low foam, soap free'.split(
      ', ',
    ),
  ],
  ['moisturising', 'hydrates, hydration, hyaluronic, glycerin, squalane, dewy, moisture'.split(', ')],
  [
    'waterproof',
    'sweat resistant, humidity resistant, sweat and humidity resistant, tear resistant, smudge resistant, transfer resistant, rain sweat and tear resistant, shrugs off sweat, through sweat, no transfer, no smear'.split(
      ', ',
    ),
  ],
])

const LIGHT =
  'nothing greasy, oil free, light, lightweight, weightless, gel, dry touch, not oily, non oily, not heavy, dries down, sinks in, absorbs, quick to absorb, disappears, vanishes'.split(
    ', ',
  )

/** The same of what a product lacks: what is light or sinks in is not sticky. */
export const LACKING_SAID_AS: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  ['sticky', LIGHT],
  ['oily skin', LIGHT],
  ['heavy', LIGHT],
  ['thick', LIGHT],
  ['harsh', 'gentle, gently, mild, soft, fine, finely, kind'.split(', ')],
  ['drying', 'comfortable, never tightens, hydrating, creamy, nourishing'.split(', ')],
])
