import { Link } from '@shop/ui/Link'
import { useSuggestions } from '#routes/shared/useSuggestions.ts'
import * as texts from '#texts/productParts.ts'
import { scrollToPart } from './scrollToPart.ts'

export const GOES_WITH_ID = 'goes-with'

/** Leads to what goes with the product. Renders nothing without any. */
export function GoesWithLink({ slug }: { slug: string }) {
  if (useSuggestions(slug).length === 0) return null
  return (
    <Link href={`#${GOES_WITH_ID}`} onClick={scrollToPart(GOES_WITH_ID)}>
      {texts.seeWhatGoesWithIt}
    </Link>
  )
}
