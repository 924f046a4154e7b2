import { useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useDismiss } from '@shop/ui/hooks/useDismiss'
import { Wordmark } from '../Wordmark/Wordmark.tsx'
import { CategoryItem } from './parts/CategoryItem.tsx'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { blogTexts } from '../texts/blog.ts'
import { CartLink, type CartLinkProps } from '../lib/CartLink.tsx'
import * as shared from '../lib/header.styles.ts'
import { Inline } from '@shop/ui/Inline'
import * as S from './BlogHeader.styles.ts'

export interface BlogHeaderLink {
  label: string
  href: string
  isCurrent?: boolean
}

export interface BlogHeaderCategory extends BlogHeaderLink {
  subCategories: readonly BlogHeaderLink[]
}

export interface BlogHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  homeHref: string
  blogHref: string
  /** True when no filter is active. */
  isAllCurrent?: boolean
  /** `SearchBox` for blog posts. */
  search: ReactNode
  /** Address of the cart and number of its units. */
  cart: CartLinkProps
  /** Without categories there is no navigation below the bar. */
  categories: readonly BlogHeaderCategory[]
}

/** Header of the blog pages (specification §2): links to the shop and the cart, search, and categories with their sub-categories. */
export function BlogHeader({
  homeHref,
  blogHref,
  isAllCurrent = false,
  search,
  cart,
  categories,
  ...rest
}: BlogHeaderProps) {
  const texts = useTexts(blogTexts, 'BlogHeader')
  return (
    <shared.Root {...rest}>
      <S.Bar data-stuck>
        <Inline gap="none" wrap="none">
          <shared.Home href={homeHref} aria-label={texts.home}>
            <Wordmark />
          </shared.Home>
          <S.Blog href={blogHref}>{texts.blog}</S.Blog>
        </Inline>
        <shared.Search>{search}</shared.Search>
        <shared.Links aria-label={texts.links}>
          <shared.BarLink href={homeHref}>{texts.shop}</shared.BarLink>
          <CartLink {...cart} />
        </shared.Links>
      </S.Bar>
      {categories.length > 0 && (
        <Categories blogHref={blogHref} isAllCurrent={isAllCurrent} categories={categories} />
      )}
    </shared.Root>
  )
}

/** At most one category is open; Escape, an outside click, focus leaving, and a followed link close it. */
function Categories({
  blogHref,
  isAllCurrent = false,
  categories,
}: Pick<BlogHeaderProps, 'blogHref' | 'isAllCurrent' | 'categories'>) {
  const texts = useTexts(blogTexts, 'BlogHeader')
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)

  useDismiss(root, open !== undefined, close)

  return (
    <S.Nav ref={root} aria-label={texts.categories}>
      <S.List>
        <li>
          <shared.MenuLink href={blogHref} aria-current={isAllCurrent ? 'page' : undefined} onClick={close}>
            {texts.all}
          </shared.MenuLink>
        </li>
        {categories.map((category) => (
          <CategoryItem
            key={category.href}
            category={category}
            panelId={`${id}-${category.href}`}
            isOpen={open === category.href}
            onToggle={() => setOpen(open === category.href ? undefined : category.href)}
            onClose={close}
          />
        ))}
      </S.List>
    </S.Nav>
  )
}
