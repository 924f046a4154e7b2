import type { AddressWire } from '@shop/contract/users.schema'
import { Skeleton } from '@shop/ui/Skeleton'
import { lazy, Suspense, useState } from 'react'
import { AddressBook } from './AddressBook.tsx'

// Most shoppers have an address, so the form and its validation load on demand.
const AddressEditor = lazy(async () => ({ default: (await import('./AddressEditor.tsx')).AddressEditor }))

interface AddressStepProps {
  addresses: readonly AddressWire[]
  edited: number | 'new' | undefined
}

/** Address book, or the form for one address. An empty book shows the form at once, until the step is left. */
export function AddressStep({ addresses, edited }: AddressStepProps) {
  const [isFirst] = useState(addresses.length === 0)
  const address = addresses.find(({ id }) => id === edited)
  if (edited === 'new' || address !== undefined || isFirst) {
    return (
      <Suspense fallback={<Skeleton height="30rem" />}>
        <AddressEditor key={edited} address={address} hasBook={!isFirst} />
      </Suspense>
    )
  }
  return <AddressBook addresses={addresses} />
}
