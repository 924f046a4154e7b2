import { useEffect, useState } from 'react'
import { Spinner } from '../../Spinner/Spinner.tsx'
import { useTexts } from '../../TextsProvider/TextsProvider.tsx'
import { suggestionTexts } from '../../texts/suggestionTexts.ts'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './SuggestionList.styles.ts'

const SLOW_MS = 1000

interface SuggestionStatusProps {
  count: number
  isPending: boolean
  typed: string
}

/** Announces the number of suggestions, and shows a spinner when they take longer than a second. It is there before it says something. */
export function SuggestionStatus({ count, isPending, typed }: SuggestionStatusProps) {
  const texts = useTexts(suggestionTexts, 'SearchBox')
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [isPending, typed])
  if (isSlow && !isPending) setIsSlow(false)
  return (
    <S.Status role="status">
      {isSlow && <Spinner role="presentation" size="s" label={texts.loading} />}
      {!isPending && <VisuallyHidden>{texts.found(count)}</VisuallyHidden>}
    </S.Status>
  )
}
