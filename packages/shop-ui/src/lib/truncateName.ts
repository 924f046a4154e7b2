import { ACCOUNT_NAME_CUT, ACCOUNT_NAME_MAX } from '@shop/contract/limits'

/** Name for the account menu: over 20 characters it is cut to 11 plus "..." (specification §2). */
export function truncateName(name: string): string {
  const characters = Array.from(name)
  return characters.length > ACCOUNT_NAME_MAX ? `${characters.slice(0, ACCOUNT_NAME_CUT).join('')}...` : name
}
