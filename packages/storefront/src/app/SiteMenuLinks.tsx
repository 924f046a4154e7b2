import { MenuLinks } from '@shop/shop-ui/MenuLinks'
import { useLocation } from 'react-router-dom'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { collectionLinks } from './collectionLinks.ts'
import * as texts from '#texts/shell.ts'

/** Collections, as far as a desktop's row has room for them, and the blog. */
export function SiteMenuLinks() {
  const { collections } = useServices().config
  const path = useLocation().pathname.toLowerCase()
  return (
    <MenuLinks
      items={[
        ...collectionLinks(collections)
          .toReversed()
          .map((link) => ({ ...link, isCurrent: link.href === path, isOptional: true })),
        ...(collections.blog ? [{ label: texts.blog, href: paths.blog(), isNewTab: true }] : []),
      ]}
    />
  )
}
