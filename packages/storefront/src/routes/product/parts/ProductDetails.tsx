import type { Product } from '@shop/contract/products'
import { Accordion } from '@shop/ui/Accordion'
import { RichText } from '@shop/ui/RichText'
import { SpecificationTable } from '@shop/ui/SpecificationTable'
import * as texts from '#texts/product.ts'
import * as S from './ProductDetails.styles.ts'

/** Specifications that describe materials; cosmetics list ingredients instead. */
const MATERIALS = new Set(['fabric', 'material', 'base metal', 'base'])

/** Descriptions of a product; empty ones are left out. */
export function ProductDetails({ product }: { product: Product }) {
  const { descriptionHtml, howToUse, ingredients, specifications, manufacturer, countryOfOrigin } = product
  const isWorn = specifications.some(({ name }) => MATERIALS.has(name.toLowerCase()))
  const origin = [
    { name: texts.maker, value: manufacturer },
    { name: texts.countryOfOrigin, value: countryOfOrigin },
  ].filter(({ value }) => value !== '')
  return (
    <div>
      {descriptionHtml !== '' && (
        <Accordion title={texts.description} isInitiallyOpen>
          <RichText html={descriptionHtml} />
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
      {origin.length > 0 && (
        <Accordion title={texts.makerAndOrigin}>
          <SpecificationTable rows={origin} />
        </Accordion>
      )}
    </div>
  )
}
