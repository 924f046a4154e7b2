import type { RazorpayStandIn } from '@shop/api/testing/startRazorpayStandIn'
import { readGateway, type GatewayTrail, type PaymentStep } from '@shop/api/testing/paymentHistories'

/** What has happened to one order, and what the shop makes of it. */
export interface PlayedHistory {
  steps: readonly PaymentStep[]
  totalPaise: number
  trail: GatewayTrail
  /** What the shop answered that it never should. */
  strange: readonly string[]
}

/**
 * What the gateway's own books hold against the shop: money is kept once and for an order that goes out, or not at all, and all
 * other money went back, whole and once.
 */
export function judgePayments(
  standIn: RazorpayStandIn,
  { steps, totalPaise, trail, strange }: PlayedHistory,
  isPaid: boolean,
): string[] {
  const found = [...strange]
  const money = readGateway(standIn, trail)
  const kept = money.filter(({ times }) => times === 0)
  const sum = kept.reduce((paise, { amount }) => paise + amount, 0)
  if (sum !== (isPaid ? totalPaise : 0))
    found.push(`the order is ${isPaid ? '' : 'not '}paid, and ${sum} of ${totalPaise} paise are kept`)
  if (kept.some(({ currency }) => currency !== 'INR')) found.push('money of another country is kept')
  for (const { amount, refunded, times } of money)
    if (times > 1 || (times === 1 && refunded !== amount))
      found.push(`of ${amount} paise ${refunded} went back in ${times} refunds`)
  return found.length === 0 ? [] : [`${found.join(', ')}: ${JSON.stringify(steps)}`]
}
