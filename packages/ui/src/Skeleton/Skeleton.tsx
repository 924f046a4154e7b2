import type { ComponentPropsWithRef, CSSProperties } from 'react'
import * as S from './Skeleton.styles.ts'

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** CSS length; the full width by default. */
  width?: string
  /** CSS length; one line of text by default. */
  height?: string
}

/** Holds the place of something that is on its way. Say so in words beside it. */
export function Skeleton({ width, height, style, ...rest }: SkeletonProps) {
  const size = { '--skeleton-width': width, '--skeleton-height': height, ...style } as CSSProperties
  return <S.Root aria-hidden="true" style={size} {...rest} />
}
