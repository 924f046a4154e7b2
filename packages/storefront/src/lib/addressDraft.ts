import type { AddressValues } from '@shop/shop-ui/AddressForm'
import { fieldsOf } from './storage/fieldsOf.ts'

const KEY = 'addressDraft'
const TEXTS = ['name', 'phone', 'pincode', 'line1', 'line2', 'landmark', 'city', 'state'] as const

/** New address of a checkout that is not saved yet. One per tab, in session storage, so that a reload keeps it. */
export const addressDraft = {
  keep(values: AddressValues) {
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify(values))
    } catch {
      return // blocked storage: a reload loses it
    }
  },
  read(): Partial<AddressValues> {
    try {
      return parseDraft(JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'))
    } catch {
      return {}
    }
  },
  drop() {
    try {
      window.sessionStorage.removeItem(KEY)
    } catch {
      return // blocked storage has no draft
    }
  },
}

function parseDraft(stored: unknown): Partial<AddressValues> {
  const found = fieldsOf<AddressValues>(stored)
  const draft: Partial<AddressValues> = {}
  for (const name of TEXTS) {
    const value = found[name]
    if (typeof value === 'string') draft[name] = value
  }
  if (found.type === 'home' || found.type === 'work') draft.type = found.type
  if (typeof found.isDefault === 'boolean') draft.isDefault = found.isDefault
  return draft
}
