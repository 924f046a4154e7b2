import type { Product, Variant } from '@shop/contract/products'
import { Accordion } from '@shop/ui/Accordion'
import { BulletList } from '@shop/ui/BulletList'
import { SpecificationTable } from '@shop/ui/SpecificationTable'
import { Stack } from '@shop/ui/Stack'
import { useCompany } from '#lib/AppServices.ts'
import * as texts from '#texts/productDetails.ts'
import { GoesWellWith } from '#routes/shared/GoesWellWith.tsx'
import { GOES_WITH_ID } from './GoesWithLink.tsx'
import { isKept } from './isKept.ts'
import { productFacts } from './productFacts.ts'
import * as S from './ProductDetails.styles.ts'

interface ProductDetailsProps {
  product: Product
  variant: Variant | undefined
  /** The choice was added since the page opened: what goes with it comes first. */
  isAdded: boolean
}

export function ProductDetails({ product, variant, isAdded }: ProductDetailsProps) {
  const { care } = useCompany()
  const { highlights, descriptionHtml, howToUse, ingredients, specifications } = product
  const kept = isKept(product)
  return (
    <Stack gap="xl">
      {highlights.length > 0 && (
        <BulletList>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </BulletList>
      )}
      <div>
        {isAdded && (
          <S.GoesWith id={GOES_WITH_ID} tabIndex={-1}>
            <GoesWellWith slug={product.slug} title={texts.goesWellWith} />
          </S.GoesWith>
        )}
        {descriptionHtml !== '' && (
          <Accordion title={texts.description} defaultOpen>
            <S.Description html={descriptionHtml} />
          </Accordion>
        )}
        {howToUse !== '' && (
          <Accordion title={kept ? texts.careAdvice : texts.howToUse}>
            <S.Text>{howToUse}</S.Text>
          </Accordion>
        )}
        {ingredients !== '' && (
          <Accordion title={kept ? texts.material : texts.ingredients}>
            <S.Text>{ingredients}</S.Text>
          </Accordion>
        )}
        {specifications.length > 0 && (
          <Accordion title={texts.specifications}>
            <SpecificationTable rows={specifications} />
          </Accordion>
        )}
        <Accordion title={texts.productInformation}>
          <SpecificationTable rows={productFacts(product, variant, care)} />
        </Accordion>
      </div>
    </Stack>
  )
}
