import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { CardLink } from '../CardLink/CardLink.tsx'
import { laterDialog } from '../Dialog/Dialog.tsx'
import { groupsOf } from '../lib/combinations.ts'
import { CardText } from '../lib/productCard.styles.ts'
import type { ProductSummary } from '../lib/ProductSummary.ts'
import type { Variant } from '../lib/resolveOptionControl.ts'
import { Picture } from '../Picture/Picture.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { RawLink } from '../RawLink/RawLink.tsx'
import type { VariantDialogProps } from '../VariantDialog/VariantDialog.tsx'
import { VariantPrice } from '../VariantPrice/VariantPrice.tsx'
import { CardBadge } from './parts/CardBadge.tsx'
import { PreviewButton } from './parts/PreviewButton.tsx'
import { useCardVariant } from './parts/useCardVariant.ts'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { cardTexts } from '../texts/cardTexts.ts'
import * as S from './ProductCard.styles.ts'

const loadVariantDialog = () => import('../VariantDialog/VariantDialog.tsx')
const VariantDialog = laterDialog(async () => (await loadVariantDialog()).VariantDialog)

/** `sizes` of a picture in a `ProductGrid`. */
const CARD_PICTURE_SIZES = '(min-width: 1600px) 18vw, (min-width: 1100px) 22vw, (min-width: 801px) 30vw, 46vw'

const ROW_PICTURE_SIZES = '12rem'

const CARD_PICTURE_WIDTHS = [320, 480, 640, 960] as const

/** The preview of a product's options. */
export interface CardPreview<V extends Variant = Variant> {
  /** Called with the picked variant; with null while a combination is incomplete. */
  onPick?: (variant: V | null) => void
  /** Content beside the name of a group, such as a button to a size guide. */
  asideOf?: VariantDialogProps['asideOf']
  /** The button of a product in the cart opens it, as where an offer needs more of them. */
  addsMore?: boolean | undefined
}

export interface ProductCardProps<V extends Variant = Variant> extends Omit<
  ComponentPropsWithRef<'article'>,
  'children'
> {
  product: ProductSummary<V>
  href: string
  /** Variants of this product in the cart; `[null]` for a product without options. */
  cartVariantIds?: readonly (V['id'] | null)[]
  /** The variant is null for a product without options. */
  onAddToCart: (variant: V | null) => void
  /** Called when the product is already in the cart. Without it, as in the cart, the button only says that it was added. */
  onGoToCart?: () => void
  /** Called with the new state. Without it, the card has no heart. */
  onWishlistToggle?: (isWishlisted: boolean) => void
  /** Loads its picture eagerly. */
  isPriority?: boolean
  /** Delivery estimate of the picked variant, such as an icon and "by 6:40 pm today", or what renders it or nothing: its line is there, so that nothing moves. */
  deliveryEstimate?: ReactNode
  /** Additions to the preview of its options. */
  preview?: CardPreview<V>
  /** `row` has a small picture and the button at its end, and no badge, options, offer and estimate. */
  layout?: 'column' | 'row'
  /** Level of the title's heading. */
  headingLevel?: 2 | 3
}

/**
 * A product in a list: picture, prices, "Add to Cart" or "Go to Cart", wishlist, and "Preview {option group}".
 * A product with options asks for one before it is added, unless there is only one.
 */
