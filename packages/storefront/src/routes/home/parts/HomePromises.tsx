import { BoltIcon, ReturnIcon, ShieldIcon, BagIcon } from '@shop/ui/Icon'
import { PromiseStrip } from '@shop/shop-ui/PromiseStrip'
import * as texts from '#texts/home.ts'

const promises = [
  { icon: <BoltIcon />, title: texts.in2Hours, text: texts.acrossDelhi },
  { icon: <ReturnIcon />, title: texts.daysToReturn, text: texts.pickedUp },
  { icon: <ShieldIcon />, title: texts.authentic, text: texts.fromBrands },
  { icon: <BagIcon />, title: texts.upiCardsOrCash, text: texts.nothingAdded },
]

export function HomePromises() {
  return <PromiseStrip promises={promises} aria-label={texts.whatWePromise} />
}
