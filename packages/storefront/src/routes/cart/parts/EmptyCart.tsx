import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { BagIcon } from '@shop/ui/Icon'
import { paths } from '#lib/paths.ts'

export function EmptyCart() {
  return (
    <EmptyState
      title="Your cart is empty"
      headingLevel={1}
      icon={<BagIcon size={36} />}
      actions={
        <>
          <ButtonLink href={paths.collection('best-sellers')}>See best sellers</ButtonLink>
          <ButtonLink href={paths.home()} variant="secondary">
            Go to the home page
          </ButtonLink>
        </>
      }
    >
      Items you add will appear here.
    </EmptyState>
  )
}
