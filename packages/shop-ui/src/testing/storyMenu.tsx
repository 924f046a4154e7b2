import { CategoryPanel } from '../CategoryPanel/CategoryPanel.tsx'
import type { MainMenuItem } from '../MainMenu/MainMenu.tsx'

/** Main menu of the stories: categories with panels, and the blog. */
export const storyMenu: readonly MainMenuItem[] = [
  ...['Makeup', 'Skin', 'Hair', 'Fragrance', 'Bath & Body', 'Clothing', 'Jewellery & Bags', 'Mom & Baby'].map(
    (label, index) => ({
      label,
      href: `/category/${index}`,
      isCurrent: index === 0,
      panel: (
        <CategoryPanel
          label={label}
          allHref="#all"
          branches={[{ label: 'Lips', href: '#lips', children: [{ label: 'Lipstick', href: '#lipstick' }] }]}
        />
      ),
    }),
  ),
  { label: 'Blog', href: '/blog', isSecondary: true, isNewTab: true },
]
