import type { DemoProduct } from '#types.ts'

/** How make-up looks on its wearer: on forearms in four skin tones, or on nails. The pans of a palette are tried side by side. */
export type Wear = 'swipe' | 'powder' | 'pans' | 'line' | 'nails'

const BY_CATEGORY: Readonly<Record<string, Wear>> = {
  foundation: 'swipe',
  concealer: 'swipe',
  'compact-powder': 'powder',
  'blush-highlighter': 'swipe',
  kajal: 'line',
  eyeliner: 'line',
  eyeshadow: 'swipe',
  brows: 'line',
  lipstick: 'swipe',
  'liquid-lipstick': 'swipe',
  'lip-gloss': 'swipe',
  'lip-liner': 'line',
  'lip-balm': 'swipe',
  'nail-polish': 'nails',
  'eye-care': 'swipe',
  moisturiser: 'swipe',
  'gel-cream': 'swipe',
  sunscreen: 'swipe',
}
/** Categories of care, whose products colour the skin only when they have shades. */
const CARE = ['lip-balm', 'eye-care', 'moisturiser', 'gel-cream', 'sunscreen']

/** How a product is shown on skin; undefined when it does not colour it. */
export function wornAs({
  category,
  kind,
  shades,
}: Pick<DemoProduct, 'category' | 'kind' | 'shades'>): Wear | undefined {
  if (CARE.includes(category) && shades === undefined) return undefined
  if (kind === 'palette' && category === 'eyeshadow') return 'pans'
  const wear = BY_CATEGORY[category]
  return wear !== undefined && (kind === 'compact' || kind === 'palette') && category !== 'foundation'
    ? 'powder'
    : wear
}
