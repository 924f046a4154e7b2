import { messages } from '@shop/contract/messages'
import { useId, type ComponentPropsWithRef } from 'react'
import { ArrowRightIcon, ChevronRightIcon } from '../Icon/Icon.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './MegaMenu.styles.ts'

export interface MegaMenuLink {
  label: string
  href: string
}

export interface MegaMenuBranch extends MegaMenuLink {
  /** The child categories below it. */
  children: readonly MegaMenuLink[]
}

export interface MegaMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The main categories; `href` is the page of each: `/category/{lowercased name}/{id}`. */
  categories: readonly (MegaMenuLink & { id: number })[]
  /** The category that is open; null when none is. */
  selectedId: number | null
  /** A category is opened, or the open one closed: the time to load its sub-categories. */
  onSelect: (id: number | null) => void
  /** What lies below the open category: null while it is on its way, `'failed'` when it could not be had. */
  branches: readonly MegaMenuBranch[] | null | 'failed'
}

/**
 * The categories mega-menu (spec §2): selecting a category toggles it and shows its sub-categories. The panel of a
 * `MenuDisclosure`; every category is a button and what it opens follows it, so the Tab key alone goes through it in order.
 */
export function MegaMenu({ categories, selectedId, onSelect, branches, ...rest }: MegaMenuProps) {
  const panelId = useId()
  const isAnyOpen = categories.some(({ id }) => id === selectedId)
  return (
    <S.Root {...rest}>
      <S.List aria-label="Categories">
        {categories.map(({ id, label, href }) => {
          const isOpen = id === selectedId
          return (
            <li key={id}>
              <S.Category
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? panelId : undefined}
                onClick={() => onSelect(isOpen ? null : id)}
              >
                {label}
                <ChevronRightIcon size={16} />
              </S.Category>
              {isOpen && (
                <S.Branches id={panelId}>
                  <S.AllLink href={href}>
                    {messages.menuCompleteCollections(label)}
                    <ArrowRightIcon size={16} />
                  </S.AllLink>
                  {branches === null && <Pending />}
                  {/* A failure is only logged (spec §8): the way to the whole category is still there. */}
                  {Array.isArray(branches) && <Branches branches={branches} label={label} />}
                </S.Branches>
              )}
            </li>
          )
        })}
      </S.List>
      {!isAnyOpen && <S.Hint>Choose a category to see more.</S.Hint>}
    </S.Root>
  )
}

function Branches({ branches, label }: { branches: readonly MegaMenuBranch[]; label: string }) {
  return (
    <S.Columns aria-label={label}>
      {branches.map((branch) => (
        <li key={branch.href}>
          <S.BranchLink href={branch.href}>{branch.label}</S.BranchLink>
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
    </S.Columns>
  )
}

function Pending() {
  return (
    <S.Pending role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton width="40%" />
      <Skeleton width="70%" />
      <Skeleton width="55%" />
      <Skeleton width="62%" />
    </S.Pending>
  )
}