export function ProductCard<V extends Variant>({
  product,
  href,
  cartVariantIds = [],
  onAddToCart,
  onGoToCart,
  onWishlistToggle,
  isPriority = false,
  deliveryEstimate,
  preview,
  layout,
  headingLevel = 3,
  ...rest
}: ProductCardProps<V>) {
  const texts = useTexts(cardTexts, 'ProductCard')
  const Heading = `h${headingLevel}` as const
  const group = product.optionGroups?.[0]
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  const [isPointed, setIsPointed] = useState(false)
  /** Undefined until it is opened for the first time. */
  const [previewTitle, setPreviewTitle] = useState<string>()

  const { variant, seen, named, pick } = useCardVariant(product, preview?.onPick)
  const isInCart = variant === null ? cartVariantIds.length > 0 : cartVariantIds.includes(variant.id)
  const isSoldOut = (variant ?? product).quantity === 0
  const isAdded = isInCart && onGoToCart === undefined
  const cartAction = isAdded ? texts.added : isInCart ? texts.goToCart : texts.add

  const asksForMore =
    preview?.addsMore && isInCart && product.quantity > 0 && group?.variants[1] && group.name
  const mainAction = asksForMore ? texts.another(asksForMore) : cartAction

  const pictures = seen?.pictures?.[0] ? seen.pictures : product.pictures
  const frame = {
    'data-part': 'frame',
    alt: '',
    sizes: layout === 'row' ? ROW_PICTURE_SIZES : CARD_PICTURE_SIZES,
    widths: CARD_PICTURE_WIDTHS,
  }
  const picture = (
    <Picture picture={pictures[0]} kind={product.categoryName} isPriority={isPriority} {...frame} />
  )

  const price = <VariantPrice product={product} variant={seen} />
  const rating = (
    <Rating data-part="rating" average={product.ratingAverage ?? 0} count={product.ratingCount ?? 0} />
  )

  function openPreview(title: string) {
    setPreviewTitle(title)
    setIsPreviewOpen(true)
  }
  function handleCartClick() {
    if (isInCart) onGoToCart?.()
    else if (group !== undefined && variant === null) openPreview(texts.choose(groupsOf(group)))
    else onAddToCart(variant)
  }

  return (
    <S.Root
      data-stock={isSoldOut ? 'out' : 'in'}
      data-layout={layout}
      onPointerEnter={({ pointerType }) => setIsPointed(pointerType === 'mouse')}
      {...rest}
    >
      {picture}
      {isPointed && layout !== 'row' && pictures[1] && <Picture data-view picture={pictures[1]} {...frame} />}
      <CardText>
        <CardBadge
          isSoldOut={isSoldOut && isInCart}
          isBestMatch={product.isBestMatch}
          isBestSeller={product.isBestSeller}
          isNew={product.isNew}
        />
        <p data-part="brand">{product.brandName}</p>
        <Heading data-part="title">
          <CardLink href={href}>{product.title}</CardLink>
        </Heading>
        {layout === 'row' && price}
        {layout === 'row' && rating}
      </CardText>
      {layout !== 'row' && (
        <div data-part="price">
          {price}
          <p data-part="estimate">
            {deliveryEstimate !== undefined && !isSoldOut && <span>{deliveryEstimate}</span>}
          </p>
        </div>
      )}
      <div data-part="extras">
        {layout !== 'row' && rating}
        {group !== undefined && (
          <PreviewButton
            group={group}
            picked={named}
            productTitle={product.title}
            onClick={() => openPreview(texts.preview(group.name))}
            onIntent={() => void loadVariantDialog().catch(() => undefined)}
          />
        )}
        {product.offer && (
          <RawLink data-part="offer" href={product.offer.href}>
            {product.offer.title}
          </RawLink>
        )}
      </div>
      <div data-part="actions">
        <Button
          isWide
          variant={isInCart && !asksForMore ? 'strong' : 'secondary'}
          disabled={isSoldOut && !isInCart}
          // Keeps the focus, unlike a disabled button.
          aria-disabled={isAdded || undefined}
          aria-label={isSoldOut ? undefined : texts.actionOf(mainAction, product.title)}
          onClick={asksForMore ? () => openPreview(mainAction) : handleCartClick}
        >
          {isSoldOut && !isInCart ? texts.soldOut : mainAction}
        </Button>
      </div>
      {onWishlistToggle && (
        <button
          type="button"
          data-part="wishlist"
          aria-pressed={product.isWishlisted ?? false}
          aria-label={texts.wishlist(product.title)}
          onClick={() => onWishlistToggle(!product.isWishlisted)}
        />
      )}
      {group !== undefined && previewTitle !== undefined && (
        <VariantDialog
          isOpen={isPreviewOpen}
          onClose={() => setIsPreviewOpen(false)}
          title={previewTitle}
          product={product}
          soldOutHref={product.quantity === 0 && !isInCart ? href : undefined}
          group={group}
          picked={variant}
          picture={picture}
          asideOf={preview?.asideOf}
          onPick={(one) => pick(one?.id ?? null)}
          action={variant === null ? texts.add : cartAction}
          done={variant !== null && isInCart ? texts.inCart : undefined}
          onAction={() => {
            setIsPreviewOpen(false)
            handleCartClick()
          }}
        />
      )}
    </S.Root>
  )
}
