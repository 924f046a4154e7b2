import { ButtonLink } from '@shop/ui/ButtonLink'
import { WishlistView } from '@shop/ui/WishlistView'
import { useQuery } from '@tanstack/react-query'
import { wishlistQuery } from '#features/wishlist/api/wishlistQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { ConnectedProductCard } from '#routes/shared/ConnectedProductCard.tsx'
import * as S from '../ProfileRoute.styles.ts'
import { LoadFailed } from './LoadFailed.tsx'

/** What the shopper wished for. */
export function WishlistTab() {
  const { api } = useServices()
  const { data, isError, refetch } = useQuery(wishlistQuery(api))
  return (
    <>
      <S.Title>Wishlist</S.Title>
      {isError && data === undefined ? (
        <LoadFailed what="Your wishlist" onRetry={() => void refetch()} />
      ) : (
        <WishlistView
          cards={
            data?.map((product) => ({
              id: product.id,
              card: <ConnectedProductCard product={product} headingLevel={2} />,
            })) ?? null
          }
          emptyActions={<ButtonLink href={paths.collection('best-sellers')}>See best sellers</ButtonLink>}
        />
      )}
    </>
  )
}
