import type { ComponentPropsWithRef } from 'react'
import { BoltIcon, ReturnIcon, TruckIcon } from '../Icon/Icon.tsx'
import * as S from './DeliveryPromise.styles.ts'

export interface DeliveryPromiseProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Where it goes within two hours. */
  expressCities: readonly string[]
  /** How many days it takes elsewhere: at least, at most. */
  standardDays: readonly [number, number]
  isReturnable: boolean
}

const cities = new Intl.ListFormat('en-IN', { type: 'conjunction' })

/** When it comes and whether it can go back (spec §9). */
export function DeliveryPromise({
  expressCities,
  standardDays,
  isReturnable,
  ...rest
}: DeliveryPromiseProps) {
  return (
    <S.Root {...rest}>
      {expressCities.length > 0 && (
        <li>
          <BoltIcon data-tone="accent" />
          <span>
            <b>In about 2 hours</b> in {cities.format(expressCities)}
          </span>
        </li>
      )}
      <li>
        <TruckIcon />
        <span>
          <b>{`${standardDays[0]}–${standardDays[1]} days`}</b> elsewhere in India
        </span>
      </li>
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
