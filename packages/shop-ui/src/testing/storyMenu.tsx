import { BrandsMenu } from '../BrandsMenu/BrandsMenu.tsx'
import { CategoryPanel } from '../CategoryPanel/CategoryPanel.tsx'
import type { MainMenuItem } from '../MainMenu/MainMenu.tsx'
import type { MenuLinksItem } from '../MenuLinks/MenuLinks.tsx'
import { MegaMenu } from '../MegaMenu/MegaMenu.tsx'
import { storyBrands } from './storyBrands.ts'

const branches = [{ label: 'Lips', href: '#lips', children: [{ label: 'Lipstick', href: '#lipstick' }] }]
const nothing = () => undefined

/** Main menu of the stories: the menus of all categories and brands, and categories with panels. */
export const storyMenu: readonly MainMenuItem[] = [
  {
    label: 'Categories',
    panel: (
      <MegaMenu
        categories={[
          { id: 1, label: 'Makeup', href: '#makeup' },
          { id: 2, label: 'Skin', href: '#skin' },
        ]}
        value={1}
        onChange={nothing}
        branches={branches}
      />
    ),
  },
  {
    label: 'Brands',
    panel: (
      <BrandsMenu
        allHref="#all-brands"
        brands={storyBrands}
        value="popular"
        onChange={nothing}
        hrefFor={({ slug }) => `#${slug}`}
      />
    ),
  },
  ...['Makeup', 'Skin', 'Hair', 'Fragrance', 'Bath & Body', 'Clothing', 'Jewellery & Bags', 'Mom & Baby'].map(
    (label, index) => ({
      label,
      href: `/category/${index}`,
      isCurrent: index === 0,
      panel: <CategoryPanel label={label} allHref="#all" branches={branches} />,
    }),
  ),
]

/** Links after it. */
export const storyMenuLinks: readonly MenuLinksItem[] = [
  { label: 'Offers', href: '#offers', isOptional: true },
  { label: 'New launches', href: '#new-launches', isOptional: true },
  { label: 'Best sellers', href: '#best-sellers', isOptional: true },
  { label: 'Blog', href: '/blog', isNewTab: true },
]
