import { messages } from '@shop/contract/messages'
import type { ComponentPropsWithRef } from 'react'
import { ArrowRightIcon } from '@shop/ui/Icon'
import { Branches, type BranchesProps } from '../Branches/Branches.tsx'
import { AllLink } from '../lib/menu.styles.ts'
import * as S from './CategoryPanel.styles.ts'

export interface CategoryPanelProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>, Pick<BranchesProps, 'branches' | 'label'> {
  /** Address of the category's own list. */
  allHref: string
}

/** Panel of a main category in the main menu (specification §2): its sub and child categories. */
export function CategoryPanel({ label, allHref, branches, ...rest }: CategoryPanelProps) {
  return (
    <S.Root {...rest}>
      <AllLink href={allHref}>
        {messages.menuAllProduct(label)}
        <ArrowRightIcon size="s" />
      </AllLink>
      <Branches branches={branches} label={label} />
    </S.Root>
  )
}
