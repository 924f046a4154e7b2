import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { uuidOfPublicId } from '#http/publicId.ts'
import { makeShopper } from '#testing/makeShopper.ts'
import { makeTestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder, unitsOf } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'
import { useCommands } from '#testing/useCommands.ts'

const api = useApp('seeded')
const { app, db } = api
useAudits(db)
const command = useCommands(api)
const shop = (line: string) => command(...line.split(' '))

test('packs, ships and delivers an order', async () => {
  const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
  const { number } = await placedOrder(app(), {
    shopper: await makeShopper(db()),
    products: [[product, 2]],
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
  expect(await unitsOf(db(), product)).toEqual([3, 0])
  const [, shown] = await shop(`orders show ${number}`)
  for (const text of ['delivered', 'Asha Kumari', 'A product', '₹1,200', 'cod_paid', 'Tracking-1'])
    expect(shown).toContain(text)
  expect(await shop(`orders refund ${number}`)).toEqual([1, `${number} has no open return.`])
})

test('shows what a return has and what the shopper wrote, without control characters', async () => {
  const product = await makeTestProduct(db(), { price: 600, delhi: 5, isReturnable: false })
  const shopper = await makeShopper(db())
  const { id, number, lines } = await placedOrder(app(), { shopper, products: [[product, 2]], total: 1_200 })
  for (const step of ['pack', 'ship', 'out', 'deliver']) await shop(`orders ${step} ${number}`)
  const answer = await app().inject({
    method: 'POST',
    url: `/api/orders/${id}/returns`,
    headers: shopper.headers,
    body: {
      lines: [{ line_id: lines[0]?.line_id, quantity: 1 }],
      reason: 'damaged',
      note: 'It leaks\u001b[2J',
      refund_upi: 'asha@bank',
    },
  })
  expect(answer.statusCode).toBe(200)
  const [, shown] = await shop(`orders show ${number}`)
  expect(shown).toMatch(/return +damaged +requested .*1 × A product, "It leaks\\u001b\[2J"$/m)
})

test('sets, moves, shows and audits stock', async () => {
  const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
  const { variantId, productId } = product
  expect(await shop(`stock set ${variantId} 8`)).toEqual([
    0,
    `Delhi can sell 8 units of variant ${variantId}.`,
  ])
  expect(await shop(`stock move ${variantId} 3 --from Delhi --to Jaipur`)).toEqual([
    0,
    `Moved 3 units of variant ${variantId} from Delhi to Jaipur.`,
  ])
  expect(await shop(`stock move ${variantId} 9 --from Delhi --to Jaipur`)).toEqual([
    1,
    `Delhi has too few unreserved units of variant ${variantId}.`,
  ])
  const [, shown] = await shop(`stock show ${productId}`)
  expect(shown).toMatch(/Delhi +5 +0\n.*Jaipur +3 +0$/)
  expect(await shop('stock audit')).toEqual([0, 'Stock, orders, payments, coupons and offers agree.'])
})

test('prints the findings of an audit as its output, which an operator saves', async () => {
  const { variantId } = await makeTestProduct(db(), { price: 600, delhi: 5 })
  const write = (reserved: number) =>
    db().transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`update stock set reserved = ${reserved} where variant_id = ${variantId}`)
    })
  await write(2)
  expect((await shop('stock audit'))[0]).toBe(1)
  expect(vi.mocked(console.log)).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(`variant ${variantId}: 5 on hand and 2 reserved, but moves say 5 and 0`),
  )
  expect(vi.mocked(console.error)).not.toHaveBeenCalled()
  await write(0)
})

