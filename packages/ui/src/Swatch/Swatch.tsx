import type { ComponentPropsWithRef, CSSProperties } from 'react'
import * as S from './Swatch.styles.ts'

export interface SwatchProps extends Omit<ComponentPropsWithRef<'span'>, 'color' | 'children'> {
  /** `#rgb` or `#rrggbb`; none for a value without a colour. */
  color?: string | null
  /**
   * CSS length.
   * @default 1.125rem
   */
  size?: string
  isSelected?: boolean
  /** Crosses the swatch out. */
  isSoldOut?: boolean
}

/** Decorative dot of colour; show its name beside it. */
export function Swatch({ color, size, isSelected = false, isSoldOut = false, style, ...rest }: SwatchProps) {
  const look = { '--swatch': color ?? undefined, '--swatch-size': size, ...style } as CSSProperties
  return (
    <S.Root
      data-chosen={isSelected || undefined}
      data-stock={isSoldOut ? 'out' : undefined}
      style={look}
      {...rest}
    />
  )
}
