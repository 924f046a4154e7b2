import { ProductCardSkeleton } from '@shop/ui/ProductCardSkeleton'
import { ProductGrid } from '@shop/ui/ProductGrid'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import * as texts from '#texts/shared.ts'
import { Container } from '@shop/ui/Container'

export function RouteSkeleton() {
  return (
    <Container top="xl" bottom="section">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <ProductGrid>
        {Array.from({ length: 8 }, (_, index) => (
          <li key={index}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ProductGrid>
    </Container>
  )
}
