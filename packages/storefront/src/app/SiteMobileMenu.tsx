import type { MainCategory } from '@shop/contract/categories'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { MobileMenu } from '@shop/shop-ui/MobileMenu'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useUser } from '#features/account/useUser.ts'
import { mainCategoriesQuery } from '#features/categories/api/mainCategoriesQuery.ts'
import { subCategoriesQuery } from '#features/categories/api/subCategoriesQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { collectionLinks } from './collectionLinks.ts'
import { SiteBrandsMenu } from './SiteBrandsMenu.tsx'
import { toBranch } from './toBranch.ts'
import * as helpTexts from '#texts/help.ts'
import * as texts from '#texts/shell.ts'

export interface SiteMobileMenuProps {
  isOpen: boolean
  onClose: () => void
}

/** Mobile menu with data; the children of a category load when it opens (specification §2). */
export function SiteMobileMenu({ isOpen, onClose }: SiteMobileMenuProps) {
  const { api, config } = useServices()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const user = useUser()
  const { data: categories = [] } = useQuery(mainCategoriesQuery(api))
  const [openedHrefs, setOpenedHrefs] = useState<readonly string[]>([])
  const opened = categories.filter((category) => openedHrefs.includes(paths.category(category)))
  const trees = useQueries({ queries: opened.map(({ id }) => subCategoriesQuery(api, id)) })
  const childrenOf = (category: MainCategory) => {
    const tree = trees[opened.indexOf(category)]
    // A failed call is only logged (specification §8): the link to the whole category remains.
    return tree?.data?.map(toBranch) ?? (tree?.isError ? [] : null)
  }
  return (
    <MobileMenu
      isOpen={isOpen}
      onClose={onClose}
      onExpand={({ href }) => setOpenedHrefs((hrefs) => (hrefs.includes(href) ? hrefs : [...hrefs, href]))}
      items={[
        ...categories.map((category) => ({
          label: category.name,
          href: paths.category(category),
          picture: category.logo === null ? undefined : { src: category.logo },
          children: childrenOf(category),
        })),
        { label: texts.brands, href: '#brands', panel: <SiteBrandsMenu /> },
        ...(config.collections.blog ? [{ label: texts.blog, href: paths.blog(), isNewTab: true }] : []),
        // A second button in the footer would take a third of a small window when the text is large.
        ...(user === null ? [{ label: texts.register, href: paths.register(here) }] : []),
      ]}
      more={[
        ...collectionLinks(config.collections),
        { label: texts.orders, href: paths.orders() },
        { label: helpTexts.contactUs, href: paths.contact() },
        { label: helpTexts.returnsAndRefunds, href: paths.returns() },
      ]}
      footer={
        user === null ? (
          <ButtonLink href={paths.login(here)} onClick={onClose} isWide>
            {texts.logIn}
          </ButtonLink>
        ) : undefined
      }
    />
  )
}
