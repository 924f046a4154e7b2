import { ProductRow } from '@shop/shop-ui/ProductRow'
import { Grid } from '@shop/ui/Grid'
import { paths } from '#lib/paths.ts'
import { TitledSection } from './TitledSection.tsx'
import { useSuggestions, type SuggestionsFor } from './useSuggestions.ts'

/** Products that go well with one that is in the cart. Renders nothing without any. */
export function GoesWellWith({ title, ...product }: SuggestionsFor & { title: string }) {
  const suggestions = useSuggestions(product)
  if (suggestions.length === 0) return null
  return (
    <TitledSection title={title} gap="s">
      <Grid as="ul" columnRem={14} gap="s" role="list">
        {suggestions.map((product) => (
          <li key={product.id}>
            <ProductRow product={product} href={paths.product(product.slug)} />
          </li>
        ))}
      </Grid>
    </TitledSection>
  )
}
