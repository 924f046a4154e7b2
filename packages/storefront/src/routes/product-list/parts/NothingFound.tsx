import { helpTopicOf } from '@shop/contract/helpTopics'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { SearchIcon } from '@shop/ui/Icon'
import { withoutFilters } from '#features/products/filterPills.ts'
import { listPath } from '#features/products/listPath.ts'
import { paths } from '#lib/paths.ts'
import { WaysOn } from '#routes/shared/WaysOn.tsx'
import type { ProductListState } from '../useProductList.ts'
import * as texts from '#texts/productList.ts'

interface NothingFoundProps {
  list: ProductListState
  /** True when filters are active. */
  isNarrowed: boolean
}

export function NothingFound({ list: { place, chosen, first }, isNarrowed }: NothingFoundProps) {
  if (isNarrowed) {
    return (
      <EmptyState
        title={texts.noMatch}
        icon={<SearchIcon size="xl" />}
        actions={
          <ButtonLink href={listPath(place, withoutFilters(chosen, place, first.understood))} rel="nofollow">
            {texts.clearFilters}
          </ButtonLink>
        }
      >
        {texts.noMatchHint}
      </EmptyState>
    )
  }
  // A search for help has its answer above.
  if (helpTopicOf(chosen.search) !== undefined) return <WaysOn />
  const isMissing = place.kind === 'search'
  return (
    <>
      <EmptyState
        title={isMissing ? texts.noResults : texts.nothingHereYet}
        icon={<SearchIcon size="xl" />}
        actions={
          <>
            <ButtonLink href={paths.collection('all')}>{texts.seeAllProducts}</ButtonLink>
            {isMissing && (
              <ButtonLink href={paths.contact()} variant="secondary">
                {texts.askForProduct}
              </ButtonLink>
            )}
          </>
        }
      >
        {isMissing ? texts.noResultsHint : texts.emptyHint}
      </EmptyState>
      <WaysOn />
    </>
  )
}
