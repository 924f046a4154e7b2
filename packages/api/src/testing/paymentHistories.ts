import fc from 'fast-check'
import type { RazorpayStandIn, SignedWebhook } from './startRazorpayStandIn.ts'

/** One act of a shopper, a bank or the network on an order's payments. Numbers named `at` choose among what exists. */
export type PaymentStep =
  | { does: 'begin'; method: 'upi' | 'card' }
  /** Attempt at the gateway, possibly with a wrong amount or currency. */
  | { does: 'attempt'; at: number; status: string; amount: keyof typeof AMOUNTS; currency: string }
  /** A failed or pending attempt succeeds after all. */
  | { does: 'succeed'; at: number }
  /** Delivers any earlier webhook, in any order, several times at once. Webhooks that are never chosen are lost. */
  | { does: 'deliver'; at: number; copies: number }
  | { does: 'giveUp'; isSoldOut: boolean }
  | { does: 'cancel' }
  /** Refunds are sent, with a network fault. */
  | { does: 'refund'; fault: RefundFault }
  | { does: 'reconcile' }

export type RefundFault = 'none' | 'lose-answer' | 'error' | 'hang-up'

/** Amount of an attempt for an order total, in paise. */
const AMOUNTS = {
  total: (total: number) => total,
  more: (total: number) => total + 1,
  less: (total: number) => total - 1,
  little: () => 100,
}

const step = {
  begin: fc.record({ does: fc.constant('begin' as const), method: fc.constantFrom('upi', 'card') }),
  attempt: fc.record({
    does: fc.constant('attempt' as const),
    at: fc.nat(5),
    status: fc.constantFrom('captured', 'captured', 'failed', 'authorized'),
    amount: fc.constantFrom('total', 'total', 'total', 'total', 'more', 'less', 'little'),
    currency: fc.constantFrom('INR', 'INR', 'INR', 'INR', 'USD'),
  }),
  succeed: fc.record({ does: fc.constant('succeed' as const), at: fc.nat(5) }),
  deliver: fc.record({
    does: fc.constant('deliver' as const),
    at: fc.nat(20),
    copies: fc.integer({ min: 1, max: 5 }),
  }),
  giveUp: fc.record({ does: fc.constant('giveUp' as const), isSoldOut: fc.boolean() }),
  cancel: fc.record({ does: fc.constant('cancel' as const) }),
  refund: fc.record({
    does: fc.constant('refund' as const),
    fault: fc.constantFrom('none', 'lose-answer', 'error', 'hang-up'),
  }),
  reconcile: fc.record({ does: fc.constant('reconcile' as const) }),
}

/** Random histories of one order's payments, as data that a failing test prints. */
export const paymentHistories: fc.Arbitrary<PaymentStep[]> = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<PaymentStep>[]>(
    { weight: 3, arbitrary: step.begin },
    { weight: 5, arbitrary: step.attempt },
    { weight: 6, arbitrary: step.deliver },
    { weight: 2, arbitrary: step.succeed },
    { weight: 1, arbitrary: step.giveUp },
    { weight: 1, arbitrary: step.cancel },
    { weight: 2, arbitrary: step.refund },
    { weight: 1, arbitrary: step.reconcile },
  ),
  { minLength: 4, maxLength: 18 },
)

export interface PaymentActs {
  standIn: RazorpayStandIn
  totalPaise: number
  /** Returns the gateway's orders for this order, oldest first. A refusal by the shop is no error. */
  begin: (method: 'upi' | 'card') => Promise<string[]>
  deliver: (webhook: SignedWebhook) => Promise<unknown>
  giveUp: (isSoldOut: boolean) => Promise<void>
  cancel: () => Promise<void>
  refund: (fault: RefundFault) => Promise<void>
  reconcile: () => Promise<void>
}

/** The gateway's view of one order: its orders, attempts, and webhooks in transit. */
export interface GatewayTrail {
  gatewayOrders: string[]
  tries: string[]
  webhooks: { paymentId: string; webhook: SignedWebhook }[]
}

export async function playPayments(acts: PaymentActs, steps: readonly PaymentStep[]): Promise<GatewayTrail> {
  const trail: GatewayTrail = { gatewayOrders: [], tries: [], webhooks: [] }
  for (const one of steps) await play(acts, trail, one)
  return trail
}

async function play(acts: PaymentActs, trail: GatewayTrail, one: PaymentStep): Promise<void> {
  const { standIn, totalPaise } = acts
  switch (one.does) {
    case 'begin':
      trail.gatewayOrders = await acts.begin(one.method)
      return
    case 'attempt': {
      const gatewayOrder = pick(trail.gatewayOrders, one.at)
      if (gatewayOrder === undefined) return
      const { status, currency } = one
      const { id } = standIn.pay(gatewayOrder, { status, amount: AMOUNTS[one.amount](totalPaise), currency })
      trail.tries.push(id)
      return tell(standIn, trail, `payment.${status}`, id)
    }
    case 'succeed': {
      const payment = standIn.payments.get(pick(trail.tries, one.at) ?? '')
      if (payment === undefined || payment.status === 'captured') return
      payment.status = 'captured'
      return tell(standIn, trail, 'payment.captured', payment.id)
    }
    case 'deliver': {
      const sent = pick(trail.webhooks, one.at)
      if (sent === undefined) return
      await Promise.all(Array.from({ length: one.copies }, () => acts.deliver(sent.webhook)))
      return
    }
    case 'giveUp':
      return acts.giveUp(one.isSoldOut)
    case 'cancel':
      return acts.cancel()
    case 'refund':
      return acts.refund(one.fault)
    case 'reconcile':
      return acts.reconcile()
  }
}

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

function tell(standIn: RazorpayStandIn, { webhooks }: GatewayTrail, event: string, paymentId: string): void {
  const payment = standIn.payments.get(paymentId)
  if (payment === undefined) return
  webhooks.push({ paymentId, webhook: standIn.webhook(event, { payment: { ...payment } }) })
}

export interface GatewayMoney {
  id: string
  gatewayOrder: string
  amount: number
  currency: unknown
  refunded: number
  times: number
}

export function readGateway(
  { payments, refunds }: Pick<RazorpayStandIn, 'payments' | 'refunds'>,
  { tries }: GatewayTrail,
): GatewayMoney[] {
  const captured = tries
    .map((id) => payments.get(id))
    .filter((payment) => payment !== undefined)
    .filter(({ status }) => status === 'captured')
  return captured.map(({ id, order_id, amount, currency }) => {
    const back = [...refunds.values()].filter(({ payment_id }) => payment_id === id)
    const refunded = back.reduce((sum, one) => sum + Number(one.amount), 0)
    return {
      id,
      gatewayOrder: String(order_id),
      amount: Number(amount),
      currency,
      refunded,
      times: back.length,
    }
  })
}
