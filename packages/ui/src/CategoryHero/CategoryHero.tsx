import type { Picture as PictureData } from '@shop/contract/pictures'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Picture } from '../Picture/Picture.tsx'
import * as S from './CategoryHero.styles.ts'

export interface CategoryHeroProps extends Omit<ComponentPropsWithRef<'header'>, 'children' | 'title'> {
  /** The category; it is the heading of the page. */
  title: string
  /** Wide, and seen first. */
  picture?: PictureData | undefined
  /** The way to all of it. */
  actions: ReactNode
}

/** The top of a category's page. */
export function CategoryHero({ title, picture, actions, ...rest }: CategoryHeroProps) {
  return (
    <S.Root {...rest}>
      <S.Text>
        <h1>{title}</h1>
        {actions}
      </S.Text>
      {picture !== undefined && (
        <S.Picture>
          <Picture picture={picture} alt="" sizes="(min-width: 801px) 60vw, 100vw" ratio="auto" isPriority />
        </S.Picture>
      )}
    </S.Root>
  )
}
