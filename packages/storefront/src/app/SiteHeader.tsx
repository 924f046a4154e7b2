import type { MainCategory } from '@shop/contract/categories'
import type { ProductList } from '@shop/contract/product-list'
import { Header, type HeaderProps } from '@shop/shop-ui/Header'
import { MainMenu } from '@shop/shop-ui/MainMenu'
import { truncateName } from '@shop/shop-ui/lib/truncateName'
import { laterDialog } from '@shop/ui/Dialog'
import { UserIcon } from '@shop/ui/Icon'
import { MenuDisclosure } from '@shop/ui/MenuDisclosure'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useUser } from '#features/account/useUser.ts'
import { useCartCount } from '#features/cart/useCart.ts'
import { mainCategoriesQuery } from '#features/categories/api/mainCategoriesQuery.ts'
import { useServices, type AppServices } from '#lib/AppServices.ts'
import { laterPart } from '#lib/laterPart.tsx'
import { lazyPart } from '#lib/lazyPart.ts'
import { loadAhead } from '#lib/loadAhead.ts'
import { logError } from '#lib/logError.ts'
import { paths } from '#lib/paths.ts'
import { useDeliveryPlace } from '#routes/shared/useDeliveryPlace.ts'
import { deliveryBanner } from './deliveryBanner.ts'
import { SiteCity } from './SiteCity.tsx'
import { SiteSearch } from './SiteSearch.tsx'
import * as texts from '#texts/shell.ts'

// Menus load on intent: pointer, focus or touch.
const loadMegaMenu = async () => (await import('./SiteMegaMenu.tsx')).SiteMegaMenu
const SiteMenuLinks = laterPart(async () => (await import('./SiteMenuLinks.tsx')).SiteMenuLinks, {
  isOptional: true,
})
const loadBrandsMenu = async () => (await import('./SiteBrandsMenu.tsx')).SiteBrandsMenu
const loadAccountMenu = async () => (await import('./SiteAccountMenu.tsx')).SiteAccountMenu
const loadMobileMenu = async () => (await import('./SiteMobileMenu.tsx')).SiteMobileMenu
const loadCategoryPanel = async () => (await import('./SiteCategoryPanel.tsx')).SiteCategoryPanel
const notLoaded = <p role="alert">{texts.codeFailed}</p>
const SiteCategoryPanel = lazyPart(loadCategoryPanel, notLoaded)
const SiteMegaMenu = lazyPart(loadMegaMenu, notLoaded)
const SiteBrandsMenu = lazyPart(loadBrandsMenu, notLoaded)
const SiteAccountMenu = lazyPart(loadAccountMenu, notLoaded)
const SiteMobileMenu = laterDialog(loadMobileMenu)

const prepareCategoryPanel = (services: Pick<AppServices, 'api' | 'queries'>, { id }: MainCategory) =>
  void import('./SiteCategoryPanel.tsx')
    .then(({ prefetchCategoryPanel }) => prefetchCategoryPanel(services, id))
    .catch((error: unknown) => logError('Main menu', error))

export function SiteHeader() {
  const { api, queries, config } = useServices()
  const { pathname, search, key } = useLocation()
  const { data: categories = [] } = useQuery(mainCategoriesQuery(api))
  const user = useUser()
  const place = useDeliveryPlace()
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused')
  const path = pathname.toLowerCase()
  // Any page of the list says to which main category it belongs.
  const queryKey = ['product-list', path.split('/')[2]]
  const list = queries.getQueryCache().find<ProductList>({ queryKey, exact: false })?.state.data
  return (
    <>
      <CountedHeader
        homeHref={paths.home()}
        banner={deliveryBanner(config, place)}
        city={<SiteCity selected={place.city} />}
        menu={
          <>
            <MainMenu
              resetKey={key}
              items={[
                { label: texts.categories, panel: <SiteMegaMenu />, onIntent: loadAhead(loadMegaMenu) },
                { label: texts.brands, panel: <SiteBrandsMenu />, onIntent: loadAhead(loadBrandsMenu) },
                ...categories.map((category) => ({
                  label: category.name,
                  href: paths.categoryList(category.slug, 'main'),
                  isCurrent:
                    path === paths.category(category) || category.slug === list?.breadcrumbs[0]?.slug,
                  panel: <SiteCategoryPanel category={category} />,
                  onIntent: () => prepareCategoryPanel({ api, queries }, category),
                })),
              ]}
            />
            <SiteMenuLinks />
          </>
        }
        search={<SiteSearch />}
        account={
          user
            ? {
                menu: (
                  <MenuDisclosure
                    placement="end"
                    resetKey={key}
                    onIntent={loadAhead(loadAccountMenu)}
                    label={
                      <>
                        <UserIcon />
                        <VisuallyHidden>{texts.accountOf}</VisuallyHidden>
                        <span data-part="label">{truncateName(user.name)}</span>
                      </>
                    }
                  >
                    <SiteAccountMenu />
                  </MenuDisclosure>
                ),
              }
            : { label: texts.logIn, href: paths.login(pathname + search) }
        }
        wishlistHref={user ? paths.wishlist() : paths.login(paths.wishlist())}
        onMenuOpen={() => setMenu('open')}
        onMenuIntent={loadAhead(loadMobileMenu)}
      />
      {menu !== 'unused' && <SiteMobileMenu isOpen={menu === 'open'} onClose={() => setMenu('closed')} />}
    </>
  )
}

/** Another number of units renders neither the menus nor the search again. */
const CountedHeader = (props: Omit<HeaderProps, 'cart'>) => (
  <Header {...props} cart={{ href: paths.cart(), count: useCartCount() }} />
)
