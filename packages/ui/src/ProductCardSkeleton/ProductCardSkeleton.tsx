import type { ComponentPropsWithRef } from 'react'
import { CardText } from '../lib/productCard.styles.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as S from './ProductCardSkeleton.styles.ts'

export type ProductCardSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>

/** Placeholder with the geometry of a `ProductCard`. */
export function ProductCardSkeleton(props: ProductCardSkeletonProps) {
  return (
    <div aria-hidden="true" {...props}>
      <S.Frame />
      <CardText>
        <Skeleton width="40%" height="0.75rem" />
        <Skeleton width="85%" height="1.3125rem" />
        <Skeleton width="55%" height="1.35rem" />
      </CardText>
      <S.Button />
    </div>
  )
}
