import { formatRupees } from '@shop/contract/money'
import type { ReturnException } from '@shop/contract/returnException'
import { Callout } from '@shop/ui/Callout'
import { BoltIcon, CashIcon, ReturnIcon, TruckIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { Stack } from '@shop/ui/Stack'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { product } from '../texts/product.ts'
import * as S from './DeliveryEstimate.styles.ts'

/** Delivery of a product to the shopper's pincode. */
export interface PlaceDelivery {
  /** False where the shop does not deliver. */
  isServed: boolean
  /** Null when it is unknown, such as for a product that is out of stock. */
  estimate: {
    /** "by 6:40 pm today" */
    text: string
    /** Delivered within hours by a store in the same city. */
    isExpress: boolean
    /** A parcel to a place with express delivery, whose store lacks the product. */
    isMissingNearby?: boolean
    /** "today", when only some of the options arrive then. The text is theirs. */
    dayOfSome?: string
  } | null
  hasCashOnDelivery: boolean
  /** Most that an order to be paid in cash may cost, in rupees, where the product alone costs more. */
  cashUpTo?: number
}

export interface DeliveryEstimateProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Null without a pincode, `loading` until the estimate arrives, `failed` without a response, `sold-out` for what can't be ordered. */
  place: PlaceDelivery | 'loading' | 'failed' | 'sold-out' | null
  /** Area that the estimate is for, of a shopper without a pincode. */
  area?: string
  /** Sentence about deliveries to the shopper's city, for a shopper without a pincode. */
  cityNote?: string
  /** Days to return the product, or why it can't be returned (specification §9). */
  returns: number | ReturnException
}

/** Delivery time of a product at the shopper's pincode, and whether it can be returned (specification §9). */
export function DeliveryEstimate({ place, area, cityNote, returns, ...rest }: DeliveryEstimateProps) {
  const texts = useTexts(product, 'DeliveryEstimate')
  return (
    <Stack as={S.Root} gap="s" {...rest}>
      <PlaceLines place={place} area={area} cityNote={cityNote} />
      <Line icon={<ReturnIcon size="m" />}>
        {typeof returns === 'number' ? texts.returnable(returns) : texts.nonReturnable[returns]}
      </Line>
    </Stack>
  )
}

function PlaceLines({
  place: known,
  area,
  cityNote,
}: Pick<DeliveryEstimateProps, 'place' | 'area' | 'cityNote'>) {
  const texts = useTexts(product, 'DeliveryEstimate')
  // The pincode tells more than an area without an estimate.
  const place = area !== undefined && known === 'failed' ? null : known
  if (place === 'failed' || place === 'sold-out') return null
  if (place === null || place === 'loading') {
    return (
      <Line icon={<TruckIcon size="m" />}>
        {place === null && cityNote !== undefined && `${cityNote} `}
        {place === null ? texts.enterPincode : texts.pending}
      </Line>
    )
  }
  if (!place.isServed) {
    return (
      <li>
        <Callout>{texts.notServed}</Callout>
      </li>
    )
  }
  const { estimate, hasCashOnDelivery, cashUpTo } = place
  const cash = cashUpTo === undefined ? texts.cash : texts.cashUpTo(formatRupees(cashUpTo))
  return (
    <>
      {estimate !== null && (
        <Line icon={estimate.isExpress ? <BoltIcon size="m" data-tone="accent" /> : <TruckIcon size="m" />}>
          {texts.arrives}
          <b>{estimate.text}</b>
          {estimate.isMissingNearby && texts.missingNearby}
          {area !== undefined && texts.in(area)}
          {estimate.dayOfSome !== undefined && texts.varies}
          {area !== undefined && `${estimate.dayOfSome === undefined ? '.' : ''} ${texts.enterPincodeOfArea}`}
        </Line>
      )}
      {area === undefined && (
        <Line icon={<CashIcon size="m" />}>{hasCashOnDelivery ? cash : texts.noCash}</Line>
      )}
    </>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Inline as="li" gap="xs" align="start" wrap="none">
      {icon}
      <span>{children}</span>
    </Inline>
  )
}
