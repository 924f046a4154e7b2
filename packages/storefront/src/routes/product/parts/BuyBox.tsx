import { SIZE_GROUP } from '@shop/contract/limits'
import { formatRupees } from '@shop/contract/money'
import type { OptionGroup, Product, Variant } from '@shop/contract/products'
import { Badge } from '@shop/ui/Badge'
import { Heading } from '@shop/ui/Heading'
import { useIsHydrated } from '@shop/ui/hooks/useIsHydrated'
import { Inline } from '@shop/ui/Inline'
import { Link } from '@shop/ui/Link'
import { OptionPicker, type Choice } from '@shop/ui/OptionPicker'
import { RatingLink } from '@shop/ui/RatingLink'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { VariantPrice } from '@shop/ui/VariantPrice'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import type { ReactNode, RefObject } from 'react'
import { keepReviewView } from '#features/products/reviewView.ts'
import { laterPart } from '#lib/laterPart.tsx'
import { paths, REVIEWS_ID } from '#lib/paths.ts'
import { useSearch } from '#lib/useSearch.ts'
import { BuyButton } from './BuyButton.tsx'
import { OPTIONS_ID } from './optionsId.ts'
import { Panel } from '@shop/ui/Panel'
import * as S from './BuyBox.styles.ts'
import { scrollToPart } from './scrollToPart.ts'
import * as texts from '#texts/product.ts'

/** So many units or fewer are few. */
const FEW_UNITS = 5

const BelowButton = laterPart(async () => (await import('./BelowButton.tsx')).BelowButton)
const SizeGuide = laterPart(async () => (await import('#routes/shared/SizeGuide.tsx')).SizeGuide)
const ProductOffer = laterPart(async () => (await import('./ProductOffer.tsx')).ProductOffer)
const Delivery = laterPart(async () => (await import('./Delivery.tsx')).Delivery)

interface BuyBoxProps {
  product: Product
  variant: Variant | undefined
  /** Value that is chosen in each group of a combination; null where none is. */
  choiceOf: (group: OptionGroup) => Choice
  /** Button that the sticky bar replaces while it is out of view. */
  buttonRef: RefObject<HTMLDivElement | null>
  pickerRef: RefObject<HTMLDivElement | null>
  /** The shopper wants to buy before choosing. */
  isChoiceAsked: boolean
  onChoiceMissing: () => void
  /** The choice was added since the page opened. */
  isAdded: boolean
  onAdd: () => void
  /** Content below the buttons. */
  children?: ReactNode
}

export function BuyBox({
  product,
  variant,
  choiceOf,
  buttonRef,
  pickerRef,
  isChoiceAsked,
  onChoiceMissing,
  isAdded,
  onAdd,
  children,
}: BuyBoxProps) {
  const { quantity } = variant ?? product
  const search = useSearch()
  // The server's page is the same for every order of reviews.
  const reviewsIn = useIsHydrated() ? search : new URLSearchParams()
  // Without a choice, the product's number is that of all its options.
  const isOne = variant !== undefined || product.optionGroups.length === 0
  const isFew = isOne && quantity <= FEW_UNITS
  const stock = quantity === 0 ? texts.outOfStock : isFew ? texts.onlyLeft(quantity) : ''
  return (
    <Stack gap="l">
      <Stack as={S.Head} gap="xs" align="start">
        <Inline as={S.Brand} rowGap="none">
          <Text size="s" weight="bold" isCapital>
            <Link href={paths.brand(product.brandSlug)} variant="quiet">
              {product.brandName}
            </Link>
          </Text>
          {product.isBestSeller && <Badge tone="accent">{texts.bestSeller}</Badge>}
          {product.isNew && !product.isBestSeller && <Badge>{texts.isNew}</Badge>}
        </Inline>
        <Heading level={1} size="h2">
          {product.title}
        </Heading>
        {product.ratingCount > 0 && (
          <RatingLink
            href={`#${REVIEWS_ID}`}
            average={product.ratingAverage}
            count={product.ratingCount}
            onClick={scrollToPart(REVIEWS_ID)}
          />
        )}
      </Stack>
      <S.Price>
        <VariantPrice product={product} variant={variant} size="l" />
        <Text size="s" tone="muted">
          {product.packSize && `${product.packSize}\u00A0· `}
          {texts.allTaxesIncluded}
        </Text>
        <VisuallyHidden role="status">
          {variant && `${variant.name}: ${formatRupees(variant.sellingPrice)} ${stock}`}
        </VisuallyHidden>
      </S.Price>
      {product.optionGroups.length > 0 && (
        <Stack as={S.Options} gap="l" ref={pickerRef} id={OPTIONS_ID} tabIndex={-1}>
          {product.optionGroups.map((group) => (
            <OptionPicker
              key={group.name}
              group={group}
              value={choiceOf(group)}
              hrefFor={(choice, chosen) =>
                keepReviewView(hrefOf(product.slug, group, choice, chosen), reviewsIn)
              }
              isAsked={isChoiceAsked && variant === undefined}
              asideOf={(name, at) =>
                name === SIZE_GROUP && product.sizeGuide !== undefined ? (
                  <SizeGuide product={product} group={group} at={at} chosen={choiceOf(group)[at]} />
                ) : null
              }
            />
          ))}
        </Stack>
      )}
      {product.offer !== null && <ProductOffer product={product} offer={product.offer} />}
      <Stack gap="xs">
        {stock !== '' && (
          <Text size="s" weight="medium" tone="accent">
            {stock}
          </Text>
        )}
        <div ref={buttonRef}>
          <BuyButton product={product} variant={variant} onChoiceMissing={onChoiceMissing} onAdd={onAdd} />
        </div>
        <BelowButton product={product} variant={variant} isAdded={isAdded} buttonRef={buttonRef} />
      </Stack>
      {children}
      <Panel gap="m" padding="s">
        <Delivery product={product} variant={variant} />
      </Panel>
    </Stack>
  )
}

/** Address of a variant, or of the values that are chosen so far. */
function hrefOf(slug: string, group: OptionGroup, choice: Choice, chosen: { id: number } | undefined) {
  if (chosen !== undefined) return paths.product(slug, chosen.id)
  const names = group.groups ?? [group.name]
  return paths.productChoice(
    slug,
    choice.flatMap((value, at) => (value === null ? [] : `${names[at]}:${value}`)),
  )
}
