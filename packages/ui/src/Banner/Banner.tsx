import type { Banner as BannerData } from '@shop/contract/home'
import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { carriesLightLook } from '../lib/carriesLightLook.ts'
import { Picture } from '../Picture/Picture.tsx'
import * as S from './Banner.styles.ts'

export interface BannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Picture, words and the place it leads to. */
  banner: BannerData
  /** `hero` opens a page, `tile` stands among others. */
  size?: 'hero' | 'tile'
  /** Level of its heading. */
  headingLevel?: 1 | 2 | 3
  /** Its picture is the first that is seen. */
  isPriority?: boolean
}

/**
 * A campaign: a headline, a sentence, one way in, a picture. Words between asterisks are set in italics. Its editor's tint,
 * into which the picture melts, keeps the light look on a dark page too; a tint on which that can't be read is not used.
 */
export function Banner({
  banner,
  size = 'hero',
  headingLevel = 2,
  isPriority = false,
  style,
  ...rest
}: BannerProps) {
  const isTinted = carriesLightLook(banner.tint)
  const tint = isTinted ? ({ '--banner-tint': banner.tint } as CSSProperties) : undefined
  return (
    <S.Root
      data-size={size}
      data-theme={isTinted ? 'light' : undefined}
      style={{ ...tint, ...style }}
      {...rest}
    >
      <S.Text>
        <S.Eyebrow>{banner.eyebrow}</S.Eyebrow>
        <S.Title as={`h${headingLevel}`}>
          {banner.title
            .split('*')
            .map((part, index) => (index % 2 === 1 ? <em key={index}>{part}</em> : part))}
        </S.Title>
        <S.Copy>{banner.text}</S.Copy>
        <ButtonLink href={banner.href} variant={size === 'hero' ? 'primary' : 'secondary'} size="l">
          {banner.button}
        </ButtonLink>
      </S.Text>
      <S.Frame>
        <Picture
          picture={banner.picture}
          alt=""
          sizes={size === 'hero' ? '(min-width: 801px) 48vw, 100vw' : '(min-width: 801px) 24vw, 100vw'}
          isPriority={isPriority}
        />
      </S.Frame>
    </S.Root>
  )
}
