import type { ComponentPropsWithRef } from 'react'
import * as S from './Text.styles.ts'

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** The element; a paragraph unless it stands in a line or is something else. */
  as?: 'p' | 'span' | 'div' | 'small' | 'strong' | 'b' | 'ul' | 'dt' | 'dd' | 'figcaption'
  /** @default the size of what it stands in */
  size?: 'xs' | 's' | 'm' | 'l'
  /** Rank and meaning, never a colour. */
  tone?: 'inherit' | 'strong' | 'muted' | 'positive' | 'critical' | 'accent'
  /** @default the weight of what it stands in */
  weight?: 'normal' | 'medium' | 'bold'
  /** In spaced capitals: a name that stands over what is its own, such as a brand's. */
  isCapital?: boolean
  /** No wider than is good to read. */
  isMeasured?: boolean
}

/** Words with a size and a rank. */
export function Text({
  size,
  tone = 'inherit',
  weight,
  isCapital = false,
  isMeasured = false,
  ...rest
}: TextProps) {
  return (
    <S.Root
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-capital={isCapital}
      data-measured={isMeasured}
      {...rest}
    />
  )
}
