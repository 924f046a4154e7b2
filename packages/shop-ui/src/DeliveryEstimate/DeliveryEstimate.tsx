import type { ComponentPropsWithRef } from 'react'
import { BoltIcon, CashIcon, MapPinIcon, ReturnIcon, TruckIcon } from '@shop/ui/Icon'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { shopping } from '../texts/shopping.ts'
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
  /** Option group that the shopper has to choose first, such as "size". */
  missingChoice?: string | undefined
  /** The product can be returned (specification §9). */
  isReturnable: boolean
}

/** Delivery time of a product at the shopper's pincode, and whether it can be returned (specification §9). */
export function DeliveryEstimate({ place, missingChoice, isReturnable, ...rest }: DeliveryEstimateProps) {
  const texts = useTexts(shopping, 'DeliveryEstimate')
  return (
    <S.Root {...rest}>
      {missingChoice === undefined || place === null ? (
        <PlaceLines place={place} />
      ) : (
        <li>
          <TruckIcon />
          <span>{texts.chooseFirst(missingChoice)}</span>
        </li>
      )}
      <li>
        <ReturnIcon />
        <span>{isReturnable ? texts.returnable : texts.nonReturnable}</span>
      </li>
    </S.Root>
  )
}

function PlaceLines({ place }: Pick<DeliveryEstimateProps, 'place'>) {
  const texts = useTexts(shopping, 'DeliveryEstimate')
  if (place === 'failed') return null
  if (place === null || place === 'loading') {
    return (
      <li>
        <TruckIcon />
        <span>{place === null ? texts.enterPincode : texts.pending}</span>
      </li>
    )
  }
  if (!place.isServed) {
    return (
      <li>
        <MapPinIcon />
        <span>
          <b>{texts.notServed}</b>
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
            {texts.arrives}
            <b>{estimate.text}</b>
          </span>
        </li>
      )}
      <li>
        <CashIcon />
        <span>{hasCashOnDelivery ? texts.cash : texts.noCash}</span>
      </li>
    </>
  )
}
