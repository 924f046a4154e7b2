import type { BlogHeaderCategory } from '../BlogHeader.tsx'
import { useTexts } from '../../ShopTextsProvider/ShopTextsProvider.tsx'
import { blogTexts } from '../../texts/blog.ts'
import { MenuLink } from '../../lib/header.styles.ts'
import * as S from '../BlogHeader.styles.ts'

interface CategoryItemProps {
  category: BlogHeaderCategory
  panelId: string
  isOpen: boolean
  onToggle: () => void
  onClose: () => void
}

/** Link to the posts of a category, and a button that opens its sub-categories. */
export function CategoryItem({ category, panelId, isOpen, onToggle, onClose }: CategoryItemProps) {
  const texts = useTexts(blogTexts, 'BlogHeader')
  const { label, href, isCurrent, subCategories } = category
  return (
    <S.Item>
      <MenuLink href={href} aria-current={isCurrent ? 'true' : undefined} onClick={onClose}>
        {label}
      </MenuLink>
      {subCategories.length > 0 && (
        <S.Toggle
          type="button"
          aria-label={texts.more(label)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={onToggle}
        />
      )}
      {isOpen && (
        <S.Panel id={panelId} aria-label={label} role="list">
          {subCategories.map((sub) => (
            <li key={sub.href}>
              <S.SubLink href={sub.href} aria-current={sub.isCurrent ? 'page' : undefined} onClick={onClose}>
                {sub.label}
              </S.SubLink>
            </li>
          ))}
        </S.Panel>
      )}
    </S.Item>
  )
}
