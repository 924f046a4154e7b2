import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { ChevronDownIcon } from '../Icon/Icon.tsx'
import * as S from './Accordion.styles.ts'

export interface AccordionProps extends Omit<ComponentPropsWithRef<'details'>, 'title' | 'open'> {
  /** Summary that is always visible and toggles the content. */
  title: ReactNode
  /** Group name: opening one accordion closes the others with the same name. */
  name?: string
  /** Initial state of an uncontrolled accordion. */
  defaultOpen?: boolean
}

/** Expandable section on the native `<details>` element; works without JavaScript. */
export function Accordion({ title, defaultOpen = false, children, ...rest }: AccordionProps) {
  const [open] = useState(defaultOpen)
  return (
    <S.Root open={open} {...rest}>
      <S.Summary>
        {title}
        <ChevronDownIcon />
      </S.Summary>
      <S.Content>{children}</S.Content>
    </S.Root>
  )
}
