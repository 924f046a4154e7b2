import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { MapPinIcon } from '@shop/ui/Icon'
import { paths } from '#lib/paths.ts'

/** Page for places without delivery (specification §2, *Visibility*). */
export function Component() {
  return (
    <>
      <title>Not available here yet · the product</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        title="We don’t deliver there yet"
        headingLevel={1}
        icon={<MapPinIcon size={36} />}
        actions={
          <>
            <ButtonLink href={paths.home()}>Go to the home page</ButtonLink>
            <ButtonLink href={paths.jaipur()} variant="secondary">
              See what reaches Jaipur
            </ButtonLink>
          </>
        }
      >
        In Delhi-NCR we are at your door in two hours, and Jaipur has a list of its own. We add places as fast
        as we can keep that promise.
      </EmptyState>
    </>
  )
}
