/** Largest number of attempts in a window that starts with the first. */
export interface Limit {
  name: string
  max: number
  windowS: number
}

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

export const LIMITS = {
  /** One-time codes per number or mailbox. A known device has its own count. */
  codesShort: { name: 'codes-10min', max: 3, windowS: 10 * MINUTE_S },
  codesDaily: { name: 'codes-day', max: 8, windowS: DAY_S },
  codesFromAddress: { name: 'codes-address', max: 20, windowS: HOUR_S },
  /** Wrong codes per number or mailbox, over all codes. */
  guesses: { name: 'guesses', max: 10, windowS: DAY_S },
  /** Wrong codes per client address. Known devices are exempt. */
  guessesFromAddress: { name: 'guesses-address', max: 60, windowS: HOUR_S },
  /** Wrong codes in the whole shop. Operators are warned at each multiple. Nobody is refused: one attacker could lock out all shoppers. */
  guessesOfAll: { name: 'guesses-all', max: 200, windowS: HOUR_S },
  /** Wrong passwords per account and client address, so that nobody can lock out another person. */
  login: { name: 'login', max: 10, windowS: 15 * MINUTE_S },
  /** Wrong passwords per account. Known devices are exempt. */
  loginOfAccount: { name: 'login-account', max: 50, windowS: HOUR_S },
  loginFromAddress: { name: 'login-address', max: 100, windowS: 15 * MINUTE_S },
  registerFromAddress: { name: 'register-address', max: 20, windowS: HOUR_S },
  /** Order attempts per client address. Thousands of phones share an address of a mobile carrier. */
  ordersFromAddress: { name: 'orders-address', max: 1_000, windowS: HOUR_S },
  /** Text messages per number, with codes. */
  textsToNumber: { name: 'texts-number', max: 30, windowS: DAY_S },
  contactFromAddress: { name: 'contact-address', max: 5, windowS: HOUR_S },
} as const satisfies Record<string, Limit>

export const codesOfAll = (max: number): Limit => ({ name: 'codes-all', max, windowS: DAY_S })

export const textsOfAll = (max: number): Limit => ({ name: 'texts-all', max, windowS: DAY_S })
