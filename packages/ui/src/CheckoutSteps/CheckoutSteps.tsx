import type { ComponentPropsWithRef } from 'react'
import { CheckIcon } from '../Icon/Icon.tsx'
import { RawLink } from '../Link/RawLink.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './CheckoutSteps.styles.ts'

export interface CheckoutStep {
  label: string
  /** Where it is; left out for a step that can't be gone to from here. */
  href?: string | undefined
}

export interface CheckoutStepsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** All of them, in their order. */
  steps: readonly CheckoutStep[]
  /** Which one is under way, from 0. */
  current: number
}

/** How far it is to the order, and the way back to what is done. */
export function CheckoutSteps({ steps, current, ...rest }: CheckoutStepsProps) {
  return (
    <nav aria-label="Checkout" {...rest}>
      <S.Steps role="list">
        {steps.map(({ label, href }, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'upcoming'
          return (
            <S.Step key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <S.Mark aria-hidden="true">{state === 'done' ? <CheckIcon size={14} /> : index + 1}</S.Mark>
              {state === 'done' && href !== undefined ? (
                <RawLink href={href}>{label}</RawLink>
              ) : (
                <span>{label}</span>
              )}
              {state === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
            </S.Step>
          )
        })}
      </S.Steps>
    </nav>
  )
}
