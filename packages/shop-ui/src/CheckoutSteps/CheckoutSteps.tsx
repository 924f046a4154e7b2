import type { ComponentPropsWithRef } from 'react'
import { CheckIcon } from '@shop/ui/Icon'
import { RawLink } from '@shop/ui/RawLink'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { checkout } from '../texts/checkout.ts'
import * as S from './CheckoutSteps.styles.ts'

export interface CheckoutStep {
  label: string
  /** Address of the step; undefined when the shopper can't go there. */
  href?: string
}

export interface CheckoutStepsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  steps: readonly CheckoutStep[]
  /** Index of the current step, from 0. */
  current: number
}

/** Progress through checkout, with links to completed steps. */
export function CheckoutSteps({ steps, current, ...rest }: CheckoutStepsProps) {
  const texts = useTexts(checkout, 'CheckoutSteps')
  return (
    <S.Root aria-label={texts.label} {...rest}>
      <S.Steps role="list">
        {steps.map(({ label, href }, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'upcoming'
          return (
            <S.Step key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <S.Mark aria-hidden="true">{state === 'done' ? <CheckIcon size="xs" /> : index + 1}</S.Mark>
              {state === 'done' && href !== undefined ? (
                <RawLink href={href}>{label}</RawLink>
              ) : (
                <span>{label}</span>
              )}
              {state === 'done' && <VisuallyHidden>{texts.done}</VisuallyHidden>}
            </S.Step>
          )
        })}
      </S.Steps>
    </S.Root>
  )
}
