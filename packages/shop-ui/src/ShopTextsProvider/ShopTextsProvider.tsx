import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { Formats } from '@shop/ui/formats'
import { useFormats } from '@shop/ui/TextsProvider'
import type { ShopTexts, SomeShopTexts } from '../texts/texts.ts'

const ReplacedTexts = createContext<SomeShopTexts>({})

export interface ShopTextsProviderProps {
  /** Texts that differ from English. Declare the function outside of your component, so that it stays the same. */
  texts: (formats: Formats) => SomeShopTexts
  children: ReactNode
}

/** Texts of this shop's components inside, in the formats of the `TextsProvider` around it. */
export function ShopTextsProvider({ texts, children }: ShopTextsProviderProps) {
  const formats = useFormats()
  const replaced = useMemo(() => texts(formats), [texts, formats])
  return <ReplacedTexts value={replaced}>{children}</ReplacedTexts>
}

/** Texts of one component, from the file of `texts/` that has them. */
export function useTexts<Group, Component extends keyof Group & keyof ShopTexts>(
  english: (formats: Formats) => Group,
  component: Component,
): Group[Component] {
  const formats = useFormats()
  const replaced = useContext(ReplacedTexts)[component]
  return useMemo(
    () => ({ ...english(formats)[component], ...replaced }),
    [english, formats, component, replaced],
  )
}
