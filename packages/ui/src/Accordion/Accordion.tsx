import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { ChevronDownIcon } from '../Icon/Icon.tsx'
import * as S from './Accordion.styles.ts'

export interface AccordionProps extends Omit<ComponentPropsWithRef<'details'>, 'title' | 'open'> {
  /** What is always in sight, and opens the rest. */
  title: ReactNode
  /** Of several with the same name only one is open. */
  name?: string
  /** Open at first; from then on it is the reader's. */
  isInitiallyOpen?: boolean
}

/** A heading that opens to its content: the browser's own `<details>`, which needs no script. */
export function Accordion({ title, isInitiallyOpen = false, children, ...rest }: AccordionProps) {
  const [open] = useState(isInitiallyOpen)
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
