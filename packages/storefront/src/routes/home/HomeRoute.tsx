import { Banner } from '@shop/shop-ui/Banner'
import { CategoryHero } from '@shop/shop-ui/CategoryHero'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { mainCategoriesQuery } from '#features/categories/api/mainCategoriesQuery.ts'
import { subCategoriesQuery } from '#features/categories/api/subCategoriesQuery.ts'
import { useCityRedirect } from '#features/city/useCityRedirect.ts'
import { useConsent } from '#features/consent/useConsent.ts'
import { deliveryLocationStore } from '#features/delivery/deliveryLocationStore.ts'
import { homeQuery } from '#features/home/api/homeQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { FirstPaint } from '#lib/FirstPaint.tsx'
import { JsonLd } from '#lib/JsonLd.tsx'
import { laterPart } from '#lib/laterPart.tsx'
import { logError } from '#lib/logError.ts'
import { paths } from '#lib/paths.ts'
import { Seo } from '#lib/Seo.tsx'
import { useStorage } from '#lib/storage/useStorage.ts'
import type { LoaderArgs } from '#lib/LoaderArgs.ts'
import { Container } from '@shop/ui/Container'
import { HomePromises } from './parts/HomePromises.tsx'
import { NarrowCategories } from './parts/NarrowCategories.tsx'
import { OpeningSoon } from './parts/OpeningSoon.tsx'
import { CategoryTiles } from '#routes/shared/CategoryTiles.tsx'
import * as texts from '#texts/home.ts'
import { expressArea, inTime } from '#texts/promises.ts'

const HomeSections = laterPart(async () => (await import('./parts/HomeSections.tsx')).HomeSections, {
  isBelow: true,
})

export async function loader({ api, queries }: LoaderArgs) {
  await Promise.all([
    queries.ensureQueryData(homeQuery(api)),
    loadCategories({ api, queries }).catch((error: unknown) => logError('Categories', error)),
  ])
}

/** With those within it, if there is a single main category. */
async function loadCategories({ api, queries }: Pick<LoaderArgs, 'api' | 'queries'>) {
  const [only, ...more] = await queries.ensureQueryData(mainCategoriesQuery(api))
  if (only !== undefined && more.length === 0) await queries.ensureQueryData(subCategoriesQuery(api, only.id))
}

export function Component() {
  const { api, origin, config } = useServices()
  const { shop, delivery } = config
  const title = texts.pageTitle(
    shop.name,
    shop.tagline,
    expressArea(delivery) === undefined ? undefined : inTime(delivery),
  )
  const { data: home } = useSuspenseQuery(homeQuery(api))
  // The page is useful without the menu's categories.
  const { data: categories = [] } = useQuery(mainCategoriesQuery(api))
  useCityRedirect({
    mayLookUp: useConsent() === 'yes',
    pincodeCity: useStorage(deliveryLocationStore, (place) => place?.city ?? null),
  })
  const { hero, blocks } = home
  const [only, ...more] = categories
  const isEmpty = hero === undefined && [blocks, home.brands].every(({ length }) => length === 0)
  return (
    <Container gap="section" top="m" bottom="section">
      <Seo
        title={title}
        isWholeTitle
        description={texts.pageDescription(shop.description, inTime(delivery))}
        path={paths.home()}
        picture={hero?.picture.src}
      />
      <JsonLd
        data={
          import.meta.env.SSR && {
            '@context': 'https://schema.org',
            '@type': 'WebSite',
            name: shop.name,
            url: `${origin}/`,
            potentialAction: {
              '@type': 'SearchAction',
              target: `${origin}/productList/searchProducts?search={search_term_string}&sort=recommended_desc`,
              'query-input': 'required name=search_term_string',
            },
          }
        }
      />
      {hero && <Banner banner={hero} size="hero" headingLevel={1} isPriority />}
      <FirstPaint id="hero-end" />
      {isEmpty && <OpeningSoon />}
      {!hero && !isEmpty && (
        <CategoryHero
          title={shop.about}
          actions={
            <ButtonLink href={paths.collection('all')} size="l">
              {texts.seeAllProducts}
            </ButtonLink>
          }
        />
      )}
      <CategoryTiles categories={categories} />
      {only !== undefined && more.length === 0 && <NarrowCategories mainId={only.id} />}
      <HomePromises />
      <HomeSections home={home} />
    </Container>
  )
}
