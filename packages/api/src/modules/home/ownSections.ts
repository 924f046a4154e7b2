import type { HomeSectionRule } from '#database/schema/home.ts'

interface Section {
  title: string
  /** List to which the row leads. */
  slug: string
  rule: HomeSectionRule
}

/** Rows of a home page that nobody has designed. Those without products are left out later. */
export function ownSections(
  categories: readonly { level: 'main' | 'sub' | 'child'; slug: string; name: string }[],
): Section[] {
  const rows = categories.map(({ level, slug, name }): Section => {
    return { title: name, slug, rule: { kind: 'category', level, slug } }
  })
  return [
    { title: 'Best sellers', slug: 'best-sellers', rule: { kind: 'best-sellers' } },
    { title: 'Just in', slug: 'new-launches', rule: { kind: 'new' } },
    ...rows.slice(0, 2),
    { title: 'Good prices', slug: 'offers', rule: { kind: 'discount' } },
    ...rows.slice(2),
  ]
}
