import { useId } from 'react'
import { Button } from '@shop/ui/Button'
import { useStorage } from '#lib/storage/useStorage.ts'
import * as S from './SchemeChoice.styles.ts'
import { schemeStore, type Scheme } from './schemeStore.ts'
import * as texts from '#texts/scheme.ts'

const schemes: readonly { label: string; scheme: Scheme }[] = [
  { label: texts.automatic, scheme: null },
  { label: texts.light, scheme: 'light' },
  { label: texts.dark, scheme: 'dark' },
]

export function SchemeChoice() {
  const chosen = useStorage(schemeStore)
  const choose = (scheme: Scheme) => {
    schemeStore.update(() => scheme)
    window.dispatchEvent(new CustomEvent('shop:scheme', { detail: scheme }))
  }
  const labelId = useId()
  return (
    <S.Choices role="group" aria-labelledby={labelId}>
      <span id={labelId}>{texts.colours}</span>
      {schemes.map(({ label, scheme }) => (
        <Button
          key={label}
          variant="quiet"
          aria-pressed={scheme === (chosen ?? null)}
          onClick={() => choose(scheme)}
        >
          {label}
        </Button>
      ))}
    </S.Choices>
  )
}
