import type { ComponentPropsWithRef } from 'react'
import * as S from './Text.styles.ts'

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /**
   * Rendered element.
   * @default p
   */
  as?: 'p' | 'span' | 'div' | 'small' | 'strong' | 'b' | 'ul' | 'dt' | 'dd' | 'figcaption'
  /** @default inherited */
  size?: 'xs' | 's' | 'm' | 'l'
  tone?: 'inherit' | 'strong' | 'muted' | 'positive' | 'critical' | 'accent'
  /** @default inherited */
  weight?: 'normal' | 'medium' | 'bold'
  /** Letter-spaced capitals, for eyebrows such as a brand name. */
  isCapital?: boolean
  /** Limits the line length for reading. */
  isMeasured?: boolean
}

/** Text with a size and a tone. */
export function Text({ size, tone = 'inherit', weight, isCapital, isMeasured, ...rest }: TextProps) {
  return (
    <S.Root
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-capital={isCapital || undefined}
      data-measured={isMeasured || undefined}
      {...rest}
    />
  )
}
