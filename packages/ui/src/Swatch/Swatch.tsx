import type { ComponentPropsWithRef, CSSProperties } from 'react'
import * as S from './Swatch.styles.ts'

export interface SwatchProps extends Omit<ComponentPropsWithRef<'span'>, 'color' | 'children'> {
  /** `#rgb` or `#rrggbb`; the contract lets nothing else through. Null for a value without a colour. */
  color: string | null
  /** CSS length. @default 1.125rem */
  size?: string
  /** Ringed, as the chosen one. */
  isChosen?: boolean
  /** Crossed out. */
  isSoldOut?: boolean
}

/** A dot of colour. It says nothing by itself: its name stands beside it. */
export function Swatch({ color, size, isChosen = false, isSoldOut = false, style, ...rest }: SwatchProps) {
  const look = { '--swatch-color': color ?? undefined, '--swatch-size': size, ...style } as CSSProperties
  return (
    <S.Root
      aria-hidden="true"
      data-chosen={isChosen}
      data-stock={isSoldOut ? 'out' : 'in'}
      style={look}
      {...rest}
    />
  )
}
