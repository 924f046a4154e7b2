import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { BagIcon } from '@shop/ui/Icon'
import { paths } from '#lib/paths.ts'

/** Home page of a shop that has no catalogue yet. */
export function OpeningSoon() {
  return (
    <EmptyState
      title="We are opening soon"
      headingLevel={1}
      icon={<BagIcon size={36} />}
      actions={<ButtonLink href={paths.contact()}>Contact us</ButtonLink>}
    >
      We are stocking our shelves. Come back in a few days, or tell us what you would love to find here.
    </EmptyState>
  )
}
