import { ButtonLink, type ButtonLinkProps } from '@shop/ui/ButtonLink'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/shared.ts'

/** Link from an empty page to the best sellers, or to all products of a shop without any. */
export function StartLink({ variant }: Pick<ButtonLinkProps, 'variant'>) {
  const { bestSellers } = useServices().config.collections
  return (
    <ButtonLink href={paths.collection(bestSellers ? 'best-sellers' : 'all')} variant={variant}>
      {bestSellers ? texts.seeBestSellers : texts.seeAllProducts}
    </ButtonLink>
  )
}
