import type { AddressWire } from '@shop/contract/users.schema'
import { AddressCard } from '@shop/shop-ui/AddressCard'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { Grid } from '@shop/ui/Grid'
import { Inline } from '@shop/ui/Inline'
import { Skeleton } from '@shop/ui/Skeleton'
import { Stack } from '@shop/ui/Stack'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { lazy, Suspense } from 'react'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/checkout.ts'

// Most shoppers have an address, so the form and its validation load on demand.
const AddressEditor = lazy(async () => ({ default: (await import('./AddressEditor.tsx')).AddressEditor }))

interface AddressStepProps {
  addresses: readonly AddressWire[]
  edited: number | 'new' | undefined
}

/** Address book, or the form for one address. An empty book shows the form at once. */
export function AddressStep({ addresses, edited }: AddressStepProps) {
  const address = addresses.find(({ id }) => id === edited)
  if (edited === 'new' || address !== undefined || addresses.length === 0) {
    return (
      <Suspense fallback={<Skeleton height="30rem" />}>
        <AddressEditor key={edited} address={address} hasBook={addresses.length > 0} />
      </Suspense>
    )
  }
  return (
    <Stack gap="l">
      <Grid as="ul" columnRem={19} fill="keep" align="stretch" role="list" aria-label={texts.yourAddresses}>
        {addresses.map((one) => (
          <li key={one.id}>
            <AddressCard
              address={one}
              isDefault={one.is_default}
              headingLevel={2}
              actions={
                <>
                  <ButtonLink
                    href={paths.checkoutReview(one.id)}
                    variant={one.is_default ? 'primary' : 'secondary'}
                  >
                    {texts.deliverHere}
                    <VisuallyHidden>{`: ${one.name}, ${one.line1}`}</VisuallyHidden>
                  </ButtonLink>
                  <ButtonLink href={paths.checkoutAddress(one.id)} variant="quiet">
                    {texts.edit}
                    <VisuallyHidden>{` ${one.name}, ${one.line1}`}</VisuallyHidden>
                  </ButtonLink>
                </>
              }
            />
          </li>
        ))}
      </Grid>
      <Inline>
        <ButtonLink href={paths.checkoutAddress('new')} variant="secondary">
          {texts.addAnAddress}
        </ButtonLink>
      </Inline>
    </Stack>
  )
}
