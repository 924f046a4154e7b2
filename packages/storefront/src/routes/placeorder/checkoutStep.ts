import { parseEdited, parseId } from '#features/addresses/parseEdited.ts'

export interface CheckoutStep {
  step: 'address' | 'review'
  addressId: number | undefined
  edited: number | 'new' | undefined
}

/** Parses the step. Invalid values start at the beginning. */
export function parseCheckoutStep(search: URLSearchParams): CheckoutStep {
  const addressId = parseId(search.get('address'))
  return {
    step: search.get('step') === 'review' && addressId !== undefined ? 'review' : 'address',
    addressId,
    edited: parseEdited(search),
  }
}
