import type { ComponentPropsWithRef } from 'react'
import { Picture } from '@shop/ui/Picture'
import type { PictureData } from '@shop/ui/PictureProvider'
import { Skeleton } from '@shop/ui/Skeleton'
import { Stack } from '@shop/ui/Stack'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { menus } from '../texts/menus.ts'
import * as S from './Branches.styles.ts'

export interface MegaMenuLink {
  label: string
  href: string
  /** Shown beside the name. */
  picture?: PictureData
}

export interface MegaMenuBranch extends MegaMenuLink {
  /** The child categories below it. */
  children: readonly MegaMenuLink[]
}

export interface BranchesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Sub-categories; null while loading, `'failed'` when loading failed, which is not announced (specification §8). */
  branches: readonly MegaMenuBranch[] | null | 'failed'
  /** Name of the category above them. */
  label: string
  /**
   * Small pictures beside the names, or large ones above them, where the window is high enough.
   * @default 'beside'
   */
  pictures?: 'beside' | 'above'
}

const PICTURE = {
  beside: { sizes: '3rem', widths: [160] },
  above: { sizes: '6rem', widths: [160, 320], ratio: '1' },
}

/** The sub and child categories of a main category, in columns that begin in line. */
export function Branches({ branches, label, pictures, ...rest }: BranchesProps) {
  if (branches === null) return <Pending />
  if (branches === 'failed') return null
  return (
    <S.Groups aria-label={label} data-pictures={pictures} {...rest}>
      {branches.map((branch) => (
        <li key={branch.href}>
          <S.BranchLink href={branch.href}>
            {branch.picture && <Picture picture={branch.picture} alt="" {...PICTURE[pictures ?? 'beside']} />}
            {branch.label}
          </S.BranchLink>
          {branch.children.length > 0 && (
            <ul aria-label={branch.label}>
              {branch.children.map((leaf) => (
                <li key={leaf.href}>
                  <S.LeafLink href={leaf.href}>{leaf.label}</S.LeafLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </S.Groups>
  )
}

function Pending() {
  const texts = useTexts(menus, 'MegaMenu')
  return (
    <Stack as={S.Pending} gap="l" role="status">
      <VisuallyHidden>{texts.pending}</VisuallyHidden>
      <Skeleton width="40%" />
      <Skeleton width="70%" />
      <Skeleton width="55%" />
      <Skeleton width="62%" />
    </Stack>
  )
}
