import { Select } from '@shop/ui/Select'
import { useStorage } from '#lib/storage/useStorage.ts'
import { SupportedOnly } from './SchemeChoice.styles.ts'
import { schemeStore, type Scheme } from './schemeStore.ts'

const schemes: readonly { value: string; label: string; scheme: Scheme }[] = [
  { value: 'device', label: 'Colours as on this device', scheme: null },
  { value: 'light', label: 'Light colours', scheme: 'light' },
  { value: 'dark', label: 'Dark colours', scheme: 'dark' },
]

/** Choice of the colour scheme. */
export function SchemeChoice() {
  const chosen = useStorage(schemeStore)
  return (
    <SupportedOnly>
      <Select
        label="Colours"
        isLabelHidden
        options={schemes}
        value={chosen ?? 'device'}
        onChange={({ currentTarget }) => {
          const scheme = schemes.find(({ value }) => value === currentTarget.value)?.scheme ?? null
          schemeStore.update(() => scheme)
          window.dispatchEvent(new CustomEvent('shop:scheme', { detail: scheme }))
        }}
      />
    </SupportedOnly>
  )
}
