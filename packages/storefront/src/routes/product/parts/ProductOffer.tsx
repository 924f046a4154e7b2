import { formatRupees } from '@shop/contract/money'
import type { Product, ProductOffer as Offer } from '@shop/contract/products'
import { CardLink } from '@shop/ui/CardLink'
import { TagIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { Link } from '@shop/ui/Link'
import { Picture } from '@shop/ui/Picture'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/productParts.ts'
import * as S from './ProductOffer.styles.ts'

interface ProductOfferProps {
  product: Product
  offer: Offer
}

/** Offer of the product, with a link to what else is in it. A gift is shown, and what it is worth; its link can be pressed anywhere. */
export function ProductOffer({ product: { isOfferShared, offerGift: gift }, offer }: ProductOfferProps) {
  const OfferLink = gift === undefined ? CardLink : Link
  return (
    <Inline as={S.Root} align="start" wrap="none" aria-label={texts.offer}>
      {gift === undefined ? (
        <TagIcon />
      ) : (
        <S.Frame>
          <Picture
            picture={gift.image === '' ? undefined : { src: gift.image }}
            alt=""
            sizes="3rem"
            widths={[160]}
          />
        </S.Frame>
      )}
      <div>
        <p>
          {offer.title}
          {isOfferShared && (
            <>
              {' '}
              <OfferLink href={paths.offer(offer.id)}>{texts.seeOffer}</OfferLink>
            </>
          )}
        </p>
        {gift && (
          <p>
            {gift.option_name !== null && `${gift.option_name}. `}
            {`${texts.worth(formatRupees(gift.worth))}. `}
            <CardLink
              href={paths.product(gift.slug, gift.option_name === null ? undefined : gift.variant_id)}
            >
              {texts.seeGift}
            </CardLink>
          </p>
        )}
      </div>
    </Inline>
  )
}
