import type { DrawingKind } from './types.ts'

type CategoryLevel = 'main' | 'sub' | 'child'

export interface DemoBanner {
  eyebrow: string
  /** Headline; words between asterisks are italic. */
  title: string
  text: string
  button: string
  link: { level: CategoryLevel; slug: string }
  /** Background tint behind the text, `#rrggbb`. */
  tint: string
  /** Products in its scene, and their colours in the same order. */
  kinds: DrawingKind[]
  colours: string[]
  /** See `Scene`. */
  models?: string[]
  accents?: string[]
  titles?: string[]
}

/** Rule that selects the products of a home page section. */
export type DemoHomeRule =
  | { kind: 'best-sellers' }
  | { kind: 'new' }
  | { kind: 'discount' }
  | { kind: 'category'; level: CategoryLevel; slug: string }

export interface DemoHomeSection {
  title: string
  slug: string
  rule: DemoHomeRule
}

export const banners: DemoBanner[] = [
  {
    eyebrow: 'The wedding edit',
    title: 'Colour that *stays* for the second dance.',
    text: 'Reds, berries and browns that outlast the buffet, in shades made for Indian skin.',
    button: 'Shop lipstick',
    link: { level: 'child', slug: 'lipstick' },
    tint: '#f3d6cf',
    kinds: ['lipstick', 'lipstick', 'pencil', 'lipstick'],
    models: ['lipstick', 'lipstick-trio', 'lip-crayon', 'lipstick'],
    colours: ['#a81226', '#8a1f3c', '#7d1f3a', '#8a4b3a'],
    accents: ['#8c1d2f', '#5c1a3b', '#d8b184', '#4a2a22'],
  },
  {
    eyebrow: 'Winter skin',
    title: 'Be *kind* to your skin. It’s dry out there.',
    text: 'Serums, soft creams and the sunscreen you still need in December.',
    button: 'Shop skin',
    link: { level: 'main', slug: 'skin' },
    tint: '#e2eadc',
    kinds: ['dropper', 'jar', 'pump-bottle'],
    colours: ['#b98442', '#dfe5d2', '#4f6b45'],
  },
  {
    eyebrow: 'Handwoven, hand-printed',
    title: 'Six yards, *no* second thoughts.',
    text: 'Silks, cottons and mulmul from Maheshwar, Sanganer and Varanasi, with all that goes around them.',
    button: 'See Indian wear',
    link: { level: 'sub', slug: 'ethnic' },
    tint: '#f1e2d3',
    kinds: ['saree', 'saree', 'saree'],
    colours: ['#1f5a4a', '#8a1538', '#c58a2a'],
    accents: ['#d9b45a', '#d9a441', '#8a1538'],
    titles: ['Leheriya Saree', 'Banarasi Silk Saree', 'Bandhani Saree'],
  },
  {
    eyebrow: 'Mom & baby',
    title: 'Small clothes, *big* feelings.',
    text: 'Soft cottons, gentle baths and a little something for the one who is up at three.',
    button: 'Shop mom & baby',
    link: { level: 'main', slug: 'mom-and-baby' },
    tint: '#e6e6f0',
    kinds: ['romper', 'soft-toy'],
    colours: ['#e9c9b4', '#9fb0b8'],
    accents: ['#b8735a', '#e3a94f'],
    titles: ['Romper', 'Crochet Elephant'],
  },
]

export const homeSections: DemoHomeSection[] = [
  { title: 'Best sellers', slug: 'best-sellers', rule: { kind: 'best-sellers' } },
  { title: 'Just in', slug: 'new-launches', rule: { kind: 'new' } },
  {
    title: 'Lips, in every red and then some',
    slug: 'lips',
    rule: { kind: 'category', level: 'sub', slug: 'lips' },
  },
  { title: 'Skin, simply', slug: 'skin', rule: { kind: 'category', level: 'main', slug: 'skin' } },
  {
    title: 'Jewellery to finish it',
    slug: 'jewellery',
    rule: { kind: 'category', level: 'sub', slug: 'jewellery' },
  },
  {
    title: 'Indian wear for the season',
    slug: 'ethnic',
    rule: { kind: 'category', level: 'sub', slug: 'ethnic' },
  },
  { title: 'Good prices, good things', slug: 'offers', rule: { kind: 'discount' } },
  {
    title: 'For mothers and small people',
    slug: 'mom-and-baby',
    rule: { kind: 'category', level: 'main', slug: 'mom-and-baby' },
  },
]
