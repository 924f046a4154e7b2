import { BoltIcon, ReturnIcon, ShieldIcon, BagIcon } from '@shop/ui/Icon'
import { PromiseStrip } from '@shop/shop-ui/PromiseStrip'

const promises = [
  { icon: <BoltIcon />, title: 'In 2 hours', text: 'across Delhi-NCR' },
  { icon: <ReturnIcon />, title: '7 days to return', text: 'picked up at your door' },
  { icon: <ShieldIcon />, title: 'Only the real thing', text: 'from the brands themselves' },
  { icon: <BagIcon />, title: 'UPI, cards or cash', text: 'nothing added at the end' },
]

export function HomePromises() {
  return <PromiseStrip promises={promises} aria-label="What we promise" />
}
