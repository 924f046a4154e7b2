import { Header } from '@shop/ui/Header'
import { SearchBox } from '@shop/ui/SearchBox'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useCartCount } from '#features/cart/useCart.ts'
import { mainCategoriesQuery } from '#features/categories/api/mainCategoriesQuery.ts'
import { useSearchSuggestions } from '#features/search/useSearchSuggestions.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'

const loadMobileMenu = () => import('./SiteMobileMenu.tsx')
const SiteMobileMenu = lazy(async () => ({ default: (await loadMobileMenu()).SiteMobileMenu }))

/** The header, wired: categories from the API, the cart's count from the browser, suggestions while typing. */
export function SiteHeader() {
  const { api } = useServices()
  const { pathname } = useLocation()
  const { data: categories = [] } = useQuery(mainCategoriesQuery(api))
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <Header
        homeHref={paths.home()}
        menu={[
          ...categories.map((category) => ({
            label: category.name,
            href: paths.category(category),
            isCurrent: pathname === paths.category(category),
          })),
          { label: 'Blog', href: paths.blog(), isSecondary: true, isNewTab: true },
        ]}
        search={<SiteSearch />}
        account={{ label: 'Login', href: paths.login() }}
        wishlistHref={paths.login()}
        cartHref={paths.cart()}
        cartCount={useCartCount()}
        onMenuOpen={() => setMenu('open')}
        onMenuIntent={() => void loadMobileMenu()}
      />
      {menu !== 'unused' && (
        <Suspense fallback={null}>
          <SiteMobileMenu isOpen={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </>
  )
}

function SiteSearch() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const term = search.get('search') ?? ''
  const [typed, setTyped] = useState('')
  const suggestions = useSearchSuggestions(typed)
  return (
    <SearchBox
      key={term}
      action="/productList/searchProducts"
      hiddenFields={[['sort', 'recommended_desc']]}
      defaultQuery={term}
      suggestions={suggestions}
      onQueryChange={setTyped}
      onSearch={(text) => void navigate(paths.search(text))}
    />
  )
}
