import { PlaceText } from '@shop/shop-ui/PlaceText'
import { BoltIcon, MapPinIcon, ReturnIcon, ShieldIcon, TruckIcon, WalletIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { Link } from '@shop/ui/Link'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { daysOf } from '@shop/contract/durations'
import * as texts from '#texts/home.ts'
import { promisedDelivery, type PromisedDelivery } from '#features/city/promisedDelivery.ts'
import { useDeliveryPlace } from '#routes/shared/useDeliveryPlace.ts'
import { days, expressTime, hour } from '#texts/promises.ts'
import * as S from './HomePromises.styles.ts'

const promises = [
  { icon: <ShieldIcon />, title: texts.authentic, text: texts.fromBrands },
  { icon: <WalletIcon />, title: texts.upiCardsOrCash, text: texts.taxesIncluded },
]

/** Service promises of the shop, in four short lines. The first follows the shopper's place, as the line above the header does. */
export function HomePromises() {
  const { config } = useServices()
  const { returnDays } = config
  const express = deliveryLines(config, promisedDelivery(config, useDeliveryPlace()))
  const returns = {
    icon: <ReturnIcon />,
    title: texts.daysToReturn(daysOf(returnDays).short),
    text: <Link href={paths.returns()}>{texts.returnExceptions}</Link>,
  }
  return (
    <S.Root role="list" aria-label={texts.whatWePromise}>
      {[express, returns, ...promises].map(({ icon, title, text }) => (
        <Inline as="li" key={title} align="start" wrap="none">
          {icon}
          <div>
            <b>{title}</b>
            <span>{typeof text === 'string' ? <PlaceText>{text}</PlaceText> : text}</span>
          </div>
        </Inline>
      ))}
    </S.Root>
  )
}

function deliveryLines({ delivery }: Pick<ShopConfig, 'delivery'>, promised: PromisedDelivery) {
  switch (promised.by) {
    case 'rider': {
      const title = texts.inTime(expressTime(delivery).short)
      const { opens, closes } = delivery.expressHours
      const promise = promised.isOfOtherStore ? texts.fromStoreIn : texts.across
      return { icon: <BoltIcon />, title, text: promise(promised.area, hour(opens), hour(closes)) }
    }
    case 'parcels':
      return { icon: <TruckIcon />, title: texts.inTime(days(delivery)), text: texts.acrossIndia }
    case 'parcel': {
      const title = texts.inTime(daysOf(promised.days).short)
      return { icon: <TruckIcon />, title, text: texts.to(promised.city) }
    }
    case 'nobody':
      return { icon: <MapPinIcon />, title: texts.noDelivery, text: texts.to(promised.city) }
    case 'unknown':
      return { icon: <TruckIcon />, title: texts.delivery, text: texts.to(promised.city) }
  }
}
