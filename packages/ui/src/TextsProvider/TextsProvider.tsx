import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { createFormats, type Formats, type FormatSettings } from '../formats/createFormats.ts'
import { indianFormats } from '../formats/formats.ts'
import { DirectionContext, type Direction } from '../hooks/useDirection.ts'
import type { SomeTexts, Texts } from '../texts/texts.ts'

interface Words {
  /** Texts that differ from English. */
  replaced: SomeTexts
  formats: Formats
}

const WordsContext = createContext<Words>({ replaced: {}, formats: indianFormats })

export interface TextsProviderProps extends Partial<FormatSettings> {
  /** Texts that differ from English. Declare the function outside of your component, so that it stays the same. */
  texts?: (formats: Formats) => SomeTexts
  /** `rtl` for Urdu or Arabic. Set `dir` of the page too, which the styles follow. */
  direction?: Direction
  children: ReactNode
}

const none = () => ({})

/** Texts, language, direction, currency and time zone of the components inside. Without it they are English and Indian. */
export function TextsProvider({
  texts = none,
  direction = 'ltr',
  locale = 'en-IN',
  currency = 'INR',
  timeZone = 'Asia/Kolkata',
  children,
}: TextsProviderProps) {
  const words = useMemo(() => {
    const formats = createFormats({ locale, currency, timeZone })
    return { formats, replaced: texts(formats) }
  }, [texts, locale, currency, timeZone])
  return (
    <DirectionContext value={direction}>
      <WordsContext value={words}>{children}</WordsContext>
    </DirectionContext>
  )
}

/** Texts of one component, from the file of `texts/` that has them. */
export function useTexts<Group, Component extends keyof Group & keyof Texts>(
  english: (formats: Formats) => Group,
  component: Component,
): Group[Component] {
  const { formats, replaced } = useContext(WordsContext)
  const texts = english(formats)[component]
  const others = replaced[component]
  return useMemo(() => (others ? { ...texts, ...others } : texts), [texts, others])
}

export const useFormats = (): Formats => useContext(WordsContext).formats
