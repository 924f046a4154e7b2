import fc from 'fast-check'
import type { Fault } from './CartBrowser.ts'

const [BROWSERS, OWN_PRODUCTS] = [2, 2]
export const USERS = 2

const where = { browser: fc.nat(BROWSERS - 1), tab: fc.nat(2) }
const product = fc.nat(OWN_PRODUCTS - 1)
const fault = fc.constantFrom<(Fault | undefined)[]>(undefined, undefined, 'lost answer', 'lost call')
const act = <Kind extends string>(kind: Kind) => ({ ...where, kind: fc.constant(kind) })

export const cartActs = fc.oneof(
  { weight: 8, arbitrary: fc.record({ ...act('addOne'), product, fault }) },
  { weight: 2, arbitrary: fc.record({ ...act('remove'), product }) },
  { weight: 2, arbitrary: fc.record({ ...act('toggleSaved'), product }) },
  { weight: 5, arbitrary: fc.record({ ...act('login'), user: fc.nat(USERS - 1), fault }) },
  { weight: 3, arbitrary: fc.record(act('logout')) },
  { weight: 1, arbitrary: fc.record(act('expire')) },
  { weight: 1, arbitrary: fc.record(act('goOffline')) },
  { weight: 1, arbitrary: fc.record(act('goOnline')) },
  { weight: 1, arbitrary: fc.record(act('openTab')) },
  { weight: 1, arbitrary: fc.record(act('closeTab')) },
  { weight: 1, arbitrary: fc.record(act('reload')) },
)
export type CartAct = typeof cartActs extends fc.Arbitrary<infer Act> ? Act : never
