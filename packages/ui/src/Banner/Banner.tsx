import type { Banner as BannerData } from '@shop/contract/home'
import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
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

/** A campaign: a headline, a sentence, one way in, a picture. Words between asterisks are set in italics. */
export function Banner({
  banner,
  size = 'hero',
  headingLevel = 2,
  isPriority = false,
  style,
  ...rest
}: BannerProps) {
  const tint = { '--banner-tint': banner.tint, ...style } as CSSProperties
  return (
    <S.Root data-size={size} style={tint} {...rest}>
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
