import type { ComponentPropsWithRef } from 'react'
import { BoltIcon, CashIcon, MapPinIcon, ReturnIcon, TruckIcon } from '@shop/ui/Icon'
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
  } | null
  hasCashOnDelivery: boolean
}

export interface DeliveryEstimateProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Null without a pincode, `loading` until the estimate arrives, `failed` without a response. */
  place: PlaceDelivery | 'loading' | 'failed' | null
  /** What the shopper has to choose before there is an estimate, such as "size". */
  missingChoice?: string | undefined
  /** The product can be returned (specification §9). */
  isReturnable: boolean
}

/** Delivery time of a product at the shopper's pincode, and whether it can be returned (specification §9). */
export function DeliveryEstimate({ place, missingChoice, isReturnable, ...rest }: DeliveryEstimateProps) {
  return (
    <S.Root {...rest}>
      {missingChoice === undefined || place === null ? (
        <PlaceLines place={place} />
      ) : (
        <li>
          <TruckIcon />
          <span>Choose a {missingChoice} to see when it arrives</span>
        </li>
      )}
      <li>
        <ReturnIcon />
        <span>
          {isReturnable
            ? 'Return within 7 days of delivery'
            : 'This item can’t be returned: hygiene, innerwear and baby care'}
        </span>
      </li>
    </S.Root>
  )
}

function PlaceLines({ place }: Pick<DeliveryEstimateProps, 'place'>) {
  if (place === 'failed') return null
  if (place === null || place === 'loading') {
    return (
      <li>
        <TruckIcon />
        <span>
          {place === null ? 'Enter your pincode to see when it arrives' : 'Checking when it can arrive…'}
        </span>
      </li>
    )
  }
  if (!place.isServed) {
    return (
      <li>
        <MapPinIcon />
        <span>
          <b>We don’t deliver there yet</b>
        </span>
      </li>
    )
  }
  const { estimate, hasCashOnDelivery } = place
  return (
    <>
      {estimate !== null && (
        <li>
          {estimate.isExpress ? <BoltIcon data-tone="accent" /> : <TruckIcon />}
          <span>
            Arrives <b>{estimate.text}</b>
          </span>
        </li>
      )}
      <li>
        <CashIcon />
        <span>
          {hasCashOnDelivery ? 'Cash on delivery is available' : 'No cash on delivery there: pay online'}
        </span>
      </li>
    </>
  )
}
