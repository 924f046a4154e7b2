import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { SearchIcon } from '@shop/ui/Icon'
import { paths } from '#lib/paths.ts'

export function NotFound() {
  return (
    <>
      <title>Page not found · the product</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        title="We can’t find that page"
        headingLevel={1}
        icon={<SearchIcon size={36} />}
        actions={
          <>
            <ButtonLink href={paths.home()}>Go to the home page</ButtonLink>
            <ButtonLink href={paths.collection('best-sellers')} variant="secondary">
              See best sellers
            </ButtonLink>
          </>
        }
      >
        The link may be old or mistyped. Search above, or start here.
      </EmptyState>
    </>
  )
}
