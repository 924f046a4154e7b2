import { ButtonLink } from '@shop/ui/ButtonLink'
import { paths } from '#lib/paths.ts'
import { useRouteParam } from '#lib/RouteParams.ts'
import { NotFound } from '#routes/not-found/NotFound.tsx'
import * as texts from '#texts/unsoldProduct.ts'
import { wordsOf } from './wordsOf.ts'

/** Screen of an address without a product: its words lead to products like it. */
export function UnknownProduct() {
  const words = wordsOf(useRouteParam('slug'))
  return (
    <NotFound
      title={texts.unknownProduct}
      hint={texts.unknownProductHint}
      {...(words !== '' && {
        action: <ButtonLink href={paths.search(words)}>{texts.searchFor(words)}</ButtonLink>,
      })}
    />
  )
}
