import type { ComponentPropsWithRef, SVGProps } from 'react'
import { iconSize } from '../tokens/iconSize.ts'
import * as S from './Icon.styles.ts'

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  /** Width and height, in proportion to the user's font size. */
  size?: keyof typeof iconSize
}

/** An icon of one path. */
export function icon(d: string, isDirectional = false, look?: SVGProps<SVGPathElement>) {
  const shape = <path d={d} {...look} />
  return function Icon({ size = 'l', ...rest }: IconProps) {
    return (
      <S.Root
        width={iconSize[size]}
        height={iconSize[size]}
        viewBox="0 0 24 24"
        aria-hidden="true"
        data-directional={isDirectional || undefined}
        {...rest}
      >
        {shape}
      </S.Root>
    )
  }
}
