import { SIZE_GROUP } from '@shop/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { productQuery } from '#features/products/api/productQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { SizeGuide } from './SizeGuide.tsx'

interface CardSizeGuideProps {
  slug: string
  /** Place of the size in a combination. */
  at: number
  chosen: string | null
}

/** Button to the size guide of a product of which only the card is known: whether there is one comes with the whole product. */
export function CardSizeGuide({ slug, at, chosen }: CardSizeGuideProps) {
  const { api } = useServices()
  const { data: product } = useQuery(productQuery(api, slug))
  const group = product?.optionGroups.find(({ name, groups = [name] }) => groups[at] === SIZE_GROUP)
  if (product?.sizeGuide === undefined || group === undefined) return null
  return <SizeGuide product={product} group={group} at={at} chosen={chosen} />
}
