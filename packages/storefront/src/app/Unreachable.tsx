import { Button } from '@shop/ui/Button'
import { EmptyState } from '@shop/ui/EmptyState'
import { useEffect, useState } from 'react'
import { PageTitle } from '#lib/PageTitle.tsx'
import * as offlineTexts from '#texts/offlinePage.ts'
import * as texts from '#texts/shell.ts'

/** Screen without a connection to the shop, like the page of a browser that is offline (decision 148). The page loads again when the browser is online. */
export function Unreachable({ message }: { message: string }) {
  const [isStillOffline, setIsStillOffline] = useState(false)
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  const retry = () => (navigator.onLine ? reload() : setIsStillOffline(true))
  return (
    <>
      <PageTitle>{offlineTexts.title}</PageTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        role="alert"
        headingLevel={1}
        tone="accent"
        icon={
          <svg
            viewBox="0 0 24 24"
            width="2.25rem"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={offlineTexts.mark} />
          </svg>
        }
        title={offlineTexts.heading}
        actions={<Button onClick={retry}>{texts.tryAgain}</Button>}
      >
        {isStillOffline ? texts.stillOffline(message) : message}
      </EmptyState>
    </>
  )
}

function reload() {
  window.location.reload()
}