test('adds offers from a file, lists them and ends them', async () => {
  const product = await makeTestProduct(db(), { price: 99, delhi: 5 })
  const folder = await mkdtemp(path.join(tmpdir(), 'offers-'))
  const file = path.join(folder, 'offers.json')
  const add = async (...offers: unknown[]) => {
    await writeFile(file, JSON.stringify(offers))
    return shop(`offers add ${file}`)
  }
  const offer = {
    key: 'four-for-349',
    rule: { kind: 'set_price', quantity: 4, price: 349 },
    products: [product.slug],
    until: '2099-12-31',
  }
  try {
    expect(await add({ ...offer, text: 'Any 4 for ₹349' })).toEqual([
      1,
      `0: has unknown fields: text\nNothing was changed.`,
    ])
    expect(await add({ ...offer, rule: undefined })).toEqual([
      1,
      expect.stringContaining('0.rule: ') as string,
    ])
    expect(await add(offer, { ...offer, key: 'again' })).toEqual([
      1,
      expect.stringContaining(
        `${product.slug} is in the offer four-for-349 at that time. Nothing was added.`,
      ) as string,
    ])
    expect(await add(offer)).toEqual([0, 'four-for-349: Any 4 for ₹349'])
    const [, listed] = await shop('offers list')
    expect(listed).toMatch(/four-for-349 +Any 4 for ₹349 +1 product +on until 2099-12-31/)
    expect(await shop('offers end four-for-349')).toEqual([0, 'four-for-349 has ended.'])
    expect(await shop('offers end four-for-349')).toEqual([
      1,
      'There is no offer four-for-349, or it has ended already.',
    ])
    expect(await shop('offers add nothing.json')).toEqual([1, 'There is no file nothing.json.'])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test.each([
  ['orders', 'The action is missing: list, show, pack, ship, out, deliver or refund.'],
  ['orders pack', 'The order numbers are missing.'],
  ['orders list --status lost', '--status is one of held'],
  ['stock', 'The action is missing: show, set, move or audit.'],
  ['stock set 1 -1', "Unknown option '-1'"],
  ['stock set 1 1.5', 'A quantity is a whole number'],
  ['stock set 999999 1', 'There is no variant 999999.'],
  ['stock move 1 1 --from Delhi --to Delhi', 'Name two different stores.'],
  ['stock move 1 1 --from Delhi --to Pune', 'There is no store in "Pune".'],
  ['coupons', 'The action is missing: list.'],
  ['offers', 'The action is missing: list, add FILE.json or end OFFER.'],
])('reports an error of the command: %s', async (command, message) => {
  const [code, out] = await shop(command)
  expect([code, out]).toEqual([1, expect.stringContaining(message) as string])
})

test("promises: shows each store's kept delivery promises, and the delays of the others", async () => {
  const product = await makeTestProduct(db(), { price: 600, delhi: 9, jaipur: 9 })
  const from = async (pincode: string) => {
    const shopper = await makeShopper(db(), { pincode })
    const { id, number } = await placedOrder(app(), { shopper, products: [[product, 1]], total: 600 })
    return { number, shopper, id, uuid: uuidOfPublicId(id) ?? '' }
  }
  const due = (uuid: string, at: string) =>
    db().execute(sql`update delivery_ledger set promised_by = ${at} where order_id = ${uuid}`)
  /** Delivers an order this many minutes after its promised time. */
  const deliver = async ({ number, uuid }: Awaited<ReturnType<typeof from>>, at: string, minutes: number) => {
    for (const step of ['pack', 'ship', 'out', 'deliver']) await shop(`orders ${step} ${number}`)
    await due(uuid, at)
    const { rowCount } = await db().execute(sql`
      update delivery_ledger set delivered_at = promised_by + make_interval(mins => ${minutes})
      where order_id = ${uuid} and delivered_at is not null`)
    expect(rowCount).toBe(1)
  }
  await deliver(await from('110001'), '2026-03-01T12:00:00+05:30', -5)
  await deliver(await from('110001'), '2026-03-02T12:00:00+05:30', 0)
  await deliver(await from('110001'), '2026-03-03T12:00:00+05:30', 30)
  await deliver(await from('110001'), '2026-03-31T23:59:00+05:30', 90)
  await deliver(await from('302001'), '2026-03-04T12:00:00+05:30', 1)
  await deliver(await from('302001'), '2026-04-01T00:00:00+05:30', 500)
  const cancelled = await from('302001')
  await due(cancelled.uuid, '2026-03-05T12:00:00+05:30')
  const { headers } = cancelled.shopper
  await app().inject({ method: 'POST', url: `/api/orders/${cancelled.id}/cancel`, headers, body: {} })

  const march = 'promises --from 2026-03-01 --to 2026-03-31'
  expect(await shop(march)).toEqual([
    0,
    [
      'store   delivery  due  kept  kept %  overdue  late median  late worst',
      'Delhi   express   4    2     50.0 %  0        1 h 0 min    1 h 30 min',
      'Jaipur  express   1    0     0.0 %   0        1 min        1 min',
    ].join('\n'),
  ])

  const overdue = await from('302001')
  await due(overdue.uuid, '2026-03-05T12:00:00+05:30')
  expect((await shop(march))[1]).toMatch(/Jaipur +express +2 +0 +0.0 % +1 +\d+ h/)
  expect(await shop('promises --from 2026-02-01 --to 2026-02-28')).toEqual([
    0,
    'No delivery promise fell due in this period.',
  ])
  expect((await shop('promises --from 2026-04-01 --to 2026-03-01'))[1]).toContain('--from is after --to.')
  expect((await shop('promises --from March'))[1]).toContain('--from is a day such as')
  // The audits compare this row with the order.
  await db().execute(sql`
    update orders set promised_by = l.promised_by, delivered_at = l.delivered_at
    from delivery_ledger l where l.order_id = orders.id`)
})
