import type { ComponentPropsWithRef, CSSProperties } from 'react'
import * as S from './Skeleton.styles.ts'

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** CSS length; full width by default. */
  width?: string
  /** CSS length; one line of text by default. */
  height?: string
}

/** Placeholder for loading content. Put a loading text for screen readers beside it. */
export function Skeleton({ width, height, style, ...rest }: SkeletonProps) {
  const size = { '--skeleton-width': width, '--skeleton-height': height, ...style } as CSSProperties
  return <S.Root aria-hidden="true" style={size} {...rest} />
}
