import type { RazorpayStandIn } from '@shop/api/testing/startRazorpayStandIn'
import { readGateway, type GatewayTrail, type PaymentStep } from '@shop/api/testing/paymentHistories'

export interface PlayedHistory {
  steps: readonly PaymentStep[]
  totalPaise: number
  trail: GatewayTrail
  /** Answers that the shop must never give. */
  strange: readonly string[]
}

/** Contradictions between gateway and shop. Money is kept once for an order that ships; all other money is refunded once. */
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
