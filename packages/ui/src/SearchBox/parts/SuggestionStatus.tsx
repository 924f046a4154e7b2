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

/** Announces the number of suggestions, and that they take longer than a second. It is there before it says something. */
export function SuggestionStatus({ count, isPending, typed }: SuggestionStatusProps) {
  const texts = useTexts(suggestionTexts, 'SearchBox')
  return (
    <S.Status role="status">
      {isPending ? <SignOfWork key={typed} /> : <VisuallyHidden>{texts.found(count)}</VisuallyHidden>}
    </S.Status>
  )
}

function SignOfWork() {
  const texts = useTexts(suggestionTexts, 'SearchBox')
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSlow && <Spinner role="presentation" size="s" label={texts.loading} />
}
