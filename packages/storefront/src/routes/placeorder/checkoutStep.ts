export interface CheckoutStep {
  step: 'address' | 'review'
  addressId: number | undefined
  edited: number | 'new' | undefined
}

const idOf = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined

/** Parses the step. Invalid values start at the beginning. */
export function parseCheckoutStep(search: URLSearchParams): CheckoutStep {
  const addressId = idOf(search.get('address'))
  const edit = search.get('edit')
  return {
    step: search.get('step') === 'review' && addressId !== undefined ? 'review' : 'address',
    addressId,
    edited: edit === 'new' ? 'new' : idOf(edit),
  }
}
