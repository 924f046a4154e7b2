import { BoltIcon, ReturnIcon, ShieldIcon, BagIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { Link } from '@shop/ui/Link'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { daysOf } from '@shop/contract/durations'
import * as texts from '#texts/home.ts'
import { days, expressArea, expressTime } from '#texts/promises.ts'
import * as S from './HomePromises.styles.ts'

const promises = [
  { icon: <ShieldIcon />, title: texts.authentic, text: texts.fromBrands },
  { icon: <BagIcon />, title: texts.upiCardsOrCash, text: texts.taxesIncluded },
]

/** Service promises of the shop, in four short lines. */
export function HomePromises() {
  const { delivery, returnDays } = useServices().config
  const area = expressArea(delivery)
  const express =
    area === undefined
      ? { icon: <BagIcon />, title: texts.inTime(days(delivery)), text: texts.acrossIndia }
      : { icon: <BoltIcon />, title: texts.inTime(expressTime(delivery).short), text: texts.across(area) }
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
            <span>{text}</span>
          </div>
        </Inline>
      ))}
    </S.Root>
  )
}
