import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { BagIcon } from '@shop/ui/Icon'
import { paths } from '#lib/paths.ts'
import { StartLink } from '#routes/shared/StartLink.tsx'
import * as texts from '#texts/cart.ts'

export function EmptyCart() {
  return (
    <EmptyState
      title={texts.yourCartIsEmpty}
      headingLevel={1}
      icon={<BagIcon size="xl" />}
      actions={
        <>
          <StartLink />
          <ButtonLink href={paths.home()} variant="secondary">
            {texts.goHome}
          </ButtonLink>
        </>
      }
    >
      {texts.emptyHint}
    </EmptyState>
  )
}
