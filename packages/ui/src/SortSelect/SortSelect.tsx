import type { ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { useEarlyInput } from '../hooks/useEarlyInput.ts'
import { useIsHydrated } from '../hooks/useIsHydrated.ts'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { listTexts } from '../texts/listTexts.ts'
import * as S from './SortSelect.styles.ts'

export interface SortSelectProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** Id of the filter form, which submits the select without JavaScript. */
  form: string
  /** @default sort */
  name?: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** Sort order of a list. */
export function SortSelect({ form, name = 'sort', value, options, onChange, ...rest }: SortSelectProps) {
  const texts = useTexts(listTexts, 'SortSelect')
  const isHydrated = useIsHydrated()
  const field = useEarlyInput<HTMLSelectElement>((select) => onChange(select.value))

  return (
    <S.Root {...rest}>
      <S.Choice
        ref={field}
        autoComplete="off"
        label={texts.label}
        form={form}
        name={name}
        value={value}
        options={options}
        onChange={(event) => onChange(event.target.value)}
      />
      {!isHydrated && (
        <S.Submit>
          <Button type="submit" form={form} variant="secondary">
            {texts.submit}
          </Button>
        </S.Submit>
      )}
    </S.Root>
  )
}
