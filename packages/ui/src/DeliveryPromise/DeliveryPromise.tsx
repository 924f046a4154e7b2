import type { ComponentPropsWithRef } from 'react'
import { BoltIcon, CashIcon, MapPinIcon, ReturnIcon, TruckIcon } from '../Icon/Icon.tsx'
import * as S from './DeliveryPromise.styles.ts'

/** What holds for the shopper's own pincode. */
export interface PlacePromise {
  /** "by 6:40 pm today"; null where the shop does not deliver. */
  by: string | null
  /** It comes within hours. */
  isExpress: boolean
  hasCashOnDelivery: boolean
}

export interface DeliveryPromiseProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Known once the pincode is: it takes the place of what holds in general. */
  place?: PlacePromise | null
  /** Where it goes within two hours. */
  expressCities: readonly string[]
  /** How many days it takes elsewhere: at least, at most. */
  standardDays: readonly [number, number]
  /** It may be sent back (spec §9). */
  isReturnable: boolean
}

const cities = new Intl.ListFormat('en-IN', { type: 'conjunction' })

/** When it comes and whether it can go back (spec §9). */
export function DeliveryPromise({
  place = null,
  expressCities,
  standardDays,
  isReturnable,
  ...rest
}: DeliveryPromiseProps) {
  return (
    <S.Root {...rest}>
      {place !== null && <ToPlace {...place} />}
      {place === null && expressCities.length > 0 && (
        <li>
          <BoltIcon data-tone="accent" />
          <span>
            <b>In about 2 hours</b> in {cities.format(expressCities)}
          </span>
        </li>
      )}
      {place === null && (
        <li>
          <TruckIcon />
          <span>
            <b>{`${standardDays[0]}–${standardDays[1]} days`}</b> elsewhere in India
          </span>
        </li>
      )}
      <li>
        <ReturnIcon />
        <span>
          {isReturnable
            ? 'Return within 7 days of delivery'
            : 'Hygiene, innerwear and baby care items can’t be returned'}
        </span>
      </li>
    </S.Root>
  )
}

function ToPlace({ by, isExpress, hasCashOnDelivery }: PlacePromise) {
  if (by === null) {
    return (
      <li>
        <MapPinIcon />
        <span>
          <b>We don’t deliver there yet</b>
        </span>
      </li>
    )
  }
  return (
    <>
      <li>
        {isExpress ? <BoltIcon data-tone="accent" /> : <TruckIcon />}
        <span>
          At your door <b>{by}</b>
        </span>
      </li>
      <li>
        <CashIcon />
        <span>
          {hasCashOnDelivery ? 'Cash on delivery is available' : 'No cash on delivery there: pay online'}
        </span>
      </li>
    </>
  )
}
