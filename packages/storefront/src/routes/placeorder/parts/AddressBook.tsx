import type { AddressWire } from '@shop/contract/users.schema'
import { AddressCard } from '@shop/shop-ui/AddressCard'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { Grid } from '@shop/ui/Grid'
import { Inline } from '@shop/ui/Inline'
import { Stack } from '@shop/ui/Stack'
import { StickyBar } from '@shop/ui/StickyBar'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useRef } from 'react'
import { paths } from '#lib/paths.ts'
import * as S from './AddressBook.styles.ts'
import * as texts from '#texts/checkout.ts'

/** Addresses of the shopper. While the window does not show the button of the usual one, a bar has it. */
export function AddressBook({ addresses }: { addresses: readonly AddressWire[] }) {
  const usual = addresses.find(({ is_default }) => is_default)
  const button = useRef<HTMLAnchorElement>(null)
  return (
    <Stack gap="l" data-begins-at-top>
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
                    ref={one === usual ? button : undefined}
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
      {usual !== undefined && (
        <StickyBar replaces={button}>
          <S.Place>
            {usual.name}
            <b>{`${usual.city} ${usual.pincode}`}</b>
          </S.Place>
          <ButtonLink href={paths.checkoutReview(usual.id)}>
            {texts.deliverHere}
            <VisuallyHidden>{`: ${usual.name}, ${usual.line1}`}</VisuallyHidden>
          </ButtonLink>
        </StickyBar>
      )}
    </Stack>
  )
}
