import type { Product } from '@shop/contract/products'
import { Accordion } from '@shop/ui/Accordion'
import { RichText } from '@shop/ui/RichText'
import { SpecificationTable } from '@shop/ui/SpecificationTable'
import * as S from './ProductDetails.styles.ts'

/** Specifications that describe materials; cosmetics list ingredients instead. */
const MATERIALS = new Set(['fabric', 'material', 'base metal', 'base'])

/** Descriptions of a product; empty ones are left out. */
export function ProductDetails({ product }: { product: Product }) {
  const { descriptionHtml, howToUse, ingredients, specifications, manufacturer, countryOfOrigin } = product
  const isWorn = specifications.some(({ name }) => MATERIALS.has(name.toLowerCase()))
  const origin = [
    { name: 'Maker', value: manufacturer },
    { name: 'Country of origin', value: countryOfOrigin },
  ].filter(({ value }) => value !== '')
  return (
    <div>
      {descriptionHtml !== '' && (
        <Accordion title="Description" isInitiallyOpen>
          <RichText html={descriptionHtml} />
        </Accordion>
      )}
      {howToUse !== '' && (
        <Accordion title={isWorn ? 'Wear and care' : 'How to use'}>
          <S.Text>{howToUse}</S.Text>
        </Accordion>
      )}
      {ingredients !== '' && (
        <Accordion title={isWorn ? 'Material' : 'Ingredients'}>
          <S.Text>{ingredients}</S.Text>
        </Accordion>
      )}
      {specifications.length > 0 && (
        <Accordion title="Specifications">
          <SpecificationTable rows={specifications} />
        </Accordion>
      )}
      {origin.length > 0 && (
        <Accordion title="Maker and origin">
          <SpecificationTable rows={origin} />
        </Accordion>
      )}
    </div>
  )
}
