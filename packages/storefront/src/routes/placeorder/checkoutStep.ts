/** Where in the checkout the shopper is, as the address says it. */
export interface CheckoutStep {
  step: 'address' | 'review'
  /** The address that was chosen. */
  addressId: number | undefined
  /** The address that is being edited. */
  edited: number | 'new' | undefined
}

const idOf = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined

/** Reads the step; anything that makes no sense is the beginning. */
export function parseCheckoutStep(search: URLSearchParams): CheckoutStep {
  const addressId = idOf(search.get('address'))
  const edit = search.get('edit')
  return {
    step: search.get('step') === 'review' && addressId !== undefined ? 'review' : 'address',
    addressId,
    edited: edit === 'new' ? 'new' : idOf(edit),
  }
}
