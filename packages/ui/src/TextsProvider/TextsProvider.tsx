import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { createFormats, type Formats, type FormatSettings } from '../formats/createFormats.ts'
import { indianFormats } from '../formats/formats.ts'
import { DirectionContext, type Direction } from '../hooks/useDirection.ts'
import { english, type SomeTexts, type Texts } from '../texts/english.ts'

interface Words {
  texts: Texts
  formats: Formats
}

const inEnglish: Words = { texts: english(indianFormats), formats: indianFormats }
const WordsContext = createContext(inEnglish)

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
    return { formats, texts: merge(english(formats), texts(formats)) }
  }, [texts, locale, currency, timeZone])
  return (
    <DirectionContext value={direction}>
      <WordsContext value={words}>{children}</WordsContext>
    </DirectionContext>
  )
}

function merge(all: Texts, some: SomeTexts): Texts {
  const components = Object.keys(all) as (keyof Texts)[]
  const merged = components.map((component) => [component, { ...all[component], ...some[component] }])
  return Object.fromEntries(merged) as Texts
}

/** Texts of one component. */
export const useTexts = <Component extends keyof Texts>(component: Component): Texts[Component] =>
  useContext(WordsContext).texts[component]

export const useFormats = (): Formats => useContext(WordsContext).formats
