import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ChevronDownIcon } from '../Icon/Icon.tsx'
import * as S from './Accordion.styles.ts'

export interface AccordionProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  title: ReactNode
  /** Of several with the same name only one is open. */
  name?: string
  /** Open from the start. */
  open?: boolean
}

/** A heading that opens to its content: the browser's own `<details>`, which needs no script. */
export function Accordion({ title, children, ...rest }: AccordionProps) {
  return (
    <S.Root {...rest}>
      <S.Summary>
        {title}
        <ChevronDownIcon />
      </S.Summary>
      <S.Content>{children}</S.Content>
    </S.Root>
  )
}
