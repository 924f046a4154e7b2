import fc from 'fast-check'

/** One act of shoppers, the bank, the network or the operator. Numbers named `at` choose among what exists. */
export type ShopStep =
  | {
      does: 'place'
      shopper: number
      items: [number, number][]
      coupon: number | null
      method: 'upi' | 'cod'
    }
  /** `isAnswerLost`: the bank opens its order and its response is lost. */
  | { does: 'begin'; at: number; isAnswerLost: boolean }
  | {
      does: 'attempt'
      at: number
      status: 'captured' | 'failed' | 'authorized'
      extraPaise: number
      currency: string
    }
  /** A failed or pending attempt succeeds after all. */
  | { does: 'succeed'; at: number }
  /** Delivers any earlier webhook, several times at once. Webhooks that are never chosen are lost. */
  | { does: 'deliver'; at: number; copies: number }
  | { does: 'expire'; at: number }
  | { does: 'payOnDelivery'; at: number }
  /** `lines` chooses lines of the order by its bits; 0 is the whole order. `keep` units of each stay. */
  | { does: 'cancel'; at: number; lines: number; keep: number }
  | { does: 'advance'; at: number; steps: number }
  | { does: 'return'; at: number; line: number; quantity: number; reason: 'size' | 'damaged' }
  /** `pickup` chooses among the open returns of the order. */
  | { does: 'withdraw'; at: number; pickup: number }
  | { does: 'receive'; at: number }
  | { does: 'turnOffers'; isOn: boolean }
  | { does: 'import'; product: number; rupees: number; units: number }
  | { does: 'refund'; fault: 'none' | 'lose-answer' | 'error' | 'hang-up'; isSlow: boolean }
  | { does: 'reconcile'; hours: number }

const at = fc.nat(20)
const is = <Name extends ShopStep['does']>(name: Name) => fc.constant(name)

const step = {
  place: fc.record({
    does: is('place'),
    shopper: fc.nat(1),
    items: fc.uniqueArray(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 3 })), {
      minLength: 1,
      maxLength: 3,
      selector: ([product]) => product,
    }),
    coupon: fc.option(fc.nat(2)),
    method: fc.constantFrom('upi', 'upi', 'cod'),
  }),
  begin: fc.record({ does: is('begin'), at, isAnswerLost: fc.constantFrom(false, false, false, true) }),
  attempt: fc.record({
    does: is('attempt'),
    at,
    status: fc.constantFrom('captured', 'captured', 'captured', 'failed', 'authorized'),
    extraPaise: fc.constantFrom(0, 0, 0, 0, 1, -1),
    currency: fc.constantFrom('INR', 'INR', 'INR', 'INR', 'USD'),
  }),
  deliver: fc.record({ does: is('deliver'), at, copies: fc.integer({ min: 1, max: 4 }) }),
  succeed: fc.record({ does: is('succeed'), at }),
  expire: fc.record({ does: is('expire'), at }),
  payOnDelivery: fc.record({ does: is('payOnDelivery'), at }),
  cancel: fc.record({ does: is('cancel'), at, lines: fc.nat(3), keep: fc.nat(2) }),
  advance: fc.record({ does: is('advance'), at, steps: fc.integer({ min: 1, max: 4 }) }),
  return: fc.record({
    does: is('return'),
    at,
    line: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 2 }),
    reason: fc.constantFrom('size', 'damaged'),
  }),
  withdraw: fc.record({ does: is('withdraw'), at, pickup: fc.nat(2) }),
  receive: fc.record({ does: is('receive'), at }),
  turnOffers: fc.record({ does: is('turnOffers'), isOn: fc.boolean() }),
  import: fc.record({
    does: is('import'),
    product: fc.nat(3),
    rupees: fc.integer({ min: 150, max: 900 }),
    units: fc.nat(4),
  }),
  refund: fc.record({
    does: is('refund'),
    fault: fc.constantFrom('none', 'none', 'lose-answer', 'error', 'hang-up'),
    isSlow: fc.boolean(),
  }),
  reconcile: fc.record({ does: is('reconcile'), hours: fc.constantFrom(1, 5, 30) }),
}

/** Random histories of a small shop, as data that a failing test prints. */
export const shopHistories: fc.Arbitrary<ShopStep[]> = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<ShopStep>[]>(
    { weight: 6, arbitrary: step.place },
    { weight: 5, arbitrary: step.begin },
    { weight: 6, arbitrary: step.attempt },
    { weight: 6, arbitrary: step.deliver },
    { weight: 2, arbitrary: step.succeed },
    { weight: 3, arbitrary: step.expire },
    { weight: 1, arbitrary: step.payOnDelivery },
    { weight: 4, arbitrary: step.cancel },
    { weight: 3, arbitrary: step.advance },
    { weight: 2, arbitrary: step.return },
    { weight: 1, arbitrary: step.withdraw },
    { weight: 2, arbitrary: step.receive },
    { weight: 2, arbitrary: step.import },
    { weight: 1, arbitrary: step.turnOffers },
    { weight: 2, arbitrary: step.refund },
    { weight: 2, arbitrary: step.reconcile },
  ),
  { minLength: 8, maxLength: 40, size: 'max' },
)
