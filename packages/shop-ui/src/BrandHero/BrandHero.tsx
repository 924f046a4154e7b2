import type { Picture as PictureData } from '@shop/contract/pictures'
import type { ComponentPropsWithRef } from 'react'
import { Picture } from '@shop/ui/Picture'
import { Stack } from '@shop/ui/Stack'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { menus } from '../texts/menus.ts'
import * as S from './BrandHero.styles.ts'

export interface BrandHeroProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Name of the brand, the page's heading. A logo shows it already, so that the heading is then for screen readers only. */
  name: string
  /** Address of its logo. */
  logo?: string | null | undefined
  /** One sentence about the brand, such as that only this shop has it. */
  text?: string | undefined
  /** Pictures of its products, as decoration; at most three are shown, and none unless there are three. */
  pictures: readonly PictureData[]
  /** Its categories. A single one is not shown, because it has the same products. */
  categories: readonly { label: string; href: string }[]
}

const PICTURES = 3
/** The first picture is shown twice, from one address. */
const SIZES = '(min-width: 801px) 18vw, 33vw'

/** Top section of a brand's page. The ground of its first picture goes on behind the name. */
export function BrandHero({ name, logo, text, pictures, categories, ...rest }: BrandHeroProps) {
  const texts = useTexts(menus, 'BrandHero')
  const shown = pictures.length < PICTURES ? [] : pictures.slice(0, PICTURES)
  return (
    <S.Root data-pictures={shown.length > 0} {...rest}>
      {shown.length > 0 && (
        <S.Ground>
          <Picture picture={shown[0]} alt="" sizes={SIZES} ratio="auto" isPriority />
        </S.Ground>
      )}
      <Stack as={S.Text} gap="m" align="start">
        {logo && <S.Logo name={name} logo={logo} isPriority aria-hidden="true" />}
        <S.Name data-in-logo={Boolean(logo)}>{name}</S.Name>
        {text !== undefined && <p>{text}</p>}
        {categories.length > 1 && (
          <S.Categories role="list" aria-label={texts.categories(name)}>
            {categories.map(({ label, href }) => (
              <li key={href}>
                <S.Category href={href}>{label}</S.Category>
              </li>
            ))}
          </S.Categories>
        )}
      </Stack>
      {shown.length > 0 && (
        <S.Pictures>
          {shown.map((picture, index) => (
            <Picture key={index} picture={picture} alt="" sizes={SIZES} ratio="auto" isPriority />
          ))}
        </S.Pictures>
      )}
    </S.Root>
  )
}
