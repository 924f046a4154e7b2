import { ProductGallery } from '@shop/ui/ProductGallery'
import { Stack } from '@shop/ui/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { productQuery } from '#features/products/api/productQuery.ts'
import { relatedProductsQuery } from '#features/products/api/relatedProductsQuery.ts'
import { reviewsQuery } from '#features/products/api/reviewsQuery.ts'
import { chooseVariant, readChoice } from '#features/products/chooseVariant.ts'
import { picturesOf } from '#features/products/picturesOf.ts'
import { useServices } from '#lib/AppServices.ts'
import { laterPart } from '#lib/laterPart.tsx'
import type { LoaderArgs } from '#lib/LoaderArgs.ts'
import { logError } from '#lib/logError.ts'
import { useRouteParam } from '#lib/RouteParams.ts'
import { BuyBox } from './parts/BuyBox.tsx'
import { BuyBar } from './parts/BuyBar.tsx'
import { PageBreadcrumbs } from '#lib/PageBreadcrumbs.tsx'
import { crumbsOf } from './parts/crumbsOf.ts'
import { preloadPicture } from './parts/preloadPicture.ts'
import { ProductMeta } from './parts/ProductMeta.tsx'
import { Container } from '@shop/ui/Container'
import * as S from './ProductRoute.styles.ts'

const NoLongerSold = laterPart(async () => (await import('./parts/NoLongerSold.tsx')).NoLongerSold, {
  isOptional: true,
})
const UnknownProduct = laterPart(async () => (await import('./parts/UnknownProduct.tsx')).UnknownProduct, {
  isOptional: true,
})
const ProductDetails = laterPart(async () => (await import('./parts/ProductDetails.tsx')).ProductDetails, {
  isBelow: true,
})
const ProductReviews = laterPart(async () => (await import('./parts/ProductReviews.tsx')).ProductReviews, {
  isBelow: true,
})
const RelatedProducts = laterPart(async () => (await import('./parts/RelatedProducts.tsx')).RelatedProducts, {
  isBelow: true,
})
const ProductEnd = laterPart(async () => (await import('./parts/ProductEnd.tsx')).ProductEnd, {
  isBelow: true,
})

export async function loader({ api, queries, params, url, isMeant, isAhead }: LoaderArgs) {
  const slug = params.slug ?? ''
  // The page is useful without these: their failure is only logged (specification §8).
  const log = (what: string) => (error: unknown) => logError(what, error)
  const loadProduct = async () => {
    const query = productQuery(api, slug)
    const product = await queries.ensureQueryData(query)
    // When the page is opened, the product is asked for again, which counts the view and renews price and stock.
    if (isAhead) await queries.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' })
    if (isMeant) preloadPicture(product, url.searchParams)
  }
  await Promise.all([
    loadProduct(),
    queries.ensureQueryData(reviewsQuery(api, slug, 1)).catch(log('Reviews')),
    queries.ensureQueryData(relatedProductsQuery(api, slug)).catch(log('Related products')),
  ])
}

export function NotFound() {
  return <UnknownProduct />
}

export function Component() {
  const slug = useRouteParam('slug')
  return <ProductPage key={slug} slug={slug} />
}

/** The chosen variant is in the address only. */
function ProductPage({ slug }: { slug: string }) {
  const { api } = useServices()
  const { data: product } = useSuspenseQuery(productQuery(api, slug))
  const { search } = useLocation()
  const button = useRef<HTMLDivElement>(null)
  const address = new URLSearchParams(search)
  const variant = chooseVariant(product, address)
  const pictures = picturesOf(product, variant, address)
  const picker = useRef<HTMLDivElement>(null)
  const [isChoiceAsked, setIsChoiceAsked] = useState(false)
  // What was added since the page opened; another choice has another button.
  const [added, setAdded] = useState<{ variant: typeof variant }>()
  const isAdded = added !== undefined && added.variant?.id === variant?.id
  // The button says first that the product is in the cart; what follows from it is shown after that.
  const add = () => startTransition(() => setAdded({ variant }))
  function askForChoice() {
    setIsChoiceAsked(true)
    picker.current?.scrollIntoView({ block: 'nearest' })
    const groups = [...(picker.current?.querySelectorAll('fieldset') ?? [])]
    const missing = groups.find((group) => group.querySelector('[aria-current]') === null)
    missing?.querySelector('a')?.focus({ preventScroll: true })
  }
  const isSoldOut = product.quantity === 0 && !product.isArchived
  useEffect(() => {
    import('#features/products/recentlyViewedStore.ts')
      .then(({ rememberView }) => rememberView(product.id))
      .catch((error: unknown) => logError('Recently viewed', error))
  }, [product.id])
  return (
    <Container as="article" gap="section">
      <ProductMeta product={product} />
      <S.Top>
        <PageBreadcrumbs items={crumbsOf(product)} />
      </S.Top>
      <S.Product>
        <S.Gallery>
          <ProductGallery
            pictures={pictures}
            title={product.title}
            kind={product.categoryName}
            isLow={product.optionGroups.length > 0}
          />
        </S.Gallery>
        <Stack gap="xl">
          {product.isArchived ? (
            <NoLongerSold product={product} />
          ) : (
            <BuyBox
              product={product}
              variant={variant}
              choiceOf={(group) => readChoice(group, variant, address)}
              buttonRef={button}
              pickerRef={picker}
              isChoiceAsked={isChoiceAsked}
              onChoiceMissing={askForChoice}
              isAdded={isAdded}
              onAdd={add}
            >
              {isSoldOut && <RelatedProducts slug={slug} isSoldOut />}
            </BuyBox>
          )}
          <ProductDetails product={product} variant={variant} isAdded={isAdded} />
        </Stack>
      </S.Product>
      <ProductReviews product={product} slug={slug} />
      <ProductEnd productId={product.id} slug={slug} isSoldOut={isSoldOut} />
      {!product.isArchived && (
        <BuyBar
          product={product}
          variant={variant}
          picture={pictures[0]}
          replaces={button}
          onChoiceMissing={askForChoice}
          isAdded={isAdded}
          onAdd={add}
        />
      )}
    </Container>
  )
}
