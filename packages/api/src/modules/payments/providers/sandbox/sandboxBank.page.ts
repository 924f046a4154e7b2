import { formatRupees, rupeesOfPaise } from '@shop/contract/money'
import { escapeHtml } from '#html/sendHtmlPage.ts'

/** Outcomes that a shopper can choose at the sandbox bank. */
export const SANDBOX_OUTCOMES = ['success', 'failure', 'late', 'close'] as const
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number]

interface SandboxBill {
  shopName: string
  amountPaise: number
  orderNumber: string
  isPaid: boolean
  returnPath: string
  lateSeconds: number
}

const BAND =
  '<header class="band"><p><strong>Test bank.</strong> This is not a real bank, and no money moves.</p></header>'

/** Page of the sandbox bank: the amount, and a button for each outcome. Works without JavaScript. */
export function sandboxBankPage(bill: SandboxBill): string {
  const amount = escapeHtml(formatRupees(rupeesOfPaise(bill.amountPaise)))
  const heading =
    `<h1>Pay ${escapeHtml(bill.shopName)}</h1><p class="muted">Order ${escapeHtml(bill.orderNumber)}</p>` +
    `<p class="amount">${amount}</p>`
  if (bill.isPaid) {
    return (
      `${BAND}<main>${heading}<p>You’ve already paid for this order.</p>` +
      `<p class="choices"><a class="button first" href="${escapeHtml(bill.returnPath)}">Back to the shop</a></p></main>`
    )
  }
  return (
    `${BAND}<main>${heading}<p class="muted">Choose how the payment ends.</p><form method="post">` +
    choice('success', `Pay ${amount}`, undefined, 'first') +
    choice('failure', 'Let the payment fail', 'The bank refuses it. Nothing is taken.') +
    choice(
      'late',
      'Pay, and let the bank take its time',
      `Back to the shop at once; it hears that you have paid ${bill.lateSeconds} seconds later.`,
    ) +
    choice('close', 'Close the window', 'Back to the shop without paying; the bank says nothing.') +
    '</form></main>'
  )
}

function choice(outcome: SandboxOutcome, label: string, hint?: string, className = ''): string {
  const hintId = `hint-${outcome}`
  const describedBy = hint === undefined ? '' : ` aria-describedby="${hintId}"`
  return (
    `<button name="outcome" value="${outcome}" class="${className}"${describedBy}>${label}</button>` +
    (hint === undefined ? '' : `<p class="hint" id="${hintId}">${escapeHtml(hint)}</p>`)
  )
}
