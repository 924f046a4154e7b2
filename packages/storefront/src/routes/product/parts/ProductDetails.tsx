import type { Product, Variant } from '@shop/contract/products'
import { Accordion } from '@shop/ui/Accordion'
import { SpecificationTable } from '@shop/ui/SpecificationTable'
import { useCompany } from '#lib/AppServices.ts'
import * as texts from '#texts/product.ts'
import { productFacts } from './productFacts.ts'
import * as S from './ProductDetails.styles.ts'

/** Specifications that describe materials; cosmetics list ingredients instead. */
const MATERIALS = /^(?:fabric|material|base(?: metal)?)$/i

interface ProductDetailsProps {
  product: Product
  variant: Variant | undefined
}

export function ProductDetails({ product, variant }: ProductDetailsProps) {
  const { care } = useCompany()
  const { descriptionHtml, howToUse, ingredients, specifications } = product
  const isWorn = specifications.some(({ name }) => MATERIALS.test(name))
  return (
    <div>
      {descriptionHtml !== '' && (
        <Accordion title={texts.description} defaultOpen>
          <S.Description html={descriptionHtml} />
        </Accordion>
      )}
      {howToUse !== '' && (
        <Accordion title={isWorn ? texts.wearAndCare : texts.howToUse}>
          <S.Text>{howToUse}</S.Text>
        </Accordion>
      )}
      {ingredients !== '' && (
        <Accordion title={isWorn ? texts.material : texts.ingredients}>
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
  )
}
