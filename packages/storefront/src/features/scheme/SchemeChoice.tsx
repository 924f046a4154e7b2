import { Button } from '@shop/ui/Button'
import { useStorage } from '#lib/storage/useStorage.ts'
import * as S from './SchemeChoice.styles.ts'
import { schemeStore, type Scheme } from './schemeStore.ts'

const schemes: readonly { label: string; scheme: Scheme }[] = [
  { label: 'Automatic', scheme: null },
  { label: 'Light', scheme: 'light' },
  { label: 'Dark', scheme: 'dark' },
]

/** Choice of the colour scheme; automatic follows the device. */
export function SchemeChoice() {
  const chosen = useStorage(schemeStore)
  const choose = (scheme: Scheme) => {
    schemeStore.update(() => scheme)
    window.dispatchEvent(new CustomEvent('shop:scheme', { detail: scheme }))
  }
  return (
    <S.Choices role="group" aria-label="Colours">
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
