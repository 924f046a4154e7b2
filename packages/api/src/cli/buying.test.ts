import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeShopper } from '#testing/makeShopper.ts'
import { makeThing } from '#testing/makeThing.ts'
import { placedOrder, placeOrder, unitsOf } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'
import { main } from './main.ts'
import { withShop } from './withShop.ts'

vi.mock('./withShop.ts', () => ({ withShop: vi.fn() }))

const { app, db } = useApp('seeded')
useAudits(db)
const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  const print = (text: string) => void lines.push(text)
  vi.spyOn(console, 'log').mockImplementation(print)
  vi.spyOn(console, 'error').mockImplementation(print)
  vi.mocked(withShop).mockImplementation((work) => work({ url: '', db: db(), mediaFolder: '' }))
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Runs a command and returns its exit code and output. */
async function shop(command: string): Promise<[number, string]> {
  lines.length = 0
  const code = await main(command.split(' '))
  return [code, lines.join('\n')]
}

test('packs, ships and delivers an order', async () => {
  const thing = await makeThing(db(), { price: 600, delhi: 5 })
  const { number } = await placedOrder(app(), {
    shopper: await makeShopper(db()),
    things: [[thing, 2]],
    total: 1_200,
  })
  expect(await shop('orders list --status confirmed')).toEqual([
    0,
    expect.stringMatching(new RegExp(`^${number}  confirmed  .*₹1,200  cod  New Delhi  by `)) as string,
  ])
  expect(await shop(`orders deliver ${number}`)).toEqual([
    1,
    `${number} is confirmed: it can't become delivered now.`,
  ])
  expect(await shop(`orders pack ${number} TP-2026-999999`)).toEqual([
    1,
    `${number} is packed.\nTP-2026-999999: There is no order TP-2026-999999.`,
  ])
  await shop(`orders ship ${number} --note Tracking-1`)
  await shop(`orders out ${number}`)
  expect(await shop(`orders deliver ${number}`)).toEqual([0, `${number} is delivered.`])
  expect(await unitsOf(db(), thing)).toEqual([3, 0])
  const [, shown] = await shop(`orders show ${number}`)
  for (const text of ['delivered', 'Asha Kumari', 'A thing', '₹1,200', 'cod_paid', 'Tracking-1'])
    expect(shown).toContain(text)
  expect(await shop(`orders refund ${number}`)).toEqual([1, `${number} has no return that is on its way.`])
})

test('sets, moves, shows and audits stock', async () => {
  const thing = await makeThing(db(), { price: 600, delhi: 5 })
  const { variantId, productId } = thing
  expect(await shop(`stock set ${variantId} 8`)).toEqual([0, `Delhi has 8 of variant ${variantId} to sell.`])
  expect(await shop(`stock move ${variantId} 3 --from Delhi --to Jaipur`)).toEqual([
    0,
    `3 of variant ${variantId} went from Delhi to Jaipur.`,
  ])
  expect(await shop(`stock move ${variantId} 9 --from Delhi --to Jaipur`)).toEqual([
    1,
    `Delhi has not so many of variant ${variantId} that are not reserved.`,
  ])
  const [, shown] = await shop(`stock show ${productId}`)
  expect(shown).toMatch(/Delhi +5 +0\n.*Jaipur +3 +0$/)
  expect(await shop('stock audit')).toEqual([0, 'Stock, orders, money and coupons fit each other.'])
})

test('adds a usable coupon', async () => {
  expect(await shop('coupons add operator20 --percent 20 --cap 100 --min 499 --until 2099-12-31')).toEqual([
    0,
    'OPERATOR20 can be used.',
  ])
  expect(await shop('coupons add operator20 --flat 1')).toEqual([1, 'There is a coupon OPERATOR20 already.'])
  const [, listed] = await shop('coupons list')
  expect(listed).toContain('OPERATOR20  20% off, up to ₹100')
  const thing = await makeThing(db(), { price: 600, delhi: 5 })
  const answer = await placeOrder(app(), {
    shopper: await makeShopper(db()),
    things: [[thing, 1]],
    total: 500,
    coupon: 'operator20',
  })
  expect(answer.statusCode).toBe(201)
})

test.each([
  ['orders', 'Say what to do with which orders.'],
  ['orders pack', 'Name the orders.'],
  ['orders list --status lost', '--status is one of held'],
  ['stock', 'Say what to do: show, set, move or audit.'],
  ['stock set 1 -1', "Unknown option '-1'"],
  ['stock set 1 1.5', 'A quantity is a whole number'],
  ['stock set 999999 1', 'There is no variant 999999.'],
  ['stock move 1 1 --from Delhi --to Delhi', 'Name two stores.'],
  ['stock move 1 1 --from Delhi --to Pune', 'There is no store in "Pune".'],
  ['coupons', 'Say what to do: add or list.'],
  ['coupons add A --flat 1', 'A code is 3 to 32'],
  ['coupons add NOTHING', 'Give one of --percent, --flat and --free-delivery.'],
  ['coupons add TOOMUCH --percent 101', '--percent is at most 100.'],
  ['coupons add WHEN --flat 10 --until tomorrow', '--until is a day such as'],
  ['coupons add WHOSE --flat 10 --brand nobody', 'There is no brand nobody.'],
])('%s: tells what is wrong', async (command, message) => {
  const [code, out] = await shop(command)
  expect([code, out]).toEqual([1, expect.stringContaining(message) as string])
})
